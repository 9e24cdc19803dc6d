import type { ImportSummary } from "#domain/catalog/import/import.ts";
import type { Translate } from "#shared/translate.ts";
import type { RunInHistory } from "./import-history.tsx";

/** An import of products in the history; `reports`: the path above their reports. */
export function productRun(run: ImportSummary, t: Translate, reports: string): RunInHistory {
  const { id, fileName, startedAt, startedBy, errorsCount, canUndo } = run;
  const report = errorsCount > 0 ? `${reports}/${id}/report.csv` : null;
  return { id, fileName, startedAt, startedBy, canUndo, report, state: stateName(run, t), summary: summaryOf(run, t) };
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
