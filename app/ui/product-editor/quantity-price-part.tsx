import { MAX_QUANTITY_PRICES } from "#shared/product-choices.ts";
import { AccountCard } from "../account/account-card.tsx";
import { DecimalField, WholeNumberField } from "../form/usual-fields.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import type { EditedQuantityPrice } from "./editor-state.ts";

const NEW_PRICE: EditedQuantityPrice = { minimumQuantity: "", discountKind: "percent", value: "" };

/** Lower unit prices from a quantity on, for all variants. */
export function QuantityPricePart({ product, currency, onChange }: EditorPartProps & { currency: string }) {
  const { t } = usePage();
  const prices = product.quantityPrices;
  const put = (quantityPrices: EditedQuantityPrice[]) => onChange({ quantityPrices });
  const set = (index: number, changed: Partial<EditedQuantityPrice>) =>
    put(prices.map((price, each) => (each === index ? { ...price, ...changed } : price)));
  return (
    <AccountCard title={t("Quantity prices")} text={t("Customers who buy more pay less per unit, for every variant.")}>
      <div className="grid gap-3">
        {prices.map((price, index) => (
          <div
            key={index}
            className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)_auto]"
          >
            <WholeNumberField
              name={`quantity_prices.${index}.minimum_quantity`}
              min={2}
              dir="ltr"
              label={t("From quantity")}
              value={price.minimumQuantity}
              onChange={(event) => set(index, { minimumQuantity: event.currentTarget.value })}
            />
            <SelectField
              name={`quantity_prices.${index}.discount_kind`}
              label={t("Discount")}
              value={price.discountKind}
              onChange={(event) =>
                set(index, { discountKind: event.currentTarget.value === "percent" ? "percent" : "fixed_price" })
              }
            >
              <option value="percent">{t("Percent off")}</option>
              <option value="fixed_price">{t("Price of one in {currency}", { currency })}</option>
            </SelectField>
            <DecimalField
              name={`quantity_prices.${index}.value`}
              label={price.discountKind === "percent" ? t("Percent") : t("Price")}
              value={price.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <IconButton
              label={t("Remove row {number}", { number: String(index + 1) })}
              className="mt-6 size-11"
              onClick={() => put(prices.filter((_price, each) => each !== index))}
            >
              <Icon name="trash-2" className="size-4.5" />
            </IconButton>
          </div>
        ))}
        {prices.length < MAX_QUANTITY_PRICES && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => put([...prices, NEW_PRICE])}
          >
            <Icon name="plus" className="size-4" />
            {t("Add a quantity price")}
          </Button>
        )}
      </div>
    </AccountCard>
  );
}
