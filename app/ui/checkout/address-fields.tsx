import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import {
  type AddressForm,
  addressFormOf,
  type AddressPart,
  type StateKind,
  typedPattern,
} from "#shared/address-form.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { postalCodeLabel, stateLabel } from "./address-labels.ts";
import type { TypedAddress } from "./read-checkout.ts";

/** The options of the lists loaded so far; a city can also be typed. */
export type Places = {
  countries: readonly { code: string; name: string }[];
  /** By country code, where the operator changed the built-in one. */
  forms: Readonly<Record<string, AddressForm>>;
  /** By country code. */
  states: Readonly<Record<string, readonly { id: number; name: string }[]>>;
  /** By id of the state. */
  cities: Readonly<Record<number, readonly string[]>>;
};

type AddressFieldsProps = {
  /** The prefix of each field name, such as `shipping_address.`. */
  prefix: string;
  /** The section of the `autocomplete` tokens. */
  section: "shipping" | "billing" | null;
  initial: TypedAddress | null;
  places: Places;
  country: string;
  errors: FieldErrors;
  onCountry: (code: string) => void;
  onState: (stateId: number) => void;
};

/** The parts of a postal address, in the order and with the labels of its country; a part without a list is typed. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, initial, places, country, errors, onCountry } = props;
  const { t } = usePage();
  const form = places.forms[country] ?? addressFormOf(country);
  const name = { name: `${prefix}name`, error: errors[`${prefix}name`] };
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField
        {...name}
        label={t("Full name")}
        required
        autoComplete={autoComplete(section, "name")}
        defaultValue={initial?.name}
        className="sm:col-span-6"
        maxLength={120}
        dir="auto"
      />
      <SelectField
        name={`${prefix}country_code`}
        label={t("Country")}
        required
        autoComplete={autoComplete(section, "country")}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
        className="sm:col-span-6"
      >
        <Options of={places.countries} />
      </SelectField>
      <CountryParts {...props} form={form} />
    </div>
  );
}

function CountryParts({
  prefix,
  section,
  initial,
  places,
  country,
  errors,
  form,
  onState,
}: AddressFieldsProps & { form: AddressForm }) {
  const { parts } = form;
  const [state, setState] = useState(initial?.state ?? "");
  const states = places.states[country] ?? [];
  const chosen = states.find(({ name }) => name === state);
  const width = WIDTHS[parts.length - 2] ?? "sm:col-span-2";
  const field = (part: AddressPart, autoFill: string) => ({
    name: prefix + part,
    error: errors[prefix + part],
    autoComplete: autoComplete(section, autoFill),
  });
  const seeState = useEffectEvent((id: number) => onState(id));

  useEffect(() => {
    if (chosen) seeState(chosen.id);
  }, [chosen]);

  const drawn: Record<AddressPart, ReactNode> = {
    line_1: <StreetField key="line_1" {...field("line_1", "address-line1")} defaultValue={initial?.line1} />,
    line_2: <FloorField key="line_2" {...field("line_2", "address-line2")} defaultValue={initial?.line2} />,
    state: (
      <StateField
        key={`state ${country}`}
        {...field("state", "address-level1")}
        kind={form.stateKind}
        states={states}
        defaultValue={states.length === 0 || chosen ? state : ""}
        onChoose={setState}
        className={width}
      />
    ),
    city: (
      <CityField
        key="city"
        {...field("city", "address-level2")}
        initial={initial?.city}
        cities={chosen ? (places.cities[chosen.id] ?? []) : []}
        className={width}
      />
    ),
    postal_code: (
      <PostalCodeField
        key="postal_code"
        {...field("postal_code", "postal-code")}
        form={form}
        defaultValue={initial?.postalCode}
        className={width}
      />
    ),
  };
  return parts.map((part) => drawn[part]);
}

/** By the number of fields in a row. */
const WIDTHS: Record<number, string> = { 1: "sm:col-span-6", 2: "sm:col-span-3", 3: "sm:col-span-2" };

function autoComplete(section: AddressFieldsProps["section"], part: string): string {
  return section === null ? part : `${section} ${part}`;
}

type PartProps = { name: string; error: string | undefined; autoComplete: string };
type TypedPartProps = PartProps & { defaultValue: string | undefined };

function StreetField(props: TypedPartProps) {
  const { t } = usePage();
  return (
    <TextField {...props} label={t("Street address")} required className="sm:col-span-6" maxLength={160} dir="auto" />
  );
}

function FloorField(props: TypedPartProps) {
  const { t } = usePage();
  return (
    <TextField
      {...props}
      label={t("Apartment, suite, company")}
      required={false}
      className="sm:col-span-6"
      maxLength={160}
      dir="auto"
    />
  );
}

function StateField({
  kind,
  states,
  onChoose,
  ...rest
}: TypedPartProps & {
  kind: StateKind;
  states: readonly { id: number; name: string }[];
  onChoose: (name: string) => void;
  className: string;
}) {
  const { t } = usePage();
  const label = stateLabel(t, kind);
  if (states.length === 0) return <TextField {...rest} label={label} required={false} maxLength={80} dir="auto" />;
  return (
    <SelectField {...rest} label={label} required onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t("Choose one")}</option>
      {states.map(({ id, name }) => (
        <option key={id}>{name}</option>
      ))}
    </SelectField>
  );
}

function PostalCodeField({ form, ...rest }: TypedPartProps & { form: AddressForm; className: string }) {
  const { t } = usePage();
  const { postalCodeKind, postalCodePattern, postalCodeExample, isPostalCodeRequired } = form;
  return (
    <TextField
      {...rest}
      label={postalCodeLabel(t, postalCodeKind)}
      required={isPostalCodeRequired}
      hint={postalCodeExample && t("For example, {example}", { example: postalCodeExample })}
      {...(postalCodePattern === null ? {} : { pattern: ` *${typedPattern(postalCodePattern)} *` })}
      maxLength={20}
      dir="auto"
    />
  );
}

type CityFieldProps = PartProps & { initial: string | undefined; cities: readonly string[]; className: string };

function CityField({ initial, cities, className, ...rest }: CityFieldProps) {
  const { t } = usePage();
  const listId = useId();
  return (
    <div className={className}>
      <TextField {...rest} label={t("City")} required defaultValue={initial} list={listId} maxLength={80} dir="auto" />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </div>
  );
}
