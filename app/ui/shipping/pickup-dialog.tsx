import { failure, success } from "#shared/result.ts";
import type { KeptPickupPoint } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { PickupPointInput } from "#domain/checkout/shipping/shipping.input.ts";
import { type FieldErrors, findFormErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
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

  const { errors, isPending, onSubmit } = useDialogForm({
    read: (form) => {
      const found = findFormErrors(form, t);
      return Object.keys(found).length > 0
        ? failure(found)
        : success({ ...(point ? { id: point.id, version: point.version } : {}), ...readPoint(new FormData(form)) });
    },
    onSave,
    onClose,
  });

  const field = (name: string, max: number) => ({ name, error: errors[name], maxLength: max, dir: "auto" });
  return (
    <Dialog isOpen width="medium" title={point ? point.name : t("Add pickup point")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5 sm:grid-cols-6" onSubmit={onSubmit}>
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
          error={errors.country_code}
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
        <TextField
          name="phone"
          type="tel"
          label={t("Phone")}
          required={false}
          defaultValue={point?.phone}
          error={errors.phone}
          maxLength={30}
          dir="ltr"
          className="sm:col-span-3"
        />
        <TextField
          name="ready_days"
          type="number"
          label={t("Days until ready")}
          required
          min={0}
          max={60}
          step={1}
          inputMode="numeric"
          defaultValue={point?.readyDays ?? 1}
          error={errors.ready_days}
          className="sm:col-span-3"
        />
        <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-6">
          {errors.form && <p className="flex-1 text-sm text-danger">{errors.form}</p>}
          <Button variant="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
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
