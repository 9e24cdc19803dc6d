import { useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { CheckField, TextField } from "../parts/field.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { StockName } from "./stock-name.tsx";

const MAX_UNITS = 1_000_000;

/** Adjusts the stock of one variant: to a number, or by one. */
export function StockDialog({
  row,
  calls,
  onClose,
}: {
  row: InventoryRecord;
  calls: InventoryCalls;
  onClose: () => void;
}) {
  const page = usePage();
  const { t } = page;
  const [way, setWay] = useState<"set" | "by">("set");
  const dialog = useDialogForm({
    isChecked: true,
    async save(data) {
      const typed = Number(textOf(data, "units"));
      const change = way === "set" ? typed - row.onHand : typed;
      if (change === 0) return null;
      const refused = await calls.book([{ variantId: row.variantId, change }], textOf(data, "reason"));
      return refused && { units: refused.rows.get(0) ?? refused.form ?? "" };
    },
    onClose,
  });
  return (
    <FormDialog title={t("Adjust stock")} {...dialog}>
      <StockName row={row} isShopNamed={false} />
      <p className="text-sm text-muted">
        {t("{onHand} on hand, {count} of them reserved for orders", {
          onHand: formatNumber(page, row.onHand),
          count: row.allocated,
        })}
      </p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("Adjust stock")}</legend>
        <CheckField
          type="radio"
          name="way"
          label={t("Set what is on hand")}
          checked={way === "set"}
          onChange={() => setWay("set")}
        />
        <CheckField
          type="radio"
          name="way"
          label={t("Add units, or remove them with a minus sign")}
          checked={way === "by"}
          onChange={() => setWay("by")}
        />
      </fieldset>
      <WholeNumberField
        key={way}
        name="units"
        min={way === "set" ? 0 : -MAX_UNITS}
        max={MAX_UNITS}
        label={t("Units")}
        defaultValue={way === "set" ? row.onHand : ""}
        required
      />
      <TextField name="reason" label={t("Reason for the stock change")} maxLength={200} required />
    </FormDialog>
  );
}
