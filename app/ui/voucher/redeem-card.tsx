import type { FormEvent } from "react";
import { textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type RedeemCardProps = {
  error: string | null;
  isPending: boolean;
  /** Whether it was redeemed. */
  onRedeem: (code: string) => Promise<boolean>;
};

/** Redeems a voucher into the wallet. */
export function RedeemCard({ error, isPending, onRedeem }: RedeemCardProps) {
  const { t } = usePage();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (await onRedeem(textOf(new FormData(form), "code"))) form.reset();
  }

  return (
    <section aria-labelledby="redeem" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="redeem" className="text-xl">
        {t("Have a gift voucher?")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("Enter the code at checkout, or add it to your wallet here.")}</p>
      <form noValidate className="mt-4 flex items-start gap-2" onSubmit={(event) => void send(event)}>
        <TextField
          name="code"
          label={t("Gift voucher code")}
          error={error ?? undefined}
          className="min-w-0 max-w-96 flex-1"
          dir="ltr"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" className="mt-6" isPending={isPending}>
          {t("Redeem")}
        </Button>
      </form>
    </section>
  );
}
