import { useId } from "react";
import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";

const SIZES = [
  ["lengthMm", "length_mm", (t: Translate) => t("Length (mm)")],
  ["widthMm", "width_mm", (t: Translate) => t("Width (mm)")],
  ["heightMm", "height_mm", (t: Translate) => t("Height (mm)")],
] as const;

/** How it is sold: type, tax, quantities, delivery. */
export function SellingPart({ product, choices, onChange }: EditorPartProps & { choices: ProductChoices }) {
  const { t } = usePage();
  const unitList = useId();
  const classList = useId();
  const count = { type: "number", inputMode: "numeric", step: 1, dir: "ltr" } as const;
  return (
    <AccountCard title={t("Selling and delivery")}>
      <div className="grid gap-4">
        <SelectField
          name="type"
          label={t("Type")}
          required
          value={product.type}
          onChange={(event) => onChange({ type: event.currentTarget.value === "digital" ? "digital" : "physical" })}
        >
          <option value="physical">{t("Physical product")}</option>
          <option value="digital">{t("Digital product")}</option>
        </SelectField>
        <SelectField
          name="tax_class_code"
          label={t("Tax class")}
          required
          value={product.taxClassCode}
          onChange={(event) => onChange({ taxClassCode: event.currentTarget.value })}
        >
          <Options of={choices.taxClasses} />
        </SelectField>
        <TextField
          name="unit"
          label={t("Unit")}
          required
          maxLength={20}
          dir="auto"
          list={unitList}
          autoComplete="off"
          hint={t("Such as kg or meter. The price is per unit.")}
          value={product.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
        <datalist id={unitList}>
          {choices.units.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </datalist>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...count}
            name="minimum_order_quantity"
            label={t("Minimum per order")}
            required
            min={1}
            value={product.minimumOrderQuantity}
            onChange={(event) => onChange({ minimumOrderQuantity: event.currentTarget.value })}
          />
          <TextField
            {...count}
            name="maximum_order_quantity"
            label={t("Maximum per order")}
            required={false}
            min={1}
            value={product.maximumOrderQuantity}
            onChange={(event) => onChange({ maximumOrderQuantity: event.currentTarget.value })}
          />
          <TextField
            {...count}
            name="low_stock_threshold"
            label={t("Low stock from")}
            required
            min={0}
            value={product.lowStockThreshold}
            onChange={(event) => onChange({ lowStockThreshold: event.currentTarget.value })}
          />
          {product.type === "physical" && (
            <TextField
              {...count}
              name="weight_grams"
              label={t("Weight in grams")}
              required={false}
              min={0}
              value={product.weightGrams}
              onChange={(event) => onChange({ weightGrams: event.currentTarget.value })}
            />
          )}
          {product.type === "physical" &&
            SIZES.map(([key, field, label]) => (
              <TextField
                {...count}
                key={key}
                name={field}
                label={label(t)}
                required={false}
                min={1}
                max={10_000}
                value={product[key]}
                onChange={(event) => onChange({ [key]: event.currentTarget.value })}
              />
            ))}
        </div>
        {product.type === "physical" && (
          <>
            <TextField
              name="delivery_class"
              label={t("Delivery class")}
              required={false}
              maxLength={40}
              dir="auto"
              list={classList}
              autoComplete="off"
              hint={t("Such as bulky. Shipping methods can leave a class out.")}
              value={product.deliveryClass}
              onChange={(event) => onChange({ deliveryClass: event.currentTarget.value })}
            />
            <datalist id={classList}>
              {choices.deliveryClasses.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        )}
        <CheckField
          name="is_refundable"
          label={t("Can be returned")}
          checked={product.isRefundable}
          onChange={(event) => onChange({ isRefundable: event.currentTarget.checked })}
        />
        {product.type === "physical" && (
          <CheckField
            name="is_cash_on_delivery_allowed"
            label={t("Cash on delivery possible")}
            checked={product.isCashOnDeliveryAllowed}
            onChange={(event) => onChange({ isCashOnDeliveryAllowed: event.currentTarget.checked })}
          />
        )}
      </div>
    </AccountCard>
  );
}
