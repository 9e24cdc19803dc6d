import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { encodeDraft } from "#app/content/encode-draft.ts";
import type { SentSection } from "#app/ui/home-admin/home-composer.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { MAX_HOME_DRAFT } from "#shared/home-draft.ts";
import { HomePart } from "../../storefront/home/home-part.tsx";
import type { loader } from "../home-preview/home-preview.tsx";

const PAUSE_MILLISECONDS = 500;
const stay = () => undefined;

/** The home page with the unsaved arrangement, at half its size. */
export function LiveHomePreview({ sections }: { sections: readonly SentSection[] }) {
  const { t } = usePage();
  const { load, data, state } = useFetcher<typeof loader>();
  const draft = encodeDraft(sections);
  const isTooLong = draft.length > MAX_HOME_DRAFT;
  useEffect(() => {
    if (isTooLong) return;
    const timer = setTimeout(() => void load(`${href("/admin/home/preview")}?draft=${draft}`), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [load, draft, isTooLong]);
  return (
    <section aria-label={t("Preview")} aria-busy={state !== "idle"} className="min-w-0">
      <h2 className="mb-2 text-xl">{t("Preview")}</h2>
      <p role="status" className="mb-2 text-sm text-muted">
        {isTooLong
          ? t("This is too long to preview. Save to see it.")
          : t("As arranged here. Sections without content are hidden.")}
      </p>
      <div
        inert
        className="grid grid-cols-1 gap-10 overflow-hidden rounded-card border border-line bg-paper py-8 [zoom:0.5]"
      >
        {data?.sections.map((section) => (
          <HomePart key={section.id} section={section} onChangeDue={stay} />
        ))}
      </div>
    </section>
  );
}
