import { Form, SubmitButton } from "../form/form.tsx";
import { textOf } from "../form/read-form.ts";
import { errorOf, useForm } from "../form/use-form.ts";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

/** Redeems a voucher into the wallet; `onRedeem` returns the error, null on success. */
export function RedeemCard({ onRedeem }: { onRedeem: (code: string) => Promise<string | null> }) {
  const { t } = usePage();
  const form = useForm({
    save: async (data) => errorOf("code", await onRedeem(textOf(data, "code"))),
    onSaved: (element) => element.reset(),
  });

  return (
    <section aria-labelledby="redeem" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="redeem" className="text-xl">
        {t("Have a gift voucher?")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("Enter the code at checkout, or add it to your wallet here.")}</p>
      <Form {...form} className="mt-4 flex items-start gap-2">
        <TextField
          name="code"
          label={t("Gift voucher code")}
          className="min-w-0 max-w-96 flex-1"
          dir="ltr"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <SubmitButton className="mt-6">{t("Redeem")}</SubmitButton>
      </Form>
    </section>
  );
}
