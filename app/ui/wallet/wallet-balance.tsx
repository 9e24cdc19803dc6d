import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** What is in the wallet, and what is set aside. */
export function WalletBalance({ balance, held }: { balance: ShownMoney; held: ShownMoney | null }) {
  const { t } = usePage();
  return (
    <section aria-labelledby="balance" className="rounded-card bg-primary p-5 text-on-primary sm:p-6">
      <h2 id="balance" className="flex items-center gap-2 text-base font-medium">
        <Icon name="wallet" className="size-5" />
        {t("Balance")}
      </h2>
      <p className="mt-3 text-4xl font-bold">
        <Amount value={balance} />
      </p>
      {held && (
        <p className="mt-2 text-sm">
          {t("{amount} more is set aside for a payment that is not finished.", { amount: held.formatted })}
        </p>
      )}
      <p className="mt-4 text-sm">
        {t("It pays at the checkout, whole or in part, and refunds can come here at once.")}
      </p>
    </section>
  );
}
