import { useState } from "react";
import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField, WholeNumberField } from "../form/usual-fields.tsx";
import { usePage } from "../parts/page.tsx";
import { type EditedVariant, startEditing } from "./editor-state.ts";
import type { QuickEdit } from "./quick-edit.ts";

type QuickVariantDialogProps = { form: ProductForm; edit: QuickEdit; onClose: () => void };

/** Price and stock of the variants of a product, by their SKU. */
export function QuickVariantDialog({ form, edit, onClose }: QuickVariantDialogProps) {
  const { t } = usePage();
  const [variants, setVariants] = useState<readonly EditedVariant[]>(() => startEditing(form).variants);
  const dialog = useDialogForm({
    save: () => edit.save(form, variants),
    onClose,
  });
  const set = (index: number, changed: Partial<EditedVariant>) =>
    setVariants(variants.map((each, place) => (place === index ? { ...each, ...changed } : each)));

  return (
    <FormDialog title={form.name} width="medium" {...dialog}>
      {variants.map((variant, index) =>
        variant.isActive ? (
          <fieldset key={variant.sku} className="grid grid-cols-2 gap-3">
            <legend className="mb-1 text-sm font-semibold">
              <bdi>{variant.sku}</bdi>
            </legend>
            <DecimalField
              label={t("Price")}
              required
              value={variant.price}
              error={dialog.errors[`variants.${index}.price`] ?? dialog.errors[`variants.${index}.special_price`]}
              onChange={(event) => set(index, { price: event.currentTarget.value })}
            />
            <WholeNumberField
              label={t("Stock")}
              min={0}
              dir="ltr"
              required
              value={variant.wantedStock}
              error={dialog.errors[`variants.${index}.stock_change`]}
              onChange={(event) => set(index, { wantedStock: event.currentTarget.value })}
            />
          </fieldset>
        ) : null,
      )}
    </FormDialog>
  );
}
