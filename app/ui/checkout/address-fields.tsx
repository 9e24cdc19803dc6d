import { useId, useState } from "react";
import type { FieldErrors } from "../form/read-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { AddressName, TypedAddress } from "./read-checkout.ts";

/** The lists to choose from, as far as they are known; cities can be typed past. */
export type Places = {
  countries: readonly { code: string; name: string }[];
  /** By country code. */
  states: Readonly<Record<string, readonly { id: number; name: string }[]>>;
  /** By id of the state. */
  cities: Readonly<Record<number, readonly string[]>>;
};

type AddressFieldsProps = {
  address: AddressName;
  initial: TypedAddress | null;
  places: Places;
  country: string;
  errors: FieldErrors;
  onCountry: (code: string) => void;
  onState: (stateId: number) => void;
};

/** The parts of a postal address; what a country has no list for is typed. */
export function AddressFields({ address, initial, places, country, errors, onCountry, onState }: AddressFieldsProps) {
  const { t } = usePage();
  const [state, setState] = useState(initial?.state ?? "");
  const states = places.states[country] ?? [];
  const chosen = states.find(({ name }) => name === state);
  const section = address === "shipping_address" ? "shipping" : "billing";
  const field = (part: string) => ({ name: `${address}.${part}`, error: errors[`${address}.${part}`] });

  function chooseState(name: string): void {
    setState(name);
    const next = states.find((each) => each.name === name);
    if (next) onState(next.id);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField
        {...field("name")}
        label={t("Full name")}
        required
        autoComplete={`${section} name`}
        defaultValue={initial?.name}
        className="sm:col-span-6"
        maxLength={120}
        dir="auto"
      />
      <SelectField
        {...field("country_code")}
        label={t("Country")}
        required
        autoComplete={`${section} country`}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
        className="sm:col-span-6"
      >
        {places.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("line_1")}
        label={t("Street and number")}
        required
        autoComplete={`${section} address-line1`}
        defaultValue={initial?.line1}
        className="sm:col-span-6"
        maxLength={160}
        dir="auto"
      />
      <TextField
        {...field("line_2")}
        label={t("Apartment, floor, company")}
        required={false}
        autoComplete={`${section} address-line2`}
        defaultValue={initial?.line2}
        className="sm:col-span-6"
        maxLength={160}
        dir="auto"
      />
      {states.length > 0 ? (
        <SelectField
          {...field("state")}
          key={country}
          label={t("State or province")}
          required
          autoComplete={`${section} address-level1`}
          defaultValue={chosen ? state : ""}
          onChange={(event) => chooseState(event.target.value)}
          className="sm:col-span-2"
        >
          <option value="">{t("Please choose")}</option>
          {states.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...field("state")}
          label={t("State or province")}
          required={false}
          autoComplete={`${section} address-level1`}
          defaultValue={initial?.state}
          className="sm:col-span-2"
          maxLength={80}
        />
      )}
      <CityField
        {...field("city")}
        section={section}
        initial={initial?.city}
        cities={chosen ? (places.cities[chosen.id] ?? []) : []}
      />
      <TextField
        {...field("postal_code")}
        label={t("Postal code")}
        required={false}
        autoComplete={`${section} postal-code`}
        defaultValue={initial?.postalCode}
        className="sm:col-span-2"
        maxLength={20}
      />
    </div>
  );
}

type CityFieldProps = {
  name: string;
  error: string | undefined;
  section: string;
  initial: string | undefined;
  cities: readonly string[];
};

function CityField({ name, error, section, initial, cities }: CityFieldProps) {
  const { t } = usePage();
  const listId = useId();
  return (
    <div className="sm:col-span-2">
      <TextField
        name={name}
        error={error}
        label={t("City")}
        required
        autoComplete={`${section} address-level2`}
        defaultValue={initial}
        list={listId}
        maxLength={80}
        dir="auto"
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </div>
  );
}
