import { FileImportDialog } from "../product-import/file-import-dialog.tsx";
import { usePage } from "../parts/page.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";

type StockImportDialogProps = { calls: InventoryCalls; onClose: () => void };

/** Sets the stock of many variants to what a file says. */
export function StockImportDialog({ calls, onClose }: StockImportDialogProps) {
  const { t } = usePage();
  return (
    <FileImportDialog
      title={t("Import stock")}
      hint={t(
        "Columns: sku or barcode, and stock (units to sell) or on_hand (all units you have). Up to 10,000 rows and 2 MB.",
      )}
      onImport={async (form) => {
        const done = await calls.importFile(form);
        if ("failure" in done) return done;
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
    />
  );
}
