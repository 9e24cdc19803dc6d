import { Link, href } from "react-router";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type ConsentBarProps = {
  isPending: boolean;
  onAcceptAll: () => void;
  onDeclineAll: () => void;
  onChoose: () => void;
};

/** Asks once; declining is as easy as accepting. */
export function ConsentBar({ isPending, onAcceptAll, onDeclineAll, onChoose }: ConsentBarProps) {
  const { t } = usePage();
  return (
    <aside
      data-shell=""
      aria-label={t("Cookie settings")}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 border-t border-line bg-surface shadow-lifted md:bottom-0"
    >
      <div className="content-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <p className="min-w-0 flex-[1_1_20rem] text-sm">
          {t("We'd like to use optional cookies. Nothing is loaded unless you agree.")}{" "}
          <Link to={href("/page/:slug", { slug: "privacy-policy" })} className="underline">
            {t("Privacy")}
          </Link>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={onChoose}>
            {t("Choose")}
          </Button>
          <Button variant="secondary" size="small" isPending={isPending} onClick={onDeclineAll}>
            {t("Only necessary")}
          </Button>
          <Button variant="secondary" size="small" isPending={isPending} onClick={onAcceptAll}>
            {t("Accept all")}
          </Button>
        </div>
      </div>
    </aside>
  );
}
