import type { ShippingZoneInput } from "#domain/checkout/shipping/shipping.input.ts";
import type { Region } from "#domain/platform/region/region.ts";
import type { KeptZone } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingPlace } from "#domain/checkout/shipping/shipping.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { Row, Rows, useRows } from "./editable-rows.tsx";
import type { Country } from "./rate-dialog.tsx";
import { textsOf } from "./read-rate.ts";

type ZoneDialogProps = {
  /** Null for a new one. */
  zone: KeptZone | null;
  /** Fills in `zone` for a new one. */
  isCopy?: boolean;
  countries: readonly Country[];
  regions: readonly Region[];
  onClose: () => void;
  onSave: (input: ShippingZoneInput) => Promise<FieldErrors | null>;
};

/** A zone of countries, states and cities. */
export function ZoneDialog({ zone, isCopy = false, countries, regions, onClose, onSave }: ZoneDialogProps) {
  const { t } = usePage();
  const rows = useRows<ShippingPlace>(zone?.places ?? [null]);

  /** Only countries that are sold to and have no row that was there before. */
  function addRegion(id: string): void {
    const codes = regions.find((region) => String(region.id) === id)?.countryCodes ?? [];
    const known = new Set(rows.all.map(({ value }) => value?.countryCode));
    rows.addAll(
      codes
        .filter((code) => !known.has(code) && countries.some((country) => country.code === code))
        .map((countryCode) => ({ countryCode, state: "", city: "", postalCodes: "" })),
    );
  }

  function save(data: FormData) {
    const places = readPlaces(data);
    if (places.length === 0) return { places: t("Add at least one place.") };
    const changed = zone && !isCopy ? { id: zone.id, version: zone.version } : {};
    return onSave({ ...changed, name: textOf(data, "name"), places });
  }
  const dialog = useDialogForm({ isChecked: true, save, onClose });

  return (
    <FormDialog width="medium" title={zone && !isCopy ? zone.name : t("Add zone")} {...dialog}>
      <TextField name="name" label={t("Zone name")} required maxLength={60} defaultValue={zone?.name} dir="auto" />
      <Rows title={t("Places")} error={dialog.errors.places} addLabel={t("Add place")} onAdd={rows.add}>
        <p className="text-sm text-muted">
          {t("Leave the state and city empty for the whole country, or just the city for the whole state.")}{" "}
          {t("Postal codes can be beginnings and ranges, such as 80, 81000-81999.")}
        </p>
        {rows.all.map(({ key, value }, index) => (
          <Row key={key} label={t("Remove place {number}", { number: index + 1 })} onRemove={() => rows.remove(key)}>
            <SelectField name="country_code" label={t("Country")} required defaultValue={value?.countryCode ?? ""}>
              <option value="">{t("Choose one")}</option>
              <Options of={countries} />
            </SelectField>
            <TextField name="state" label={t("State")} defaultValue={value?.state} maxLength={100} dir="auto" />
            <TextField name="city" label={t("City")} defaultValue={value?.city} maxLength={100} dir="auto" />
            <TextField
              name="postal_codes"
              label={t("Postal codes")}
              defaultValue={value?.postalCodes}
              maxLength={2000}
              dir="ltr"
            />
          </Row>
        ))}
      </Rows>
      {regions.length > 0 && (
        <SelectField
          label={t("Add the countries of a region")}
          value=""
          onChange={(event) => addRegion(event.target.value)}
        >
          <option value="">{t("Choose one")}</option>
          <Options of={regions} />
        </SelectField>
      )}
    </FormDialog>
  );
}

function readPlaces(data: FormData): ShippingZoneInput["places"] {
  const [states, cities, codes] = [textsOf(data, "state"), textsOf(data, "city"), textsOf(data, "postal_codes")];
  return textsOf(data, "country_code")
    .map((code, index) => ({
      country_code: code,
      state: states[index] ?? "",
      city: cities[index] ?? "",
      postal_codes: codes[index] ?? "",
    }))
    .filter((place) => place.country_code !== "");
}
