import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { Button, buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

/** A run of an import: its state and what came of it in words. */
export type RunInHistory = {
  id: number;
  fileName: string;
  state: string;
  summary: string;
  startedAt: string;
  startedBy: string;
  /** The address of its report; null if nothing was wrong. */
  report: string | null;
  canUndo: boolean;
};

type ImportHistoryProps = { runs: readonly RunInHistory[]; isBusy: boolean; onUndo: (id: number) => void };

/** The latest runs, with what came of them, their reports and their undo. */
export function ImportHistory({ runs, isBusy, onUndo }: ImportHistoryProps) {
  const { t } = usePage();
  if (runs.length === 0) return null;
  return (
    <AccountCard title={t("Import history")} text={t("An import can be undone for 24 hours.")}>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold wrap-anywhere">
                <bdi>{run.fileName}</bdi> · {run.state}
              </p>
              <p className="text-muted">
                <Moment iso={run.startedAt} withTime />
                {run.startedBy !== "" && (
                  <>
                    {" · "}
                    <bdi>{run.startedBy}</bdi>
                  </>
                )}
              </p>
              <p className="text-muted">{run.summary}</p>
            </div>
            {run.report && (
              <a href={run.report} download className={buttonClass("secondary")}>
                {t("Report")}
              </a>
            )}
            {run.canUndo && (
              <Button variant="danger" data-action="" isPending={isBusy} onClick={() => onUndo(run.id)}>
                {t("Undo import")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
