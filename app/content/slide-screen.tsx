import type { SlideCollection, SlideForm } from "#domain/platform/home-admin/home-admin.ts";
import { useCall } from "#app/api-client/call.ts";
import { LibraryButton } from "#app/media/library-button.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { SlideEditor } from "#app/ui/home-admin/slide-editor.tsx";
import { useLinkSearch } from "./use-link-search.ts";

type SlideScreenProps = {
  permissions: readonly string[];
  collection: SlideCollection;
  title: string;
  slides: readonly SlideForm[];
  clicks: readonly { id: number; clicks: number }[];
  /** Of the slides as they were read. */
  revision: string;
  languages: readonly { code: string; name: string }[];
  timeZone: string;
};

/** The operator's screen of the slides or the banners. */
export function SlideScreen(props: SlideScreenProps) {
  const { permissions, collection, title, slides, clicks, revision, languages, timeZone } = props;
  const call = useCall();
  const searchLinks = useLinkSearch();
  return (
    <>
      <AdminFrame permissions={permissions} title={title}>
        <SlideEditor
          key={revision}
          collection={collection}
          slides={slides}
          languages={languages}
          clicks={clicks}
          timeZone={timeZone}
          sources={{
            library: (onChoose) => <LibraryButton side="operator" onChoose={onChoose} />,
            onImage: async (image) => {
              const outcome = await call.post("/admin/pictures", { form: { image } }, { isSuccessShown: false });
              return outcome.ok ? outcome.answer.file : null;
            },
            searchLinks,
          }}
          onSave={async (sent) => {
            const outcome = await call.post(
              `/admin/${collection}`,
              { json: { slides: sent, revision } },
              { changes: ["content"], keepsScreen: true },
            );
            return outcome.ok ? null : outcome.errors;
          }}
        />
      </AdminFrame>
    </>
  );
}
