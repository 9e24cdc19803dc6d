import type { AddressView } from "#domain/orders/order/order.ts";
import { AddressFields, type Places } from "../checkout/address-fields.tsx";
import { readAddress, type SentAddress } from "../checkout/read-checkout.ts";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { PhoneField } from "../form/usual-fields.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

/** `reason`: entered by someone who changes it for the buyer. */
export type SentOrderAddress = SentAddress & { reason: string };

type OrderAddressDialogProps = {
  address: AddressView;
  /** With only the country of the order. */
  places: Places;
  /** Whether the buyer reads a reason. */
  isReasonAsked: boolean;
  onState: (stateId: number) => void;
  onClose: () => void;
  onSave: (address: SentOrderAddress) => Promise<FieldErrors | null>;
};

/** Changes where an order goes. */
export function OrderAddressDialog(props: OrderAddressDialogProps) {
  const { address, places, isReasonAsked, onState, onClose, onSave } = props;
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save(data) {
      const typed = { ...readAddress(data, ""), country_code: address.countryCode };
      return onSave({ ...typed, phone: textOf(data, "phone"), reason: textOf(data, "reason") });
    },
    onClose,
  });
  return (
    <FormDialog width="medium" title={t("Change delivery address")} {...dialog}>
      <p className="text-sm text-muted">
        {t("The new address must be in the same country and have the same shipping price.")}
      </p>
      <AddressFields
        prefix=""
        section={null}
        initial={address}
        places={places}
        country={address.countryCode}
        errors={dialog.errors}
        onCountry={() => {}}
        onState={onState}
      />
      <PhoneField required={false} defaultValue={address.phone} />
      {isReasonAsked && (
        <TextArea name="reason" label={t("Reason")} hint={t("The customer will see this.")} required maxLength={500} />
      )}
    </FormDialog>
  );
}
