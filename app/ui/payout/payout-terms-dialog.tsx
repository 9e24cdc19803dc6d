import type { ShopBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import type { PayoutTermsInput } from "#domain/accounts/payout/payout.input.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { scheduleName } from "./payout-labels.ts";

type PayoutTermsDialogProps = {
  shop: ShopBalance;
  onClose: () => void;
  onSave: (input: PayoutTermsInput) => Promise<FieldErrors | null>;
};

/** A shop's own payout terms; empty fields take those of the settings. */
export function PayoutTermsDialog({ shop, onClose, onSave }: PayoutTermsDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    save: (data) => {
      return onSave({
        schedule: textOf(data, "schedule") as PayoutTermsInput["schedule"],
        minimum: textOf(data, "minimum"),
        reserve_percent: textOf(data, "reserve_percent"),
        provider_account: textOf(data, "provider_account"),
      });
    },
    onClose,
  });
  return (
    <FormDialog title={shop.name} {...dialog}>
      <SelectField name="schedule" label={t("Payout schedule")} defaultValue={shop.own.schedule}>
        <option value="">{t("As in the payout settings")}</option>
        {(["manual", "weekly", "monthly"] as const).map((schedule) => (
          <option key={schedule} value={schedule}>
            {scheduleName(schedule, t)}
          </option>
        ))}
      </SelectField>
      <DecimalField name="minimum" maxLength={20} label={t("Minimum payout")} defaultValue={shop.own.minimum} />
      <DecimalField
        name="reserve_percent"
        maxLength={6}
        label={t("Reserve in percent")}
        defaultValue={shop.own.reservePercent}
      />
      <TextField
        name="provider_account"
        dir="ltr"
        maxLength={80}
        label={t("Stripe account")}
        hint={t("Payouts go to this connected account instead of the bank account.")}
        defaultValue={shop.own.providerAccount}
      />
    </FormDialog>
  );
}
