import type { BankAccountView } from "#domain/accounts/bank-account/bank-account.ts";
import { Chip } from "../admin/chip.tsx";
import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type BankAccountCardProps = {
  account: BankAccountView | null;
  isReadOnly?: boolean;
  onChange: () => void;
  onResend: () => Promise<void>;
  /** Returns what is wrong with the code; null on success. */
  onConfirm: (code: string) => Promise<string | null>;
};

/** Where payouts go, and the code that confirms it. */
export function BankAccountCard(props: BankAccountCardProps) {
  const { account, isReadOnly = false, onChange, onResend, onConfirm } = props;
  const { t } = usePage();
  return (
    <section aria-labelledby="bank-account" className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bank-account" className="flex flex-wrap items-center gap-2 text-xl">
          {t("Bank account")}
          {account && (
            <Chip tone={account.state === "confirmed" ? "good" : "open"}>
              {account.state === "confirmed" ? t("Confirmed") : t("Not confirmed")}
            </Chip>
          )}
        </h2>
        {!isReadOnly && (
          <Button variant="secondary" size="small" data-action="" onClick={onChange}>
            {account ? t("Change") : t("Add bank account")}
          </Button>
        )}
      </div>
      {account ? (
        <p className="mt-2 text-sm">
          <bdi className="font-medium">{account.holder}</bdi> · <bdi>{account.number}</bdi>
          {account.bic && (
            <>
              {" "}
              · <bdi>{account.bic}</bdi>
            </>
          )}
        </p>
      ) : (
        <p className="mt-2 text-sm text-muted">{t("Add the account that your payouts go to.")}</p>
      )}
      {account?.state === "unconfirmed" && !isReadOnly && <CodeForm onResend={onResend} onConfirm={onConfirm} />}
    </section>
  );
}

function CodeForm({ onResend, onConfirm }: Pick<BankAccountCardProps, "onResend" | "onConfirm">) {
  const { t } = usePage();
  const form = useForm({ save: async (data) => errorOf("code", await onConfirm(textOf(data, "code"))) });
  return (
    <Form {...form} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        label={t("Code from the email")}
        className="w-full sm:w-56"
      />
      <SubmitButton>{t("Confirm")}</SubmitButton>
      <Button variant="quiet" data-action="" onClick={() => void onResend()}>
        {t("Send a new code")}
      </Button>
    </Form>
  );
}
