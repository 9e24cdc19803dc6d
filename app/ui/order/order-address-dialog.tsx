import type { AddressView } from "#domain/orders/order/order.ts";
import { failure, success } from "#shared/result.ts";
import { AddressFields, type Places } from "../checkout/address-fields.tsx";
import { readAddress, type SentAddress } from "../checkout/read-checkout.ts";
import { type FieldErrors, findFormErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DialogActions } from "../parts/dialog-actions.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea, TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** `reason`: entered by someone who changes it for the buyer. */
export type SentOrderAddress = SentAddress & { reason: string };

type OrderAddressDialogProps = {
  address: AddressView;
  /** With the country of the order alone. */
  places: Places;
  /** Whether the buyer reads a reason. */
  isReasonAsked: boolean;
  onState: (stateId: number) => void;
  onClose: () => void;
  /** Returns the errors; null on success. */
  onSave: (address: SentOrderAddress) => Promise<FieldErrors | null>;
};

/** Changes where an order goes. */
export function OrderAddressDialog(props: OrderAddressDialogProps) {
  const { address, places, isReasonAsked, onState, onClose, onSave } = props;
  const { t } = usePage();
  const { errors, isPending, onSubmit } = useDialogForm({
    read: (form) => {
      const found = findFormErrors(form, t);
      if (Object.keys(found).length > 0) return failure(found);
      const data = new FormData(form);
      const typed = { ...readAddress(data, ""), country_code: address.countryCode };
      return success({ ...typed, phone: textOf(data, "phone"), reason: textOf(data, "reason") });
    },
    onSave,
    onClose,
  });
  return (
    <Dialog isOpen title={t("Change delivery address")} onClose={onClose}>
      <form noValidate className="grid gap-4 p-5" onSubmit={onSubmit}>
        <p className="text-sm text-muted">
          {t("The new address must be in the same country and have the same shipping price.")}
        </p>
        <AddressFields
          prefix=""
          section={null}
          initial={address}
          places={places}
          country={address.countryCode}
          errors={errors}
          onCountry={() => {}}
          onState={onState}
        />
        <TextField
          name="phone"
          label={t("Phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={false}
          defaultValue={address.phone}
          error={errors.phone}
          maxLength={30}
          dir="ltr"
        />
        {isReasonAsked && (
          <TextArea
            name="reason"
            label={t("Reason")}
            hint={t("The customer will see this.")}
            required
            maxLength={500}
            error={errors.reason}
          />
        )}
        {errors.form && <Notice kind="error">{errors.form}</Notice>}
        <DialogActions isPending={isPending} onBack={onClose} />
      </form>
    </Dialog>
  );
}
