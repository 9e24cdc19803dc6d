import type { PayoutSettings } from "#domain/accounts/payout/get-payout-settings.ts";
import type { PayoutSettingsInput } from "#domain/accounts/payout/payout.input.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { DecimalField } from "../form/usual-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { scheduleName } from "./payout-labels.ts";

type PayoutSettingsDialogProps = {
  settings: PayoutSettings;
  onClose: () => void;
  onSave: (input: PayoutSettingsInput) => Promise<FieldErrors | null>;
};

/** The terms of all shops without their own. */
export function PayoutSettingsDialog({ settings, onClose, onSave }: PayoutSettingsDialogProps) {
  const { t } = usePage();
  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => {
      const number = (name: string) => Number(textOf(data, name));
      return onSave({
        schedule: textOf(data, "schedule") as PayoutSettingsInput["schedule"],
        minimum: number("minimum"),
        second_person_above: number("second_person_above"),
        reserve_percent: textOf(data, "reserve_percent"),
        reserve_days: number("reserve_days"),
        commission_tax_percent: textOf(data, "commission_tax_percent"),
      });
    },
    onClose,
  });
  const count = { type: "number", min: 0, step: 1, required: true } as const;
  return (
    <FormDialog title={t("Payout settings")} {...dialog}>
      <SelectField name="schedule" label={t("Payout schedule")} defaultValue={settings.schedule}>
        <NamedOptions values={["manual", "weekly", "monthly"] as const} nameOf={scheduleName} />
      </SelectField>
      <TextField
        {...count}
        name="minimum"
        label={t("Minimum payout")}
        hint={settings.currency}
        defaultValue={settings.minimum}
      />
      <TextField
        {...count}
        name="second_person_above"
        label={t("Second approver above")}
        hint={t("A run with a higher total must be approved by someone other than its creator. In {currency}.", {
          currency: settings.currency,
        })}
        defaultValue={settings.secondPersonAbove}
      />
      <DecimalField
        name="reserve_percent"
        required
        label={t("Reserve in percent")}
        hint={t("Withheld from earnings after the return period.")}
        defaultValue={settings.reservePercent}
      />
      <TextField {...count} name="reserve_days" label={t("Days in reserve")} defaultValue={settings.reserveDays} />
      <DecimalField
        name="commission_tax_percent"
        required
        label={t("Tax included in the commission, in percent")}
        defaultValue={settings.commissionTaxPercent}
      />
    </FormDialog>
  );
}
