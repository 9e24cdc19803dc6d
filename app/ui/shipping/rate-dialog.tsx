import { useState } from "react";
import type { Translate } from "#shared/translate.ts";
import type { ShippingRateView, ShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingRateInput } from "#domain/checkout/shipping/shipping.input.ts";
import type { ShippingMethod, ShippingZone } from "#domain/checkout/shipping/shipping.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { AmountField } from "./amount-field.tsx";
import { GramsField, ProductPriceRows, StepRows, WeightRows } from "./rate-rows.tsx";
import { readRate } from "./read-rate.ts";
import { METHODS, methodName, methodText } from "./shipping-labels.ts";

export type Country = { code: string; name: string };

type RateDialogProps = {
  /** Null for a new one. */
  rate: ShippingRateView | null;
  /** Fills in `rate` for a new one. */
  isCopy?: boolean;
  zones: readonly ShippingZone[];
  countries: readonly Country[];
  /** Empty if no product has its own price. */
  products: ShopShipping["products"];
  currency: string;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: ShippingRateInput) => Promise<FieldErrors | null>;
};

/** Adds or edits a delivery. */
export function RateDialog({
  rate,
  isCopy = false,
  zones,
  countries,
  products,
  currency,
  onClose,
  onSave,
}: RateDialogProps) {
  const { t } = usePage();
  const [method, setMethod] = useState<ShippingMethod>(rate?.method ?? "flat_rate");

  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => onSave(readRate(data, method, isCopy ? undefined : (rate ?? undefined))),
    onClose,
  });

  return (
    <FormDialog width="medium" title={rate && !isCopy ? rate.shownName : t("Add shipping method")} {...dialog}>
      <TextField
        name="name"
        label={t("Name customers see")}
        required
        maxLength={60}
        defaultValue={rate?.name}
        list="delivery-names"
        dir="auto"
      />
      <datalist id="delivery-names">
        <option value="Standard delivery">{t("Standard delivery")}</option>
        <option value="Express delivery">{t("Express delivery")}</option>
      </datalist>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="method"
          label={t("Method")}
          value={method}
          hint={methodText(method, t)}
          onChange={(event) => setMethod(event.target.value as ShippingMethod)}
        >
          {METHODS.map((each) => (
            <option key={each} value={each} disabled={each === "area_base" && zones.length === 0}>
              {methodName(each, t)}
            </option>
          ))}
        </SelectField>
        <Reach method={method} rate={rate} zones={zones} countries={countries} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          name="price"
          label={priceLabel(method, t)}
          currency={currency}
          required
          defaultValue={rate?.price.major}
        />
        <AmountField
          name="free_from"
          label={t("Free over")}
          currency={currency}
          required={false}
          defaultValue={rate?.freeFrom?.major}
          hint={t("Only items from the same shop count.")}
        />
      </div>
      {method === "product_base" && (
        <>
          <CheckField
            name="is_per_unit"
            value="1"
            label={t("Charge per unit (two of a product cost twice as much)")}
            defaultChecked={rate?.isPerUnit}
          />
          {products.length > 0 && (
            <ProductPriceRows
              prices={rate?.productPrices ?? []}
              products={products}
              currency={currency}
              error={dialog.errors.product_prices}
            />
          )}
        </>
      )}
      {method === "invoice_base" && (
        <StepRows steps={rate?.steps ?? []} currency={currency} error={dialog.errors.steps} />
      )}
      {method === "weight_base" && (
        <WeightRows bands={rate?.weightBands ?? []} currency={currency} error={dialog.errors.weight_bands} />
      )}
      <GramsField
        name="maximum_grams"
        label={t("Maximum weight (g)")}
        required={false}
        defaultValue={rate?.maximumGrams ?? undefined}
        hint={t("Customers with heavier items don't see this method.")}
      />
      <TextField
        name="excluded_classes"
        label={t("Not for these delivery classes")}
        required={false}
        maxLength={400}
        dir="auto"
        defaultValue={rate?.excludedClasses.join(", ")}
        hint={t("Separated by commas, as products have them. Carts with such items don't see this method.")}
      />
      <fieldset className="grid grid-cols-2 gap-5">
        <legend className="mb-2 text-sm font-medium">{t("Delivery time")}</legend>
        <DaysField name="minimum_days" label={t("Minimum days")} days={rate?.minimumDays ?? 2} />
        <DaysField name="maximum_days" label={t("Maximum days")} days={rate?.maximumDays ?? 4} />
      </fieldset>
    </FormDialog>
  );
}

type ReachProps = Pick<RateDialogProps, "rate" | "zones" | "countries"> & {
  method: ShippingMethod;
};

function Reach({ method, rate, zones, countries }: ReachProps) {
  const { t } = usePage();
  const [zoneId, setZoneId] = useState(String(rate?.zoneId ?? ""));
  const isByZone = method === "area_base";
  const zone = (isByZone || (method === "weight_base" && zones.length > 0)) && (
    <SelectField name="zone_id" label={t("Zone")} value={zoneId} onChange={(event) => setZoneId(event.target.value)}>
      {!isByZone && <option value="">{t("By country")}</option>}
      {isByZone && zoneId === "" && <option value="">{t("Choose one")}</option>}
      <Options of={zones} />
    </SelectField>
  );
  if (zone && (isByZone || zoneId !== "")) return zone;
  const country = (
    <SelectField name="country_code" label={t("Country")} defaultValue={rate?.countryCode ?? ""}>
      <option value="">{t("Everywhere else")}</option>
      <Options of={countries} />
    </SelectField>
  );
  return zone ? (
    <div className="grid gap-3">
      {zone}
      {country}
    </div>
  ) : (
    country
  );
}

function priceLabel(method: ShippingMethod, t: Translate): string {
  if (method === "product_base") return t("Price per product");
  return method === "weight_base" ? t("Price above the last weight") : t("Price");
}

function DaysField({ name, label, days }: { name: string; label: string; days: number }) {
  return <WholeNumberField name={name} label={label} required min={0} max={180} defaultValue={days} />;
}
