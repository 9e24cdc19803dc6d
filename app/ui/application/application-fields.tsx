import type { ApplicationView } from "#domain/shops/application/application.ts";
import type { ApplicationType } from "#shared/shop-application.ts";
import { PhoneField } from "../form/usual-fields.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type ApplicationFieldsProps = {
  type: ApplicationType;
  /** Null before the first one was saved. */
  application: ApplicationView | null;
  countries: readonly { code: string; name: string }[];
};

/** The applicant's details and those of the shop; each type has fields of its own. */
export function ApplicationFields({ type, application, countries }: ApplicationFieldsProps) {
  const { t } = usePage();
  const isBusiness = type === "business";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="shop_name"
        label={t("Shop name")}
        defaultValue={application?.shopName}
        required
        maxLength={80}
        className="sm:col-span-2"
      />
      <TextArea
        name="offer"
        label={t("What will you sell?")}
        defaultValue={application?.offer}
        required
        maxLength={1000}
        className="sm:col-span-2"
      />
      <TextField
        name="legal_name"
        label={isBusiness ? t("Registered business name") : t("Full legal name")}
        defaultValue={application?.legalName}
        autoComplete={isBusiness ? "organization" : "name"}
        required
        maxLength={160}
        className="sm:col-span-2"
      />
      {isBusiness ? (
        <TextField
          name="registration_number"
          label={t("Registration number")}
          defaultValue={application?.registrationNumber}
          required
          maxLength={60}
          dir="ltr"
        />
      ) : (
        <TextField
          name="birth_date"
          type="date"
          label={t("Date of birth")}
          defaultValue={application?.birthDate ?? ""}
          autoComplete="bday"
          required
        />
      )}
      <TextField
        name="tax_number"
        label={isBusiness ? t("Tax or VAT number") : t("Tax number")}
        defaultValue={application?.taxNumber}
        required={isBusiness}
        maxLength={40}
        dir="ltr"
      />
      <PhoneField defaultValue={application?.phone} required />
      <SelectField
        name="country_code"
        label={t("Country")}
        defaultValue={application?.countryCode ?? ""}
        autoComplete="country"
        required
      >
        <option value="">{t("Choose a country")}</option>
        <Options of={countries} />
      </SelectField>
      <TextField
        name="line_1"
        label={t("Street and number")}
        defaultValue={application?.line1}
        autoComplete="address-line1"
        required
        maxLength={160}
      />
      <TextField
        name="line_2"
        label={t("Apartment, floor, building")}
        defaultValue={application?.line2}
        autoComplete="address-line2"
        required={false}
        maxLength={160}
      />
      <TextField
        name="postal_code"
        label={t("Postal code")}
        defaultValue={application?.postalCode}
        autoComplete="postal-code"
        required={false}
        maxLength={20}
        dir="ltr"
      />
      <TextField
        name="city"
        label={t("City")}
        defaultValue={application?.city}
        autoComplete="address-level2"
        required
        maxLength={100}
      />
      <TextField
        name="state"
        label={t("State or region")}
        defaultValue={application?.state}
        autoComplete="address-level1"
        required={false}
        maxLength={100}
      />
    </div>
  );
}

/** The form's current values, for saving while typing. */
export function readApplication(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : undefined;
  };
  return {
    shop_name: text("shop_name"),
    offer: text("offer"),
    legal_name: text("legal_name"),
    birth_date: text("birth_date"),
    phone: text("phone"),
    line_1: text("line_1"),
    line_2: text("line_2"),
    city: text("city"),
    state: text("state"),
    postal_code: text("postal_code"),
    country_code: text("country_code"),
    registration_number: text("registration_number"),
    tax_number: text("tax_number"),
    terms_accepted: data.has("terms_accepted"),
  };
}
