import { useState } from "react";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { readBankAccount } from "#shared/bank-account-number.ts";
import { failure, success } from "#shared/result.ts";

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
  const { errors, isPending, onSubmit } = useForm({
    read(form) {
      const data = new FormData(form);
      const account = textOf(data, "account");
      const holder = textOf(data, "holder");
      const found = {
        ...(holder === "" ? { holder: t("This field is required.") } : {}),
        ...(readBankAccount(account) === null ? { account: t("Enter a valid IBAN or account number.") } : {}),
      };
      if (Object.keys(found).length > 0) return failure(found);
      return success({ holder, account, bank_code: textOf(data, "bank_code") });
    },
    onSave: onSet,
  });

  return (
    <form noValidate aria-label={t("Bank account")} className="grid gap-4 sm:grid-cols-2" onSubmit={onSubmit}>
      <TextField
        name="holder"
        label={t("Account holder")}
        autoComplete="off"
        required
        error={errors.holder}
        maxLength={120}
        className="sm:col-span-2"
      />
      <TextField
        name="account"
        label={t("IBAN or account number")}
        autoComplete="off"
        required
        error={errors.account}
        maxLength={60}
        dir="ltr"
      />
      <TextField
        name="bank_code"
        label={t("BIC or routing number")}
        autoComplete="off"
        required={false}
        error={errors.bank_code}
        maxLength={20}
        dir="ltr"
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" isPending={isPending}>
          {t("Email me a code")}
        </Button>
      </div>
    </form>
  );
}

function ConfirmationForm({ onConfirm }: Pick<BankCardProps, "onConfirm">) {
  const { t } = usePage();
  const { errors, isPending, onSubmit } = useForm({
    read(form) {
      const code = textOf(new FormData(form), "code");
      return code === "" ? failure({ code: t("This field is required.") }) : success(code);
    },
    onSave: onConfirm,
  });

  return (
    <form
      noValidate
      aria-label={t("Confirm bank account")}
      className="flex flex-wrap items-start gap-3"
      onSubmit={onSubmit}
    >
      <TextField
        name="code"
        label={t("Code from our email")}
        autoComplete="one-time-code"
        required
        error={errors.code}
        maxLength={100}
        dir="ltr"
        className="w-72 max-w-full"
      />
      <Button type="submit" className="mt-6" isPending={isPending}>
        {t("Confirm")}
      </Button>
    </form>
  );
}
