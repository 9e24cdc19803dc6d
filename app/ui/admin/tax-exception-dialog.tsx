import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxExceptionInput } from "#domain/pricing/tax/tax.input.ts";
import type { TaxExceptionView } from "#domain/pricing/tax/tax.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type TaxExceptionDialogProps = {
  taxes: Taxes;
  /** Null for a new one. */
  exception: TaxExceptionView | null;
  findStates: (countryCode: string) => Promise<string[]>;
  onClose: () => void;
  onSave: (input: TaxExceptionInput) => Promise<FieldErrors | null>;
};

/** A rate for a state, a category or some time. */
export function TaxExceptionDialog({ taxes, exception, findStates, onClose, onSave }: TaxExceptionDialogProps) {
  const { t } = usePage();
  const listId = useId();
  const [country, setCountry] = useState(exception?.countryCode ?? taxes.exampleCountry);
  const [states, setStates] = useState<readonly string[]>([]);
  const loadStates = useEffectEvent(async (code: string) => setStates(await findStates(code)));
  useEffect(() => void loadStates(country), [country]);
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      const category = textOf(data, "category_id");
      return onSave({
        ...(exception ? { id: exception.id, version: exception.version } : {}),
        name: textOf(data, "name"),
        country_code: country,
        state: textOf(data, "state"),
        category_id: category === "" ? null : Number(category),
        tax_class_code: textOf(data, "tax_class_code") || null,
        rate: textOf(data, "rate"),
        starts_at: textOf(data, "starts_at") || null,
        ends_at: textOf(data, "ends_at") || null,
      });
    },
    onClose,
  });
  const timeOf = (iso: string | null | undefined) => (iso ? shopTimeOf(iso, taxes.timeZone) : "");
  return (
    <FormDialog width="medium" title={exception ? exception.name : t("Add exception")} {...dialog}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t("Tax name")}
          hint={t("What it's called locally, such as VAT.")}
          required
          maxLength={60}
          defaultValue={exception?.name}
          dir="auto"
        />
        <DecimalField
          name="rate"
          label={t("Rate, in percent")}
          required
          maxLength={10}
          defaultValue={exception?.rate}
        />
        <SelectField
          name="country_code"
          label={t("Country")}
          required
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <Options of={taxes.allCountries} />
        </SelectField>
        <div>
          <TextField
            key={country}
            name="state"
            label={t("State")}
            required={false}
            maxLength={100}
            list={listId}
            autoComplete="off"
            defaultValue={exception && exception.countryCode === country ? exception.state : ""}
            hint={t("Empty: the whole country")}
            dir="auto"
          />
          <datalist id={listId}>
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </div>
        <SelectField name="category_id" label={t("Category")} defaultValue={exception?.categoryId ?? ""}>
          <option value="">{t("All categories")}</option>
          <Options of={taxes.categories} />
        </SelectField>
        <SelectField name="tax_class_code" label={t("Tax class")} defaultValue={exception?.taxClassCode ?? ""}>
          <option value="">{t("All tax classes")}</option>
          <Options of={taxes.classes} />
        </SelectField>
        <TextField
          type="datetime-local"
          name="starts_at"
          label={t("Starts")}
          required={false}
          defaultValue={timeOf(exception?.startsAt)}
          hint={t("Times are in the shop's time zone: {zone}.", { zone: taxes.timeZone })}
        />
        <TextField
          type="datetime-local"
          name="ends_at"
          label={t("Ends")}
          required={false}
          defaultValue={timeOf(exception?.endsAt)}
        />
      </div>
      <p className="text-sm text-muted">
        {t("Shipping is taxed like the standard class. Existing orders aren't affected.")}
      </p>
    </FormDialog>
  );
}
