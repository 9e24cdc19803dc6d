import type { AdminCountry } from "#domain/platform/country-admin/find-all-countries.ts";
import type { RegionInput } from "#domain/platform/region/region.input.ts";
import type { RegionRecord } from "#domain/platform/region/region.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { CheckField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { textsOf } from "../shipping/read-rate.ts";

type RegionDialogProps = {
  /** Null for a new one. */
  region: RegionRecord | null;
  countries: readonly AdminCountry[];
  onClose: () => void;
  onSave: (input: RegionInput) => Promise<FieldErrors | null>;
};

/** The name and the countries of a region. */
export function RegionDialog({ region, countries, onClose, onSave }: RegionDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => {
      const chosen = textsOf(data, "countries");
      if (chosen.length === 0) return { countries: t("Choose at least one country.") };
      return onSave({
        ...(region ? { id: region.id, version: region.version } : {}),
        name: textOf(data, "name"),
        countries: chosen,
      });
    },
    onClose,
  });
  return (
    <FormDialog width="medium" title={region ? region.name : t("Add region")} {...dialog}>
      <TextField name="name" label={t("Region name")} required maxLength={60} defaultValue={region?.name} dir="auto" />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t("Countries")}</legend>
        <div className="grid max-h-80 gap-x-6 gap-y-2 overflow-y-auto rounded-field border border-line p-3 sm:grid-cols-2">
          {countries.map(({ code, name }) => (
            <CheckField
              key={code}
              name="countries"
              value={code}
              label={name}
              defaultChecked={region?.countryCodes.includes(code)}
            />
          ))}
        </div>
        {dialog.errors.countries && <p className="mt-1 text-sm text-danger">{dialog.errors.countries}</p>}
      </fieldset>
    </FormDialog>
  );
}
