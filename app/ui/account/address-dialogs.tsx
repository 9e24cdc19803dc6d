import type { SavedAddress } from "#domain/customers/address/address.ts";
import { AddressFields, type Places } from "../checkout/address-fields.tsx";
import { readAddress, type SentAddress } from "../checkout/read-checkout.ts";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { PostalAddress } from "../order/postal-address.tsx";
import { PhoneField } from "../form/usual-fields.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload for saving an address. */
export type SentBookAddress = SentAddress & { id?: number; is_default_shipping: boolean; is_default_billing: boolean };

type AddressDialogProps = {
  /** Null for a new one. */
  address: SavedAddress | null;
  /** The first address is always a default. */
  isFirst: boolean;
  places: Places;
  country: string;
  onCountry: (code: string) => void;
  onState: (stateId: number) => void;
  onClose: () => void;
  /** Returns the validation errors; null on success. */
  onSave: (address: SentBookAddress) => Promise<FieldErrors | null>;
};

/** Adds or edits an address. */
export function AddressDialog({ address, isFirst, places, country, ...actions }: AddressDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      return actions.onSave({
        ...readAddress(data, ""),
        phone: textOf(data, "phone"),
        ...(address === null ? {} : { id: address.id }),
        is_default_shipping: data.has("is_default_shipping"),
        is_default_billing: data.has("is_default_billing"),
      });
    },
    onClose: actions.onClose,
  });

  return (
    <FormDialog
      width="medium"
      title={address === null ? t("New address") : t("Edit address")}
      {...dialog}
      back={t("Cancel")}
    >
      <AddressFields
        prefix=""
        section={null}
        initial={address}
        places={places}
        country={country}
        errors={dialog.errors}
        onCountry={actions.onCountry}
        onState={actions.onState}
      />
      <PhoneField required={false} defaultValue={address?.phone} />
      {!isFirst && !address?.isDefaultShipping && (
        <CheckField name="is_default_shipping" value="1" label={t("Set as default shipping address")} />
      )}
      {!isFirst && !address?.isDefaultBilling && (
        <CheckField name="is_default_billing" value="1" label={t("Set as default billing address")} />
      )}
    </FormDialog>
  );
}

type DeleteAddressDialogProps = { address: SavedAddress; onClose: () => void; onDelete: () => Promise<void> };

export function DeleteAddressDialog({ address, onClose, onDelete }: DeleteAddressDialogProps) {
  const { t } = usePage();
  return (
    <ConfirmDialog
      title={t("Delete this address?")}
      text={
        <div className="grid gap-4">
          <PostalAddress address={address} />
          <p className="text-sm">{t("Orders you've already placed aren't affected.")}</p>
        </div>
      }
      action={t("Delete")}
      back={t("Cancel")}
      onClose={onClose}
      onAction={onDelete}
    />
  );
}
