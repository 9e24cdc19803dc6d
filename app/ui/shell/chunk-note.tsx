import { usePage } from "../parts/page.tsx";

/** Shown by the inline script when the page's scripts fail to load, even after a reload. */
export function ChunkNote() {
  const { t } = usePage();
  return (
    <div
      id="chunk_lost"
      hidden
      role="alert"
      data-shell=""
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-xl rounded-card border border-danger bg-surface p-4 shadow-lifted md:bottom-6"
    >
      <p className="font-semibold">{t("This part of the page didn't load")}</p>
      <p className="text-sm text-muted">{t("Check your connection and try again. Your cart is safe.")}</p>
      <button type="button" data-reload="" className="mt-2 inline-block font-semibold text-primary-text underline">
        {t("Try again")}
      </button>
    </div>
  );
}
