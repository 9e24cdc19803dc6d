import type { BalanceView } from "#domain/accounts/payout/find-shop-balances.ts";
import { usePage } from "../parts/page.tsx";
import { type MoneyTile, MoneyTiles } from "./money-tiles.tsx";

/** The parts of a balance: what can be paid out, and what cannot yet. */
export function BalanceTiles({
  balance: { available, pending, held, paid, reserve, negative },
}: {
  balance: BalanceView;
}) {
  const { t } = usePage();
  const tiles: MoneyTile[] = [
    { name: t("Available"), text: t("Ready for a payout"), value: available },
    { name: t("Pending"), text: t("Return period still open"), value: pending },
    { name: t("Held"), text: t("In open payouts"), value: held },
    { name: t("Paid out"), text: t("So far"), value: paid },
  ];
  if (reserve.amount !== 0) tiles.push({ name: t("Reserve"), text: t("Kept for later refunds"), value: reserve });
  if (negative.amount !== 0) tiles.push({ name: t("Owed"), text: t("Settled by your next sales"), value: negative });
  return <MoneyTiles tiles={tiles} />;
}
