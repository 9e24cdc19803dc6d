import type { WalletView } from "#domain/accounts/wallet/get-wallet-view.ts";
import { Amount } from "../cart/amount.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type WalletBalanceProps = Pick<WalletView, "balance" | "held" | "disputed" | "owed">;

/** The wallet's balance and its held amount. */
export function WalletBalance({ balance, held, disputed, owed }: WalletBalanceProps) {
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
          {t("{amount} more is reserved for an unfinished payment.", { amount: held.formatted })}
        </p>
      )}
      {disputed && (
        <p className="mt-2 text-sm">
          {t("{amount} is on hold until your bank decides about a top-up.", { amount: disputed.formatted })}
        </p>
      )}
      {owed && (
        <p className="mt-2 text-sm">
          {t("Your bank has reversed {amount} that you'd already spent. We'll deduct it from future wallet credit.", {
            amount: owed.formatted,
          })}
        </p>
      )}
      <p className="mt-4 text-sm">{t("Use it for all or part of an order, and get refunds instantly.")}</p>
    </section>
  );
}
