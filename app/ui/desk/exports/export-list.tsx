import type { ListExport } from "#domain/platform/list-export/list-export.ts";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../../order/moment.tsx";
import { buttonClass } from "../../parts/button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import { exportPartName } from "../data-table/filter-words.ts";

type ExportListProps = { exports: readonly ListExport[]; fileOf: (run: ListExport) => string };

/** Exports of the last days, with their files. */
export function ExportList({ exports, fileOf }: ExportListProps) {
  const page = usePage();
  const { t } = page;
  if (exports.length === 0)
    return (
      <EmptyState
        icon="download"
        title={t("No exports yet")}
        text={t("Choose Export above a list. The file is kept here for 7 days.")}
      />
    );
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {exports.map((run) => (
        <li key={run.id} className="flex flex-wrap items-center gap-3 p-4">
          <div className="min-w-0 grow">
            <p className="font-semibold">
              {exportPartName(run.list, t)} · {run.format.toUpperCase()}
            </p>
            <p className="text-sm text-muted">
              <Moment iso={run.startedAt} withTime /> ·{" "}
              {run.state === "done"
                ? t("{number} rows", { number: formatNumber(page, run.rows) })
                : stateName(run, t, (value) => formatNumber(page, value))}
            </p>
          </div>
          {run.state === "done" && (
            <a href={fileOf(run)} download className={buttonClass("secondary")}>
              {t("Download")}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateName({ state, done, total }: ListExport, t: Translate, number: (value: number) => string): string {
  if (state === "failed") return t("Failed");
  return t("{done} of {total} done", { done: number(done), total: number(total) });
}
