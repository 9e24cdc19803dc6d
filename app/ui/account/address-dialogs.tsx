import { type FormEvent, useState } from "react";
import type { SavedAddress } from "#domain/customers/address/address.ts";
import { AddressFields, type Places } from "../checkout/address-fields.tsx";
import { readAddress, type SentAddress } from "../checkout/read-checkout.ts";
import { type FieldErrors, findFormErrors, focusFirstError, textOf, withoutField } from "../form/read-form.ts";
import { PostalAddress } from "../order/postal-address.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { CheckField, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** The payload for saving an address. */
export type SentBookAddress = SentAddress & { id?: number; is_default_shipping: boolean; is_default_billing: boolean };

/** The result of saving: null on success. */
export type AddressRefusal = { errors: FieldErrors; refusal: string | null } | null;

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
  onSave: (address: SentBookAddress) => Promise<AddressRefusal>;
};

/** Adds or edits an address. */
export function AddressDialog({ address, isFirst, places, country, ...actions }: AddressDialogProps) {
  const { t } = usePage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findFormErrors(form, t);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);
    const data = new FormData(form);
    setPending(true);
    const refused = await actions.onSave({
      ...readAddress(data, ""),
      phone: textOf(data, "phone"),
      ...(address === null ? {} : { id: address.id }),
      is_default_shipping: data.has("is_default_shipping"),
      is_default_billing: data.has("is_default_billing"),
    });
    setPending(false);
    if (refused === null) return actions.onClose();
    setErrors(refused.errors);
    setRefusal(refused.refusal);
    focusFirstError(form, refused.errors);
  }

  /** Clears the error of a field that is being edited. */
  function forgive(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (name && errors[name] !== undefined) setErrors(withoutField(errors, name));
  }

  return (
    <Dialog isOpen title={address === null ? t("New address") : t("Edit address")} onClose={actions.onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={(event) => void save(event)} onInput={forgive}>
        <AddressFields
          prefix=""
          section={null}
          initial={address}
          places={places}
          country={country}
          errors={errors}
          onCountry={actions.onCountry}
          onState={actions.onState}
        />
        <TextField
          name="phone"
          label={t("Phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={false}
          defaultValue={address?.phone}
          error={errors.phone}
          maxLength={30}
          dir="ltr"
        />
        {!isFirst && !address?.isDefaultShipping && (
          <CheckField name="is_default_shipping" value="1" label={t("Set as default shipping address")} />
        )}
        {!isFirst && !address?.isDefaultBilling && (
          <CheckField name="is_default_billing" value="1" label={t("Set as default billing address")} />
        )}
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={actions.onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type DeleteAddressDialogProps = { address: SavedAddress; onClose: () => void; onDelete: () => Promise<void> };

export function DeleteAddressDialog({ address, onClose, onDelete }: DeleteAddressDialogProps) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog isOpen width="narrow" title={t("Delete this address?")} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <PostalAddress address={address} />
        <p className="text-sm text-muted">{t("Orders you've already placed aren't affected.")}</p>
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button
            look="danger"
            isPending={isPending}
            onClick={() => {
              setPending(true);
              void onDelete().then(onClose);
            }}
          >
            {t("Delete")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
