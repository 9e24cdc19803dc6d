import type { CommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { CarrierInput, PackageInput, PracticeInput } from "#domain/checkout/shipping/practice.input.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import type { Box, Carrier } from "./practice-editor.tsx";

type Saving<Input> = { onClose: () => void; onSave: (input: Input) => Promise<FieldErrors | null> };

export function PracticeDialog({
  practice,
  timeZone,
  onClose,
  onSave,
}: Saving<PracticeInput> & { practice: CommonShipping["practice"]; timeZone: string }) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return onSave({
        handling_days: Number(textOf(data, "handling_days")),
        cut_off: textOf(data, "cut_off") || null,
        volume_divisor: numberOrNull(data, "volume_divisor"),
        version: practice.version,
      });
    },
    onClose,
  });
  return (
    <FormDialog title={t("Handling")} {...dialog}>
      <WholeNumberField
        name="handling_days"
        label={t("Handling days")}
        hint={t("Days between an order and its handover to the carrier.")}
        min={0}
        max={60}
        required
        defaultValue={practice.handlingDays}
      />
      <TextField
        name="cut_off"
        type="time"
        label={t("Order cut-off time")}
        hint={t("Later orders count as placed the next day. Time zone: {zone}", { zone: timeZone })}
        required={false}
        defaultValue={practice.cutOff ?? ""}
        dir="ltr"
      />
      <WholeNumberField
        name="volume_divisor"
        label={t("Cubic centimeters per kilogram")}
        hint={t("Carriers often use 5000. Leave it empty to charge by actual weight only.")}
        min={100}
        max={100_000}
        required={false}
        defaultValue={practice.volumeDivisor ?? ""}
      />
    </FormDialog>
  );
}

export function PackageDialog({ box, onClose, onSave }: Saving<PackageInput> & { box: Box | null }) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return onSave({
        ...(box ? { id: box.id, version: box.version } : {}),
        name: textOf(data, "name"),
        length_mm: Number(textOf(data, "length_mm")),
        width_mm: Number(textOf(data, "width_mm")),
        height_mm: Number(textOf(data, "height_mm")),
        empty_grams: Number(textOf(data, "empty_grams")),
        maximum_grams: numberOrNull(data, "maximum_grams"),
      });
    },
    onClose,
  });
  const side = { min: 1, max: 10_000, required: true };
  return (
    <FormDialog title={box ? box.name : t("Add package")} {...dialog}>
      <TextField name="name" label={t("Package name")} required maxLength={60} defaultValue={box?.name} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-3">
        <WholeNumberField {...side} name="length_mm" label={t("Length (mm)")} defaultValue={box?.lengthMillimeters} />
        <WholeNumberField {...side} name="width_mm" label={t("Width (mm)")} defaultValue={box?.widthMillimeters} />
        <WholeNumberField {...side} name="height_mm" label={t("Height (mm)")} defaultValue={box?.heightMillimeters} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <WholeNumberField
          name="empty_grams"
          label={t("Empty weight (g)")}
          min={0}
          max={1_000_000_000}
          required
          defaultValue={box?.emptyGrams ?? 0}
        />
        <WholeNumberField
          name="maximum_grams"
          label={t("Maximum weight (g)")}
          min={1}
          max={1_000_000_000}
          required={false}
          defaultValue={box?.maximumGrams ?? ""}
        />
      </div>
    </FormDialog>
  );
}

export function CarrierDialog({ carrier, onClose, onSave }: Saving<CarrierInput> & { carrier: Carrier | null }) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return onSave({
        ...(carrier ? { id: carrier.id, version: carrier.version } : {}),
        name: textOf(data, "name"),
        tracking_link: textOf(data, "tracking_link"),
      });
    },
    onClose,
  });
  return (
    <FormDialog title={carrier ? carrier.name : t("Add carrier")} {...dialog}>
      <TextField
        name="name"
        label={t("Carrier name")}
        required
        maxLength={60}
        defaultValue={carrier?.name}
        dir="auto"
      />
      <TextField
        name="tracking_link"
        label={t("Tracking link")}
        hint={t("Write {number} where the tracking number goes.", { number: "{number}" })}
        placeholder="https://example.com/track?id={number}"
        required={false}
        maxLength={500}
        defaultValue={carrier?.trackingLink}
        autoComplete="off"
        dir="ltr"
      />
    </FormDialog>
  );
}

function numberOrNull(data: FormData, name: string): number | null {
  const text = textOf(data, name);
  return text === "" ? null : Number(text);
}
