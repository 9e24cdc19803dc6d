import { type ChangeEvent, useId, useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

const MAX_SHOWN = 20;
const MAX_CHARACTERS = 500_000;

export type CsvReport = {
  /** What the file brings. */
  sentence: string;
  errors: readonly { line: number; column: string; message: string }[];
  isWritten: boolean;
};

type CsvDialogProps = {
  title: string;
  text: string;
  example: string;
  onClose: () => void;
  /** A sentence if it failed. */
  onImport: (csv: string, isDryRun: boolean) => Promise<CsvReport | string>;
};

/** A table as a file or pasted: checked first, then imported as a whole. */
export function CsvDialog({ title, text, example, onClose, onImport }: CsvDialogProps) {
  const { t } = usePage();
  const exampleId = useId();
  const [csv, setCsv] = useState("");
  const [report, setReport] = useState<CsvReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState<"check" | "import" | null>(null);
  const isChecked = report !== null && !report.isWritten && report.errors.length === 0;

  function change(typed: string): void {
    setCsv(typed);
    setReport(null);
    setFailure(typed.length > MAX_CHARACTERS ? t("This file is too large.") : null);
  }

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    if (file) change(await file.text());
  }

  async function send(isDryRun: boolean): Promise<void> {
    setPending(isDryRun ? "check" : "import");
    const outcome = await onImport(csv, isDryRun);
    setPending(null);
    setFailure(typeof outcome === "string" ? outcome : null);
    setReport(typeof outcome === "string" ? null : outcome);
  }

  return (
    <Dialog isOpen width="medium" title={title} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p className="text-sm text-muted">{text}</p>
        <label className="grid gap-1.5 text-sm font-medium">
          {t("CSV file")}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            className="max-w-full text-sm font-normal"
            onChange={(event) => void readFile(event)}
          />
        </label>
        <TextArea
          label={t("Content")}
          rows={6}
          value={csv}
          onChange={(event) => change(event.target.value)}
          spellCheck={false}
          dir="ltr"
          aria-describedby={exampleId}
        />
        <details id={exampleId} className="text-sm">
          <summary className="cursor-pointer font-medium">{t("Example")}</summary>
          <pre dir="ltr" className="mt-2 overflow-x-auto rounded-field bg-sunken p-3 text-xs">
            {example}
          </pre>
        </details>
        <div role="status" className="grid gap-3 empty:hidden">
          {failure && <Notice kind="error">{failure}</Notice>}
          {report && <Outcome report={report} />}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {report?.isWritten ? t("Close") : t("Back")}
          </Button>
          <Button
            variant={isChecked ? "secondary" : "primary"}
            data-action=""
            disabled={csv.trim() === "" || csv.length > MAX_CHARACTERS}
            isPending={pending === "check"}
            onClick={() => void send(true)}
          >
            {t("Check")}
          </Button>
          {isChecked && (
            <Button data-action="" isPending={pending === "import"} onClick={() => void send(false)}>
              {t("Import")}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Outcome({ report: { sentence, errors, isWritten } }: { report: CsvReport }) {
  const { t } = usePage();
  if (errors.length === 0)
    return (
      <Notice kind={isWritten ? "success" : "info"}>
        {isWritten ? t("Imported.") : t("No errors found.")} {sentence}
      </Notice>
    );
  return (
    <Notice kind="error" title={t("Nothing was imported. Errors: {count}", { count: errors.length })}>
      <ul className="grid gap-1 text-sm">
        {errors.slice(0, MAX_SHOWN).map(({ line, column, message }, index) => (
          <li key={index}>
            {t("Line {line}", { line })}
            {column && (
              <>
                {", "}
                <bdi dir="ltr">{column}</bdi>
              </>
            )}
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
