import type { ListExport } from "#domain/platform/list-export/list-export.ts";
import { Chip } from "../../admin/chip.tsx";
import { buttonClass } from "../../parts/button.tsx";
import { formatNumber, type Page } from "../../parts/page.tsx";
import { exportPartName } from "../data-table/filter-labels.ts";
import { momentColumn } from "../data-table/usual-columns.tsx";
import type { TableColumn, TableFilter } from "../data-table/table-column.ts";

const TONES = { queued: "calm", running: "open", done: "good", failed: "bad" } as const;

function stateName(state: ListExport["state"], { t }: Page): string {
  const names: Record<ListExport["state"], string> = {
    queued: t("Waiting"),
    running: t("In progress"),
    done: t("Done"),
    failed: t("Failed"),
  };
  return names[state];
}

/** Exports of the last days, with their files. */
export function exportColumns(page: Page, fileOf: (run: ListExport) => string): TableColumn<ListExport>[] {
  const { t } = page;
  const number = (value: number) => formatNumber(page, value);
  return [
    { id: "list", label: t("List"), cell: ({ list }) => exportPartName(list, t) },
    { id: "format", label: t("Format"), cell: ({ format }) => format.toUpperCase() },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state, done, total }) => (
        <Chip tone={TONES[state]}>
          {state === "running"
            ? t("{done} of {total} done", { done: number(done), total: number(total) })
            : stateName(state, page)}
        </Chip>
      ),
    },
    { id: "rows", label: t("Rows"), isAtEnd: true, isSortedDescendingFirst: true, cell: ({ rows }) => number(rows) },
    momentColumn("started", t("Started"), "startedAt", { withTime: true }),
    {
      id: "actions",
      label: t("Actions"),
      cell: (run) =>
        run.state === "done" && (
          <a href={fileOf(run)} download className={buttonClass("secondary", "small")}>
            {t("Download")}
            <span className="sr-only">: {exportPartName(run.list, t)}</span>
          </a>
        ),
    },
  ];
}

export function exportFilters(page: Page): TableFilter[] {
  const { t } = page;
  return [
    {
      name: "state",
      label: t("Status"),
      choices: (["queued", "running", "done", "failed"] as const).map((value) => ({
        value,
        label: stateName(value, page),
      })),
    },
    {
      name: "format",
      label: t("Format"),
      choices: ["csv", "json"].map((value) => ({ value, label: value.toUpperCase() })),
    },
  ];
}
