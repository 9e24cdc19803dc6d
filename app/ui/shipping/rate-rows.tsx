import type { ComponentProps } from "react";
import type { ShippingRateView, ShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { AmountField } from "./amount-field.tsx";
import { Row, Rows, useRows } from "./editable-rows.tsx";

type StepRowsProps = { steps: ShippingRateView["steps"]; currency: string; error: string | undefined };

/** The order values and the prices from them on. */
export function StepRows({ steps, currency, error }: StepRowsProps) {
  const { t } = usePage();
  const rows = useRows(steps.length === 0 ? [null] : steps);
  return (
    <Rows title={t("Tiers")} error={error} addLabel={t("Add tier")} onAdd={rows.add}>
      {rows.all.map(({ key, value }, index) => (
        <Row key={key} label={t("Remove tier {number}", { number: index + 1 })} onRemove={() => rows.remove(key)}>
          <AmountField
            name="step_from"
            label={t("Order value from")}
            currency={currency}
            defaultValue={value?.from.major}
          />
          <AmountField name="step_price" label={t("Price")} currency={currency} defaultValue={value?.price.major} />
        </Row>
      ))}
    </Rows>
  );
}

type WeightRowsProps = { bands: ShippingRateView["weightBands"]; currency: string; error: string | undefined };

/** The weights and the prices up to them. */
export function WeightRows({ bands, currency, error }: WeightRowsProps) {
  const { t } = usePage();
  const rows = useRows(bands.length === 0 ? [null] : bands);
  return (
    <Rows title={t("Weights")} error={error} addLabel={t("Add weight")} onAdd={rows.add}>
      {rows.all.map(({ key, value }, index) => (
        <Row key={key} label={t("Remove weight {number}", { number: index + 1 })} onRemove={() => rows.remove(key)}>
          <GramsField name="band_grams" label={t("Up to (g)")} defaultValue={value?.upToGrams} />
          <AmountField name="band_price" label={t("Price")} currency={currency} defaultValue={value?.price.major} />
        </Row>
      ))}
    </Rows>
  );
}

export function GramsField(props: ComponentProps<typeof WholeNumberField>) {
  return <WholeNumberField {...props} min={1} max={1_000_000_000} />;
}

type ProductPriceRowsProps = {
  prices: ShippingRateView["productPrices"];
  products: ShopShipping["products"];
  currency: string;
  error: string | undefined;
};

/** Shipping prices of single products; all others use the usual price. */
export function ProductPriceRows({ prices, products, currency, error }: ProductPriceRowsProps) {
  const { t } = usePage();
  const rows = useRows<ProductPriceRowsProps["prices"][number]>(prices);
  return (
    <Rows title={t("Products with their own price")} error={error} addLabel={t("Add product")} onAdd={rows.add}>
      {rows.all.map(({ key, value }, index) => (
        <Row key={key} label={t("Remove product {number}", { number: index + 1 })} onRemove={() => rows.remove(key)}>
          <SelectField name="product_id" label={t("Product")} defaultValue={value?.productId ?? ""}>
            <option value="">{t("Choose one")}</option>
            <Options of={products} />
          </SelectField>
          <AmountField name="product_price" label={t("Price")} currency={currency} defaultValue={value?.price.major} />
        </Row>
      ))}
    </Rows>
  );
}
