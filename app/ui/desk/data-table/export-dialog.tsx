import { useState } from "react";
import { Button, buttonClass } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField } from "../../parts/field.tsx";
import { Notice } from "../../parts/notice.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import type { ExportCall } from "./export-call.ts";
import { exportPartName } from "./filter-labels.ts";
import type { TableSelection } from "./table-column.ts";
import { useListExport } from "./use-list-export.ts";

type ExportDialogProps = {
  call: ExportCall;
  /** Selected rows, or all that match. */
  selection: TableSelection;
  onClose: () => void;
};

/** Which columns of the rows go into a file, and how far its job is. */
export function ExportDialog({ call, selection, onClose }: ExportDialogProps) {
  const page = usePage();
  const { t } = page;
  const [part, setPart] = useState(call.parts[0]!);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [format, setFormat] = useState<"csv" | "json">("csv");
  const { run, hasFailed, begin } = useListExport(call);
  const isBusy = run?.state === "queued" || run?.state === "running";
  const columns = part.columns.filter((column) => !left.has(column));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Export")}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("Close")}
          </Button>
          {run?.state === "done" ? (
            <a href={call.fileOf(run.id)} download className={buttonClass("primary")}>
              {t("Download")}
            </a>
          ) : (
            <Button
              isPending={isBusy}
              disabled={columns.length === 0}
              onClick={() =>
                void begin({ ...selection, part: part.name, format, columns: left.size === 0 ? [] : columns })
              }
            >
              {t("Export")}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        {call.parts.length > 1 && (
          <SelectField
            label={t("Rows")}
            value={part.name}
            onChange={(event) => {
              setPart(call.parts.find(({ name }) => name === event.target.value)!);
              setLeft(new Set());
            }}
          >
            {call.parts.map(({ name }) => (
              <option key={name} value={name}>
                {exportPartName(name, t)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t("Format")}
          value={format}
          onChange={(event) => setFormat(event.target.value === "json" ? "json" : "csv")}
        >
          <option value="csv">{"CSV"}</option>
          <option value="json">{"JSON"}</option>
        </SelectField>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t("Columns")}</legend>
          <div className="grid max-h-52 grid-cols-2 gap-x-3 overflow-y-auto">
            {part.columns.map((column) => (
              <label key={column} className="flex min-h-8 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={!left.has(column)}
                  onChange={(event) => {
                    const next = new Set(left);
                    if (event.target.checked) next.delete(column);
                    else next.add(column);
                    setLeft(next);
                  }}
                />
                <bdi className="min-w-0 truncate">{column}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status">
          {isBusy && (
            <p className="text-sm">
              {t("{done} of {total} done", {
                done: formatNumber(page, run.done),
                total: formatNumber(page, run.total),
              })}
            </p>
          )}
          {run?.state === "done" && <Notice kind="success" title={t("Your export is ready")} />}
          {hasFailed && <Notice kind="error" title={t("The export failed. Please try again.")} />}
        </div>
      </div>
    </Dialog>
  );
}
