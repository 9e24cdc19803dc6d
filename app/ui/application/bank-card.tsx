import { useState } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { readBankAccount } from "#shared/bank-account-number.ts";

type BankCardProps = {
  /** The last characters of the account; empty if none was entered. */
  ending: string;
  isConfirmed: boolean;
  error: string | undefined;
  /** Both return the validation errors; null on success. */
  onSet: (account: { holder: string; account: string; bank_code: string }) => Promise<FieldErrors | null>;
  onConfirm: (code: string) => Promise<FieldErrors | null>;
};

/** The account that is paid to: entered, then confirmed by a mailed code. */
export function BankCard({ ending, isConfirmed, error, onSet, onConfirm }: BankCardProps) {
  const { t } = usePage();
  const [isChanging, setChanging] = useState(ending === "");
  return (
    <AccountCard
      title={t("Bank account")}
      text={t("For your payouts. We store it encrypted and never show it in full.")}
    >
      <div className="grid gap-4">
        {error && <Notice kind="error">{t("Confirm your bank account before you send the application.")}</Notice>}
        {ending !== "" && !isChanging && (
          <p className="flex flex-wrap items-center gap-3">
            <span>
              {t("Account ending in {ending}", { ending })} ·{" "}
              {isConfirmed ? t("Confirmed") : t("Waiting for your code")}
            </span>
            <Button variant="secondary" size="small" data-action="" onClick={() => setChanging(true)}>
              {t("Change")}
            </Button>
          </p>
        )}
        {isChanging ? (
          <AccountForm
            onSet={async (account) => {
              const wrong = await onSet(account);
              if (wrong === null) setChanging(false);
              return wrong;
            }}
          />
        ) : (
          !isConfirmed && <ConfirmationForm onConfirm={onConfirm} />
        )}
      </div>
    </AccountCard>
  );
}

function AccountForm({ onSet }: Pick<BankCardProps, "onSet">) {
  const { t } = usePage();
  const form = useForm({
    save(data) {
      const account = textOf(data, "account");
      const holder = textOf(data, "holder");
      const found = {
        ...(holder === "" ? { holder: t("This field is required.") } : {}),
        ...(readBankAccount(account) === null ? { account: t("Enter a valid IBAN or account number.") } : {}),
      };
      if (Object.keys(found).length > 0) return found;
      return onSet({ holder, account, bank_code: textOf(data, "bank_code") });
    },
  });

  return (
    <Form {...form} aria-label={t("Bank account")} className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="holder"
        label={t("Account holder")}
        autoComplete="off"
        required
        maxLength={120}
        className="sm:col-span-2"
      />
      <TextField
        name="account"
        label={t("IBAN or account number")}
        autoComplete="off"
        required
        maxLength={60}
        dir="ltr"
      />
      <TextField
        name="bank_code"
        label={t("BIC or routing number")}
        autoComplete="off"
        required={false}
        maxLength={20}
        dir="ltr"
      />
      <div className="sm:col-span-2">
        <SubmitButton variant="secondary">{t("Email me a code")}</SubmitButton>
      </div>
    </Form>
  );
}

function ConfirmationForm({ onConfirm }: Pick<BankCardProps, "onConfirm">) {
  const { t } = usePage();
  const form = useForm({
    save(data) {
      const code = textOf(data, "code");
      return code === "" ? { code: t("This field is required.") } : onConfirm(code);
    },
  });

  return (
    <Form {...form} aria-label={t("Confirm bank account")} className="flex flex-wrap items-start gap-3">
      <TextField
        name="code"
        label={t("Code from our email")}
        autoComplete="one-time-code"
        required
        maxLength={100}
        dir="ltr"
        className="w-72 max-w-full"
      />
      <SubmitButton className="mt-6">{t("Confirm")}</SubmitButton>
    </Form>
  );
}
