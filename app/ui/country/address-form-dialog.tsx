import { useState } from "react";
import type { AddressFormInput } from "#domain/platform/country-admin/address-form.input.ts";
import type { CountryAddressForm } from "#domain/platform/country-admin/find-all-countries.ts";
import {
  ADDRESS_PARTS,
  type AddressForm,
  type AddressPart,
  POSTAL_CODE_KINDS,
  STATE_KINDS,
} from "#shared/address-form.ts";
import { maskOf } from "#shared/postal-mask.ts";
import type { Translate } from "#shared/translate.ts";
import { postalCodeLabel, stateLabel } from "../checkout/address-labels.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { IconButton } from "../parts/button.tsx";
import { CheckField, SelectField, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type AddressFormDialogProps = {
  title: string;
  chosen: CountryAddressForm;
  onClose: () => void;
  onSave: (input: AddressFormInput) => Promise<FieldErrors | null>;
};

/** The parts of an address, their order and labels, and the form of postal codes. */
export function AddressFormDialog({
  title,
  chosen: { countryCode, form, version },
  onClose,
  onSave,
}: AddressFormDialogProps) {
  const { t } = usePage();
  const [order, setOrder] = useState<readonly AddressPart[]>([
    ...form.parts,
    ...ADDRESS_PARTS.filter((part) => !form.parts.includes(part)),
  ]);
  const [shown, setShown] = useState<ReadonlySet<AddressPart>>(new Set(form.parts));
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return onSave({
        country_code: countryCode,
        parts: order.filter((part) => shown.has(part)),
        state_kind: STATE_KINDS.find((kind) => kind === textOf(data, "state_kind")) ?? "any",
        postal_code_kind: POSTAL_CODE_KINDS.find((kind) => kind === textOf(data, "postal_code_kind")) ?? "postal",
        is_postal_code_required: data.has("is_postal_code_required"),
        postal_code_mask: textOf(data, "postal_code_mask"),
        postal_code_example: textOf(data, "postal_code_example"),
        version,
      });
    },
    onClose,
  });

  function move(index: number): void {
    setOrder(order.with(index, order[index - 1]!).with(index - 1, order[index]!));
  }

  function toggle(part: AddressPart, isShown: boolean): void {
    setShown(new Set(ADDRESS_PARTS.filter((each) => (each === part ? isShown : shown.has(each)))));
  }

  return (
    <FormDialog title={title} width="medium" {...dialog}>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t("Fields in their order")}</legend>
        <ol className="divide-y divide-line rounded-field border border-line">
          {order.map((part, index) => (
            <li key={part} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                <CheckField
                  label={partLabel(t, part, form)}
                  checked={shown.has(part)}
                  disabled={part === "line_1" || part === "city"}
                  onChange={(event) => toggle(part, event.currentTarget.checked)}
                />
              </div>
              <IconButton
                label={t("Move {name} up", { name: partLabel(t, part, form) })}
                data-action=""
                disabled={index === 0}
                onClick={() => move(index)}
              >
                <Icon name="arrow-up" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ol>
        {dialog.errors.parts && <p className="mt-1 text-sm text-danger">{dialog.errors.parts}</p>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="state_kind" label={t("Label of the state")} defaultValue={form.stateKind}>
          {STATE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {stateLabel(t, kind)}
            </option>
          ))}
        </SelectField>
        <SelectField name="postal_code_kind" label={t("Label of the postal code")} defaultValue={form.postalCodeKind}>
          {POSTAL_CODE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {postalCodeLabel(t, kind)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="postal_code_mask"
          label={t("Format of postal codes")}
          hint={t("9 is a digit, A a letter, | separates alternatives. Empty: any code.")}
          required={false}
          maxLength={60}
          defaultValue={form.postalCodeMask ?? maskOf(form.postalCodeExample)}
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="postal_code_example"
          label={t("Example of a postal code")}
          required={false}
          maxLength={20}
          defaultValue={form.postalCodeExample}
          autoComplete="off"
          dir="ltr"
        />
      </div>
      <CheckField
        name="is_postal_code_required"
        value="1"
        label={t("The postal code is required")}
        defaultChecked={form.isPostalCodeRequired}
      />
    </FormDialog>
  );
}

export function partLabel(t: Translate, part: AddressPart, form: AddressForm): string {
  switch (part) {
    case "line_1":
      return t("Street address");
    case "line_2":
      return t("Apartment, suite, company");
    case "city":
      return t("City");
    case "state":
      return stateLabel(t, form.stateKind);
    case "postal_code":
      return postalCodeLabel(t, form.postalCodeKind);
  }
}
