import { usePage } from "../parts/page.tsx";

/** The first link of a page, shown when it has the focus: past the header, to the content. */
export function SkipLink() {
  const { t } = usePage();
  return (
    <a
      href="#main"
      data-shell=""
      className="fixed start-2 top-2 z-50 -translate-y-20 rounded-field bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
    >
      {t("Skip to content")}
    </a>
  );
}
