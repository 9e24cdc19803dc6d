import type { ImportSummary } from "#domain/catalog/import/import.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Moment } from "../order/moment.tsx";
import { Button, buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type ImportHistoryProps = {
  imports: readonly ImportSummary[];
  reportOf: (id: number) => string;
  isBusy: boolean;
  onUndo: (id: number) => void;
};

/** The latest runs, with what came of them, their reports and their undo. */
export function ImportHistory({ imports, reportOf, isBusy, onUndo }: ImportHistoryProps) {
  const { t } = usePage();
  if (imports.length === 0) return null;
  return (
    <AccountCard title={t("Import history")} text={t("An import can be undone for 24 hours.")}>
      <ul className="divide-y divide-line">
        {imports.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold wrap-anywhere">
                <bdi>{run.fileName}</bdi> · {stateName(run, t)}
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
              <p className="text-muted">{summaryOf(run, t)}</p>
            </div>
            {run.errorsCount > 0 && (
              <a href={reportOf(run.id)} download className={buttonClass("secondary")}>
                {t("Report")}
              </a>
            )}
            {run.canUndo && (
              <Button look="danger" data-action="" isPending={isBusy} onClick={() => onUndo(run.id)}>
                {t("Undo import")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function summaryOf({ created, updated, skipped, pictures }: ImportSummary, t: Translate): string {
  const parts = [
    t("Created: {count}", { count: created }),
    t("Changed: {count}", { count: updated }),
    t("Skipped: {count}", { count: skipped }),
  ];
  if (pictures.waiting > 0) parts.push(t("Pictures to fetch: {count}", { count: pictures.waiting }));
  if (pictures.failed > 0) parts.push(t("Pictures that failed: {count}", { count: pictures.failed }));
  return parts.join(" · ");
}

function stateName({ state, isDryRun }: ImportSummary, t: Translate): string {
  if (isDryRun && state === "done") return t("Checked only");
  const names = {
    queued: t("Waiting"),
    running: t("Running"),
    done: t("Done"),
    failed: t("Failed"),
    undone: t("Undone"),
  };
  return names[state];
}
