import { useState } from "react";
import type { BankAccountInput } from "#domain/accounts/bank-account/bank-account.input.ts";
import { hasIban } from "#shared/iban.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useDialogForm } from "../form/use-dialog-form.ts";
import { SelectField, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type BankAccountDialogProps = {
  countries: readonly { code: string; name: string }[];
  countryCode: string;
  onClose: () => void;
  onSave: (input: BankAccountInput) => Promise<FieldErrors | null>;
};

/** Sets the bank account: an IBAN where the country has them, else account number and bank code. */
export function BankAccountDialog({ countries, countryCode, onClose, onSave }: BankAccountDialogProps) {
  const { t } = usePage();
  const [country, setCountry] = useState(countryCode);
  const dialog = useDialogForm({
    isChecked: true,
    save: (data) => {
      const text = (name: string) => textOf(data, name);
      return onSave({
        holder: text("holder"),
        country_code: text("country_code"),
        iban: text("iban"),
        bic: text("bic"),
        account_number: text("account_number"),
        bank_code: text("bank_code"),
      });
    },
    onClose,
  });
  const isByIban = hasIban(country);
  return (
    <FormDialog title={t("Bank account")} {...dialog}>
      <TextField name="holder" required maxLength={70} label={t("Account holder")} />
      <SelectField
        name="country_code"
        label={t("Country of the bank")}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
      >
        <Options of={countries} />
      </SelectField>
      {isByIban ? (
        <TextField name="iban" required dir="ltr" maxLength={60} label="IBAN" />
      ) : (
        <>
          <TextField name="account_number" required dir="ltr" maxLength={40} label={t("Account number")} />
          <TextField name="bank_code" required dir="ltr" maxLength={20} label={t("Bank code or routing number")} />
        </>
      )}
      <TextField name="bic" dir="ltr" maxLength={11} label={t("BIC (optional)")} />
      <p className="text-sm text-muted">{t("We'll email you a code to confirm this account.")}</p>
    </FormDialog>
  );
}
