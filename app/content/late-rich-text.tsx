import { lazy } from "react";
import { useCall } from "#app/api-client/call.ts";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LibraryButton } from "#app/media/library-button.tsx";
import { LatePart } from "#app/shell/failed-part.tsx";
import { useLinkSearch } from "./use-link-search.ts";
import type { RichTextProps } from "#app/ui/page-admin/rich-text.tsx";

const RichText = lazy(() =>
  loadChunk(() => import("#app/ui/page-admin/rich-text.tsx").then((module) => ({ default: module.RichText }))),
);

/** The rich-text editor, loaded where it is shown. */
export function LateRichText(props: RichTextProps) {
  return (
    <LatePart>
      <RichText {...props} />
    </LatePart>
  );
}

/** The same for a text that is made of blocks, with the operator's images. */
export function LateBlockText(props: Omit<RichTextProps, "pictures">) {
  const call = useCall();
  const searchLinks = useLinkSearch();
  return (
    <LateRichText
      {...props}
      pictures={{
        searchLinks,
        library: (onChoose) => <LibraryButton side="operator" onChoose={onChoose} />,
        onImage: async (image) => {
          const outcome = await call.post("/admin/pictures", { form: { image } }, { isSuccessShown: false });
          return outcome.ok ? outcome.answer.file : null;
        },
      }}
    />
  );
}
