import type { KeptPickupPoint } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { PickupPointInput } from "#domain/checkout/shipping/shipping.input.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { PhoneField, WholeNumberField } from "../form/usual-fields.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import type { Country } from "./rate-dialog.tsx";

type PickupDialogProps = {
  /** Null for a new one. */
  point: KeptPickupPoint | null;
  countries: readonly Country[];
  onClose: () => void;
  onSave: (input: PickupPointInput) => Promise<FieldErrors | null>;
};

/** A pick-up point: its address and opening hours. */
export function PickupDialog({ point, countries, onClose, onSave }: PickupDialogProps) {
  const { t } = usePage();

  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => onSave({ ...(point ? { id: point.id, version: point.version } : {}), ...readPoint(data) }),
    onClose,
  });

  const field = (name: string, max: number) => ({ name, maxLength: max, dir: "auto" });
  return (
    <FormDialog width="medium" title={point ? point.name : t("Add pickup point")} {...dialog}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          {...field("name", 80)}
          label={t("Pickup point name")}
          required
          defaultValue={point?.name}
          className="sm:col-span-6"
        />
        <TextField
          {...field("line_1", 160)}
          label={t("Street address")}
          required
          defaultValue={point?.line1}
          className="sm:col-span-6"
        />
        <TextField
          {...field("line_2", 160)}
          label={t("Apartment, suite, company")}
          required={false}
          defaultValue={point?.line2}
          className="sm:col-span-6"
        />
        <TextField
          {...field("postal_code", 20)}
          label={t("Postal code")}
          required={false}
          defaultValue={point?.postalCode}
          className="sm:col-span-2"
        />
        <TextField
          {...field("city", 100)}
          label={t("City")}
          required
          defaultValue={point?.city}
          className="sm:col-span-4"
        />
        <TextField
          {...field("state", 100)}
          label={t("State")}
          required={false}
          defaultValue={point?.state}
          className="sm:col-span-3"
        />
        <SelectField
          name="country_code"
          label={t("Country")}
          required
          defaultValue={point?.countryCode ?? ""}
          className="sm:col-span-3"
        >
          <option value="">{t("Choose one")}</option>
          <Options of={countries} />
        </SelectField>
        <TextArea
          {...field("opening_hours", 500)}
          label={t("Opening hours")}
          required
          rows={3}
          defaultValue={point?.openingHours}
          className="sm:col-span-6"
        />
        <PhoneField required={false} defaultValue={point?.phone} className="sm:col-span-3" />
        <WholeNumberField
          name="ready_days"
          label={t("Days until ready")}
          required
          min={0}
          max={60}
          defaultValue={point?.readyDays ?? 1}
          className="sm:col-span-3"
        />
      </div>
    </FormDialog>
  );
}

function readPoint(data: FormData): PickupPointInput {
  const text = (name: string) => textOf(data, name);
  return {
    name: text("name"),
    line_1: text("line_1"),
    line_2: text("line_2"),
    city: text("city"),
    state: text("state"),
    postal_code: text("postal_code"),
    country_code: text("country_code"),
    opening_hours: text("opening_hours"),
    phone: text("phone"),
    ready_days: Number(text("ready_days")),
  };
}
