import type { BalanceView } from "#domain/accounts/payout/find-shop-balances.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";

/** The parts of a balance: what can be paid out, and what cannot yet. */
export function BalanceTiles({ balance }: { balance: BalanceView }) {
  const { t } = usePage();
  const tiles: [string, string, ShownMoney][] = [
    [t("Available"), t("Ready for a payout"), balance.available],
    [t("Pending"), t("Return period still open"), balance.pending],
    [t("Held"), t("In open payouts"), balance.held],
    [t("Paid out"), t("So far"), balance.paid],
  ];
  if (balance.reserve.amount !== 0) tiles.push([t("Reserve"), t("Kept for later refunds"), balance.reserve]);
  if (balance.negative.amount !== 0) tiles.push([t("Owed"), t("Settled by your next sales"), balance.negative]);
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 xl:grid-cols-4">
      {tiles.map(([name, text, value], index) => (
        <div
          key={name}
          className={`flex min-w-0 flex-col rounded-card border p-4 ${index === 0 ? "border-transparent bg-primary-soft" : "border-line bg-surface"}`}
        >
          <dt className="order-2 mt-1 text-sm font-medium">
            {name}
            <span className="block text-xs font-normal text-muted">{text}</span>
          </dt>
          <dd className="order-1 text-xl font-semibold wrap-anywhere sm:text-2xl">
            <bdi>
              <Amount value={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
