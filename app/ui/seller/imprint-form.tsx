import type { ShopProfileForm } from "#domain/shops/profile/profile.ts";
import { Form, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

export type SentImprint = Record<
  "name" | "phone" | "line_1" | "line_2" | "city" | "state" | "postal_code" | "country_code" | "vat_number",
  string
>;

type ImprintFormProps = {
  imprint: ShopProfileForm["imprint"];
  countries: readonly { code: string; name: string }[];
  isReadOnly: boolean;
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentImprint) => Promise<FieldErrors | null>;
};

/** Who the shop is legally. */
export function ImprintForm({ imprint, countries, isReadOnly, onSave }: ImprintFormProps) {
  const { t } = usePage();

  const form = useForm({
    isChecked: true,
    save: (data) => onSave(readImprint(data)),
  });

  const fields = [
    { name: "name", label: t("Registered business name"), value: imprint?.name, isNeeded: true },
    { name: "vat_number", label: t("Tax or VAT number"), value: imprint?.vatNumber, isNeeded: false },
    { name: "phone", label: t("Phone"), value: imprint?.phone, isNeeded: false },
    { name: "line_1", label: t("Street and number"), value: imprint?.line1, isNeeded: true },
    { name: "line_2", label: t("Apartment, floor, building"), value: imprint?.line2, isNeeded: false },
    { name: "postal_code", label: t("Postal code"), value: imprint?.postalCode, isNeeded: false },
    { name: "city", label: t("City"), value: imprint?.city, isNeeded: true },
    { name: "state", label: t("State or region"), value: imprint?.state, isNeeded: false },
  ];

  return (
    <Form {...form} aria-label={t("Imprint")}>
      <AccountCard title={t("Imprint")} text={t("Shown on your page and on your next invoices.")}>
        <fieldset disabled={isReadOnly} className="grid gap-4 sm:grid-cols-2">
          <legend className="sr-only">{t("Imprint")}</legend>
          {fields.map(({ name, label, value, isNeeded }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              defaultValue={value}
              required={isNeeded}
              maxLength={100}
              dir="auto"
            />
          ))}
          <SelectField name="country_code" label={t("Country")} defaultValue={imprint?.countryCode ?? ""} required>
            <option value="">{t("Choose a country")}</option>
            <Options of={countries} />
          </SelectField>
          <div className="sm:col-span-2">
            <SubmitButton disabled={isReadOnly}>{t("Save imprint")}</SubmitButton>
          </div>
        </fieldset>
      </AccountCard>
    </Form>
  );
}

function readImprint(data: FormData): SentImprint {
  return {
    name: textOf(data, "name"),
    phone: textOf(data, "phone"),
    line_1: textOf(data, "line_1"),
    line_2: textOf(data, "line_2"),
    city: textOf(data, "city"),
    state: textOf(data, "state"),
    postal_code: textOf(data, "postal_code"),
    country_code: textOf(data, "country_code"),
    vat_number: textOf(data, "vat_number"),
  };
}
