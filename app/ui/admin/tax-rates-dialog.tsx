import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxRatesInput } from "#domain/pricing/tax/tax.input.ts";
import type { TaxedCountry } from "#domain/pricing/tax/tax.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type TaxRatesDialogProps = {
  taxes: Taxes;
  /** Null for a country without rates. */
  country: TaxedCountry | null;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (input: TaxRatesInput) => Promise<FieldErrors | null>;
};

/** The tax rates of a country, per class. */
export function TaxRatesDialog({ taxes, country, onClose, onSave }: TaxRatesDialogProps) {
  const { t } = usePage();
  const others = taxes.allCountries.filter(({ code }) => !taxes.countries.some((each) => each.countryCode === code));
  const dialog = useDialogForm({
    save: (data) => {
      const [first = "", ...also] = country
        ? [country.countryCode]
        : codesOf(textOf(data, "country_code"), taxes.regions);
      return onSave({
        country_code: first,
        also,
        name: textOf(data, "name"),
        rates: taxes.classes.map(({ code }) => ({ tax_class_code: code, rate: textOf(data, `rate ${code}`) })),
        version: country?.version ?? "",
      });
    },
    onClose,
  });

  return (
    <FormDialog title={country?.countryName ?? t("Add country")} {...dialog}>
      {!country && (
        <SelectField name="country_code" required label={t("Country")}>
          <Options of={others} />
          {taxes.regions.length > 0 && (
            <optgroup label={t("All countries of a region")}>
              <Options of={taxes.regions} />
            </optgroup>
          )}
        </SelectField>
      )}
      {country && dialog.errors.country_code && <p className="text-sm text-danger">{dialog.errors.country_code}</p>}
      <TextField
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        label={t("Tax name")}
        hint={t("What it's called locally, such as VAT.")}
        defaultValue={country?.name}
      />
      {taxes.classes.map(({ code, name, isShippings }, index) => (
        <DecimalField
          key={code}
          name={`rate ${code}`}
          maxLength={10}
          required={isShippings}
          label={t("{name}, in percent", { name })}
          defaultValue={country?.rates.find((each) => each.taxClassCode === code)?.rate}
          error={dialog.errors[`rates.${index}.rate`]}
        />
      ))}
      <p className="text-sm text-muted">
        {t("For no tax, enter 0 or leave an optional field empty. Existing orders aren't affected.")}
      </p>
    </FormDialog>
  );
}

/** Those of a region, which is chosen by its id. */
function codesOf(chosen: string, regions: Taxes["regions"]): string[] {
  return regions.find(({ id }) => String(id) === chosen)?.countryCodes ?? [chosen];
}
