import { useCallback, useEffect, useState } from "react";
import type { StockImportSummary } from "#domain/fulfilment/inventory/stock-import.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { FileImportDialog } from "../product-import/file-import-dialog.tsx";
import { ImportHistory, type RunInHistory } from "../product-import/import-history.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";

type StockImportDialogProps = { calls: InventoryCalls; onClose: () => void };

/** Sets the stock of many variants from a file, and undoes earlier files. */
export function StockImportDialog({ calls, onClose }: StockImportDialogProps) {
  const { t } = usePage();
  const [imports, setImports] = useState<readonly StockImportSummary[]>([]);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => setImports((await calls.findImports()) ?? []), [calls]);
  useEffect(() => void load(), [load]);

  async function undo(id: number): Promise<void> {
    setBusy(true);
    await calls.undoImport(id);
    await load();
    setBusy(false);
  }

  return (
    <FileImportDialog
      title={t("Import stock")}
      hint={t(
        "Columns: sku or barcode, and stock (units to sell) or on_hand (all units you have). Up to 10,000 rows and 2 MB.",
      )}
      onImport={async (form) => {
        const done = await calls.importFile(form);
        if ("failure" in done) return done;
        await load();
        const { isDryRun, rows, changed, unchanged, errors } = done;
        return {
          isDryRun,
          errors,
          lines: [
            t("Rows in the file: {count}", { count: rows }),
            isDryRun
              ? t("Variants whose stock would change: {count}", { count: changed })
              : t("Variants whose stock changed: {count}", { count: changed }),
            t("Rows without a change: {count}", { count: unchanged }),
          ],
        };
      }}
      onClose={onClose}
    >
      <ImportHistory runs={imports.map((run) => stockRun(run, t))} isBusy={isBusy} onUndo={(id) => void undo(id)} />
    </FileImportDialog>
  );
}

function stockRun(run: StockImportSummary, t: Translate): RunInHistory {
  const { id, fileName, startedAt, startedBy, changed, unchanged, errorsCount, undoneAt, canUndo } = run;
  const parts = [
    t("Changed: {count}", { count: changed }),
    t("Rows without a change: {count}", { count: unchanged }),
    t("Skipped: {count}", { count: errorsCount }),
  ];
  const state = undoneAt === null ? t("Done") : t("Undone");
  return { id, fileName, startedAt, startedBy, canUndo, state, summary: parts.join(" · "), report: null };
}
