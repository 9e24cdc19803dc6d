import { useState } from "react";
import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxThresholdInput } from "#domain/pricing/tax/tax.input.ts";
import type { TaxThresholdView } from "#domain/pricing/tax/tax.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { Button } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Options } from "../parts/options.tsx";
import { isolated } from "../parts/isolated.ts";
import { usePage } from "../parts/page.tsx";
import { AmountField } from "../shipping/amount-field.tsx";
import { ListPart } from "./list-part.tsx";

type TaxThresholdListProps = { taxes: Taxes; onSave: (input: TaxThresholdInput) => Promise<FieldErrors | null> };

/** From which amounts on countries are taxed. */
export function TaxThresholdList({ taxes, onSave }: TaxThresholdListProps) {
  const { t } = usePage();
  const [opened, setOpened] = useState<{ threshold: TaxThresholdView | null } | null>(null);
  const amount = (major: string) => isolated(`${major} ${taxes.currency}`);
  return (
    <ListPart
      title={t("Thresholds")}
      text={t("Amounts below which no tax applies in a country.")}
      actions={
        <Button variant="secondary" size="small" data-action="" onClick={() => setOpened({ threshold: null })}>
          <Icon name="plus" className="size-4" />
          {t("Add threshold")}
        </Button>
      }
    >
      {taxes.thresholds.length === 0 && <li className="px-5 py-4 text-muted">{t("No thresholds yet.")}</li>}
      {taxes.thresholds.map((threshold) => {
        const { countryCode, countryName, orderAmount, yearlyAmount, below } = threshold;
        return (
          <li key={countryCode} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="text-base font-semibold">{countryName}</p>
              {orderAmount && (
                <p className="text-muted">{t("Orders from {amount}", { amount: amount(orderAmount) })}</p>
              )}
              {yearlyAmount && (
                <p className="text-muted">
                  {below === "home"
                    ? t("Your own country's rates until {amount} of sales a year", { amount: amount(yearlyAmount) })
                    : t("No tax until {amount} of sales a year", { amount: amount(yearlyAmount) })}
                </p>
              )}
            </div>
            <Button variant="secondary" size="small" data-action="" onClick={() => setOpened({ threshold })}>
              {t("Edit")}
              <span className="sr-only">: {countryName}</span>
            </Button>
          </li>
        );
      })}
      {opened && (
        <ThresholdDialog {...{ taxes, onSave }} threshold={opened.threshold} onClose={() => setOpened(null)} />
      )}
    </ListPart>
  );
}

function ThresholdDialog({
  taxes,
  threshold,
  onSave,
  onClose,
}: TaxThresholdListProps & { threshold: TaxThresholdView | null; onClose: () => void }) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return onSave({
        country_code: threshold?.countryCode ?? textOf(data, "country_code"),
        order_amount: textOf(data, "order_amount") || null,
        yearly_amount: textOf(data, "yearly_amount") || null,
        below: textOf(data, "below") === "home" ? "home" : "none",
        version: threshold?.version ?? "",
      });
    },
    onClose,
  });
  const others = taxes.allCountries.filter(
    ({ code }) => !taxes.thresholds.some(({ countryCode }) => countryCode === code),
  );
  return (
    <FormDialog title={threshold?.countryName ?? t("Add threshold")} {...dialog}>
      {!threshold && (
        <SelectField name="country_code" label={t("Country")} required>
          <Options of={others} />
        </SelectField>
      )}
      <AmountField
        name="order_amount"
        label={t("Tax orders from")}
        currency={taxes.currency}
        required={false}
        defaultValue={threshold?.orderAmount ?? ""}
        hint={t("Orders with items worth less aren't taxed. Shipping doesn't count.")}
      />
      <AmountField
        name="yearly_amount"
        label={t("Tax from yearly sales of")}
        currency={taxes.currency}
        required={false}
        defaultValue={threshold?.yearlyAmount ?? ""}
        hint={t("Sales to this country in this or the last calendar year.")}
      />
      <SelectField name="below" label={t("Until then")} defaultValue={threshold?.below ?? "none"}>
        <option value="none">{t("No tax")}</option>
        <option value="home">{t("The rates of your own country")}</option>
      </SelectField>
      <p className="text-sm text-muted">{t("Leave both amounts empty to tax every order.")}</p>
    </FormDialog>
  );
}
