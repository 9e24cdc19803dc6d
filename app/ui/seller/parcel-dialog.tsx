import { type FormEvent, useState } from "react";
import type { LineToSend } from "#domain/fulfilment/fulfilment/shop-order.ts";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { type FieldErrors, findFormErrors, focusFirstError, textOf, withoutField } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

export type CarrierChoice = { code: string; name: string };

export type SentTracking = {
  carrier: string;
  carrier_name: string;
  tracking_number: string;
  tracking_link: string;
};
export type SentParcel = SentTracking & { reason: string; lines?: { order_line_id: number; quantity: number }[] };

/** The result of saving: null on success. */
export type ParcelRefusal = { errors: FieldErrors; refusal: string | null } | null;

type ParcelDialogProps = {
  /** Null for a new one. */
  parcel: Parcel | null;
  /** What is left to pack; only for a new one. */
  lines: readonly LineToSend[];
  carriers: readonly CarrierChoice[];
  /** In a shop's place: why. */
  isReasonAsked?: boolean;
  onClose: () => void;
  onSave: (sent: SentParcel) => Promise<ParcelRefusal>;
};

/** The contents of a parcel, its carrier and its tracking number. */
export function ParcelDialog({ parcel, lines, carriers, isReasonAsked, onClose, onSave }: ParcelDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [carrier, setCarrier] = useState(parcel?.carrierCode ?? "");

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const units = lines.map(({ id }) => ({ order_line_id: id, quantity: Number(textOf(data, `line-${id}`)) || 0 }));
    const chosen = units.filter(({ quantity }) => quantity > 0);
    const found = findFormErrors(form, t);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    if (!parcel && chosen.length === 0) return setRefusal(t("Add at least one item to the shipment."));
    setPending(true);
    const refused = await onSave({
      ...readTracking(data, carrier),
      reason: textOf(data, "reason"),
      ...(parcel ? {} : { lines: chosen }),
    });
    setPending(false);
    if (refused === null) return onClose();
    setErrors(refused.errors);
    setRefusal(refused.refusal);
    focusFirstError(form, refused.errors);
  }

  return (
    <Dialog isOpen onClose={onClose} title={parcel ? t("Carrier and tracking") : t("Pack a shipment")}>
      <form
        noValidate
        className="grid gap-4 p-5"
        onSubmit={(event) => void save(event)}
        onInput={(event) => forgive(event, errors, setErrors)}
      >
        {!parcel && <Contents lines={lines} errors={errors} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="carrier"
            label={t("Carrier")}
            value={carrier}
            onChange={(event) => setCarrier(event.currentTarget.value)}
            error={errors.carrier}
          >
            {carriers.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value="">{t("Other, or delivered by you")}</option>
          </SelectField>
          {carrier === "" && (
            <TextField
              name="carrier_name"
              label={t("Carrier name")}
              required={false}
              maxLength={80}
              defaultValue={parcel?.carrierCode === "" ? parcel.carrierName : ""}
              error={errors.carrier_name}
              dir="auto"
            />
          )}
          <TextField
            name="tracking_number"
            label={t("Tracking number")}
            required={false}
            maxLength={80}
            defaultValue={parcel?.trackingNumber ?? ""}
            error={errors.tracking_number}
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
            defaultValue={parcel?.carrierCode === "" ? (parcel.trackingLink ?? "") : ""}
            error={errors.tracking_link}
            hint={carrier === "" ? t("Starts with https://") : t("Leave empty to use the carrier's tracking page.")}
            autoComplete="off"
            dir="ltr"
          />
        </div>
        {isReasonAsked && <TextArea name="reason" label={t("Reason")} maxLength={500} required={false} dir="auto" />}
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {parcel ? t("Save") : t("Pack")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function readTracking(data: FormData, carrier: string): SentTracking {
  return {
    carrier,
    carrier_name: textOf(data, "carrier_name"),
    tracking_number: textOf(data, "tracking_number"),
    tracking_link: textOf(data, "tracking_link"),
  };
}

/** Clears the error of a field that is being edited. */
function forgive(event: FormEvent, errors: FieldErrors, setErrors: (errors: FieldErrors) => void): void {
  const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
  if (name && errors[name] !== undefined) setErrors(withoutField(errors, name));
}

function Contents({ lines, errors }: { lines: readonly LineToSend[]; errors: FieldErrors }) {
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
            <TextField
              name={`line-${line.id}`}
              type="number"
              inputMode="numeric"
              label={t("Units of {name}", { name: line.name })}
              isLabelHidden
              min={0}
              max={line.open}
              step={1}
              defaultValue={line.open}
              required
              error={errors[`line-${line.id}`]}
              className="w-20 shrink-0"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
