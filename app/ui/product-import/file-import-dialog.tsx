import { type ReactNode, useState } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { ImportErrors } from "./import-errors.tsx";

/** The result of a file, or of its dry run: sentences, and errors. */
export type FileImportResult = {
  isDryRun: boolean;
  lines: readonly string[];
  errors: readonly { line: number; column: string; message: string }[];
};

export type ImportFile = (form: FormData) => Promise<FileImportResult | { failure: string }>;

type FileImportDialogProps = {
  title: string;
  /** Which columns the file has. */
  hint: string;
  onImport: ImportFile;
  /** Below the form: earlier imports. */
  children?: ReactNode;
  onClose: () => void;
};

/** A small file that is checked first, or imported at once. */
export function FileImportDialog({ title, hint, onImport, children, onClose }: FileImportDialogProps) {
  const { t } = usePage();
  const [pending, setPending] = useState<"0" | "1" | null>(null);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<ImportFile>> | null>(null);

  async function send(form: FormData): Promise<void> {
    setPending(textOf(form, "dry_run") === "1" ? "1" : "0");
    setOutcome(null);
    setOutcome(await onImport(form));
    setPending(null);
  }

  return (
    <Dialog isOpen width="medium" title={title} onClose={onClose}>
      <form
        className="grid gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void send(new FormData(event.currentTarget, submitter));
        }}
      >
        <TextField
          label={t("CSV file")}
          hint={hint}
          className="[&_input]:py-2"
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          required
        />
        <SelectField label={t("If rows are wrong")} name="on_error">
          <option value="skip">{t("Import the rest")}</option>
          <option value="abort">{t("Import nothing")}</option>
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="dry_run" value="1" variant="secondary" data-action="" isPending={pending === "1"}>
            {t("Check the file")}
          </Button>
          <Button type="submit" name="dry_run" value="0" data-action="" isPending={pending === "0"}>
            {t("Import")}
          </Button>
        </div>
        <div role="status" className="grid gap-4">
          {outcome && "failure" in outcome && <Notice kind="error">{outcome.failure}</Notice>}
          {outcome && "lines" in outcome && (
            <>
              <Notice
                kind={outcome.errors.length > 0 ? "warning" : "success"}
                title={
                  outcome.isDryRun ? t("The file was checked. Nothing was changed.") : t("The import is complete.")
                }
              >
                {outcome.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Notice>
              {outcome.errors.length > 0 && <ImportErrors errors={outcome.errors} />}
            </>
          )}
        </div>
      </form>
      {children && <div className="px-5 pb-5">{children}</div>}
    </Dialog>
  );
}
