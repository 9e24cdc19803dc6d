import { lazy } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { LatePart } from "#app/shell/failed-part.tsx";
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
