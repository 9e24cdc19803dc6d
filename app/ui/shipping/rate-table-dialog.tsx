import type { RateTableReport } from "#domain/checkout/shipping/import-rate-table.ts";
import type { RateTableInput } from "#domain/checkout/shipping/practice.input.ts";
import { CsvDialog } from "../form/csv-dialog.tsx";
import { usePage } from "../parts/page.tsx";

const EXAMPLE = [
  "name,country,zone,up_to_grams,order_value_from,price,free_from,maximum_grams,minimum_days,maximum_days",
  "Parcel,DE,,2000,,4.90,60,,1,3",
  "Parcel,DE,,10000,,7.90,,,1,3",
  "Parcel,,Islands,,,12.00,,,3,6",
].join("\n");

type RateTableDialogProps = {
  onClose: () => void;
  onImport: (input: RateTableInput) => Promise<RateTableReport | string>;
};

/** Shipping methods from a CSV file: checked first, then imported. */
export function RateTableDialog({ onClose, onImport }: RateTableDialogProps) {
  const { t } = usePage();
  return (
    <CsvDialog
      title={t("Import a rate table")}
      text={t(
        "Rows with the same name and country or zone become one method. Give a weight or an order value per row; a row without either is the base price.",
      )}
      example={EXAMPLE}
      onClose={onClose}
      onImport={async (csv, isDryRun) => {
        const report = await onImport({ csv, dry_run: isDryRun });
        if (typeof report === "string") return report;
        const { created, changed, errors, isWritten } = report;
        return {
          errors,
          isWritten,
          sentence: t("New: {created}, changed: {changed}", { created: created.length, changed: changed.length }),
        };
      }}
    />
  );
}
