import { useState } from "react";
import type { ReferenceList } from "#shared/reference-lists.ts";
import { fromWire } from "#shared/wire.ts";
import type { TermImport } from "#domain/catalog/term-file/term-file.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { Button, buttonClass } from "../ui/parts/button.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ImportHistory } from "../ui/product-import/import-history.tsx";
import { useListFileHistory } from "./list-file-history.ts";
import { FileImportDialog, type FileImportResult } from "../ui/product-import/file-import-dialog.tsx";

/** A list as a file: download it, or add and change records from a file. */
export function ListFileButtons({ list, label }: { list: ReferenceList; label: string }) {
  const { t, appPath } = usePage();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const history = useListFileHistory(list);

  function open(): void {
    setOpen(true);
    void history.load();
  }

  async function send(form: FormData): Promise<FileImportResult | { failure: string }> {
    const input = { param: { list }, form };
    const options = { changes: ["products"], isSuccessShown: false, refusal: "none" } as const;
    const outcome = await call.post("/admin/catalog-files/:list", input, options);
    if (!outcome.ok) return { failure: messageOf(outcome) };
    await history.load();
    const { isDryRun, rows, created, changed, unchanged, errors } = fromWire<TermImport>(outcome.answer.import);
    return {
      isDryRun,
      errors,
      lines: [
        t("Rows in the file: {count}", { count: rows }),
        isDryRun ? t("New: {count}", { count: created }) : t("Added: {count}", { count: created }),
        isDryRun ? t("Would change: {count}", { count: changed }) : t("Changed: {count}", { count: changed }),
        t("Rows without a change: {count}", { count: unchanged }),
      ],
    };
  }

  return (
    <>
      <a href={`${appPath}admin/catalog-files/${list}`} download className={buttonClass("secondary")}>
        {t("Export")}
      </a>
      <Button variant="secondary" data-action="" onClick={() => open()}>
        {t("Import")}
      </Button>
      {isOpen && (
        <FileImportDialog
          title={t("Import: {name}", { name: label })}
          hint={t(
            "Use the columns of an export. Rows that are already in the list are updated, the rest are added, and empty cells change nothing.",
          )}
          onImport={send}
          onClose={() => setOpen(false)}
        >
          <ImportHistory runs={history.runs} isBusy={history.isBusy} onUndo={(id) => void history.undo(id)} />
        </FileImportDialog>
      )}
    </>
  );
}
