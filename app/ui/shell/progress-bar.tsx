import { usePage } from "../parts/page.tsx";

/** A thin bar in the primary color at the top while the next screen loads. */
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
