import { useState } from "react";
import type { LineToSend } from "#domain/fulfilment/fulfilment/shop-order.ts";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type CarrierChoice = { code: string; name: string };
export type PackageChoice = { id: number; name: string };

const UNCHANGED = "unchanged";

export type SentTracking = {
  carrier: string;
  carrier_name: string;
  tracking_number: string;
  tracking_link: string;
  package_id?: number;
  weight_grams: number | null;
};
export type SentParcel = SentTracking & { reason: string; lines?: { order_line_id: number; quantity: number }[] };

type ParcelDialogProps = {
  /** Null for a new one. */
  parcel: Parcel | null;
  /** What is left to pack; only for a new one. */
  lines: readonly LineToSend[];
  carriers: readonly CarrierChoice[];
  packages: readonly PackageChoice[];
  /** In a shop's place: why. */
  isReasonAsked?: boolean;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (sent: SentParcel) => Promise<FieldErrors | null>;
};

/** The contents of a parcel, its carrier, its tracking number and its package. */
export function ParcelDialog(props: ParcelDialogProps) {
  const { parcel, lines, carriers, packages, isReasonAsked, onClose, onSave } = props;
  const { t } = usePage();
  const sentWith = carriers.find(({ code }) => code === parcel?.carrierCode)?.code ?? "";
  const [carrier, setCarrier] = useState(sentWith);
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      const sent = { ...readTracking(data, carrier), reason: textOf(data, "reason") };
      if (parcel) return onSave(sent);
      const units = lines.map(({ id }) => ({ order_line_id: id, quantity: Number(textOf(data, `line-${id}`)) || 0 }));
      const chosen = units.filter(({ quantity }) => quantity > 0);
      if (chosen.length === 0) return { form: t("Add at least one item to the shipment.") };
      return onSave({ ...sent, lines: chosen });
    },
    onClose,
  });

  return (
    <FormDialog
      width="medium"
      title={parcel ? t("Carrier and tracking") : t("Pack a shipment")}
      {...dialog}
      action={parcel ? t("Save") : t("Pack")}
    >
      {!parcel && <Contents lines={lines} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="carrier"
          label={t("Carrier")}
          value={carrier}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        >
          <Options of={carriers} />
          <option value="">{t("Other, or delivered by you")}</option>
        </SelectField>
        {carrier === "" && (
          <TextField
            name="carrier_name"
            label={t("Carrier name")}
            required={false}
            maxLength={80}
            defaultValue={parcel && sentWith === "" ? parcel.carrierName : ""}
            dir="auto"
          />
        )}
        <TextField
          name="tracking_number"
          label={t("Tracking number")}
          required={false}
          maxLength={80}
          defaultValue={parcel?.trackingNumber ?? ""}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
        <TextField
          name="tracking_link"
          type="url"
          label={t("Tracking link")}
          required={false}
          maxLength={500}
          defaultValue={parcel && sentWith === "" ? (parcel.trackingLink ?? "") : ""}
          hint={carrier === "" ? t("Starts with https://") : t("Leave empty to use the carrier's tracking page.")}
          autoComplete="off"
          dir="ltr"
        />
        {(packages.length > 0 || parcel?.packageName) && <PackageField {...{ parcel, packages }} />}
        <WholeNumberField
          name="weight_grams"
          label={t("Weight in grams")}
          required={false}
          min={1}
          max={10_000_000}
          defaultValue={parcel?.weightGrams ?? ""}
        />
      </div>
      {isReasonAsked && <TextArea name="reason" label={t("Reason")} maxLength={500} required={false} dir="auto" />}
    </FormDialog>
  );
}

/** The one that a parcel has may no longer be offered, or have another size now. */
function PackageField({ parcel, packages }: Pick<ParcelDialogProps, "parcel" | "packages">) {
  const { t } = usePage();
  return (
    <SelectField name="package_id" label={t("Package")} defaultValue={parcel?.packageName ? UNCHANGED : 0}>
      {parcel?.packageName && <option value={UNCHANGED}>{parcel.packageName}</option>}
      <option value={0}>{t("Not specified")}</option>
      {packages
        .filter(({ name }) => name !== parcel?.packageName)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

function readTracking(data: FormData, carrier: string): SentTracking {
  const box = textOf(data, "package_id");
  return {
    carrier,
    carrier_name: textOf(data, "carrier_name"),
    tracking_number: textOf(data, "tracking_number"),
    tracking_link: textOf(data, "tracking_link"),
    weight_grams: Number(textOf(data, "weight_grams")) || null,
    ...(box === "" || box === UNCHANGED ? {} : { package_id: Number(box) }),
  };
}

function Contents({ lines }: { lines: readonly LineToSend[] }) {
  const { t } = usePage();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("Items")}</legend>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <Picture file={line.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-sm leading-snug font-medium">
                <bdi>{line.name}</bdi>
              </span>
              <span className="block text-sm text-muted">
                {line.variantsName !== "" && (
                  <>
                    <bdi>{line.variantsName}</bdi> ·{" "}
                  </>
                )}
                {t("{count} to pack", { count: line.open })}
              </span>
            </span>
            <WholeNumberField
              name={`line-${line.id}`}
              label={t("Units of {name}", { name: line.name })}
              isLabelHidden
              min={0}
              max={line.open}
              defaultValue={line.open}
              required
              className="w-20 shrink-0"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
