import { usePage } from "../parts/page.tsx";

/** Two pixels of the primary colour at the top while the next screen is on its way. */
export function ProgressBar({ isLoading }: { isLoading: boolean }) {
  const { t } = usePage();
  return (
    <div data-shell="" role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {isLoading && (
        <>
          <div className="progress h-full bg-primary" />
          <span className="sr-only">{t("Loading")}</span>
        </>
      )}
    </div>
  );
}
