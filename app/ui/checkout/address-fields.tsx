import { useId, useState } from "react";
import type { FieldErrors } from "../form/read-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { AddressName, TypedAddress } from "./read-checkout.ts";

export type CountryChoice = { code: string; name: string };
/** A state or province with its larger cities, to choose from or to type past. */
export type StateChoice = { name: string; cities: readonly string[] };

type AddressFieldsProps = {
  address: AddressName;
  initial: TypedAddress | null;
  countries: readonly CountryChoice[];
  country: string;
  states: readonly StateChoice[];
  errors: FieldErrors;
  onCountry: (code: string) => void;
};

/** The parts of a postal address; what a country has no list for is typed. */
export function AddressFields({ address, initial, countries, country, states, errors, onCountry }: AddressFieldsProps) {
  const { t } = usePage();
  const [state, setState] = useState(initial?.state ?? "");
  const section = address === "shipping_address" ? "shipping" : "billing";
  const field = (part: string) => ({ name: `${address}.${part}`, error: errors[`${address}.${part}`] });
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField {...field("name")} label={t("Full name")} required autoComplete={`${section} name`} defaultValue={initial?.name} className="sm:col-span-6" maxLength={120} />
      <SelectField
        {...field("country_code")}
        label={t("Country")}
        required
        autoComplete={`${section} country`}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
        className="sm:col-span-6"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field("line_1")} label={t("Street and number")} required autoComplete={`${section} address-line1`} defaultValue={initial?.line1} className="sm:col-span-6" maxLength={160} />
      <TextField {...field("line_2")} label={t("Apartment, floor, company")} required={false} autoComplete={`${section} address-line2`} defaultValue={initial?.line2} className="sm:col-span-6" maxLength={160} />
      {states.length > 0 ? (
        <SelectField
          {...field("state")}
          key={country}
          label={t("State or province")}
          required
          autoComplete={`${section} address-level1`}
          defaultValue={states.some(({ name }) => name === state) ? state : ""}
          onChange={(event) => setState(event.target.value)}
          className="sm:col-span-2"
        >
          <option value="">{t("Please choose")}</option>
          {states.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : (
        <TextField {...field("state")} label={t("State or province")} required={false} autoComplete={`${section} address-level1`} defaultValue={initial?.state} className="sm:col-span-2" maxLength={80} />
      )}
      <CityField {...field("city")} section={section} initial={initial?.city} cities={states.find(({ name }) => name === state)?.cities ?? []} />
      <TextField {...field("postal_code")} label={t("Postal code")} required={false} autoComplete={`${section} postal-code`} defaultValue={initial?.postalCode} className="sm:col-span-2" maxLength={20} />
      <TextField
        {...field("phone")}
        label={t("Phone for the delivery")}
        required={false}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        defaultValue={initial?.phone}
        className="sm:col-span-6"
        maxLength={30}
        dir="auto"
      />
    </div>
  );
}

type CityFieldProps = { name: string; error: string | undefined; section: string; initial: string | undefined; cities: readonly string[] };

function CityField({ name, error, section, initial, cities }: CityFieldProps) {
  const { t } = usePage();
  const listId = useId();
  return (
    <div className="sm:col-span-2">
      <TextField name={name} error={error} label={t("City")} required autoComplete={`${section} address-level2`} defaultValue={initial} list={listId} maxLength={80} />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </div>
  );
}
