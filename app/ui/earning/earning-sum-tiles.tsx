import type { EarningSums } from "#domain/accounts/commission/earning-entry.ts";
import { usePage } from "../parts/page.tsx";
import { MoneyTiles } from "../payout/money-tiles.tsx";

/** A shop's available, pending and reversed earnings. */
export function EarningSumTiles({ sums }: { sums: EarningSums }) {
  const { t } = usePage();
  return (
    <MoneyTiles
      tiles={[
        { name: t("Balance"), text: t("Your current balance"), value: sums.balance },
        { name: t("Before delivery"), text: t("Posted on delivery"), value: sums.pending },
        { name: t("Posted"), text: t("Total delivered"), value: sums.booked },
        { name: t("Reversed"), text: t("After refunds"), value: sums.reversed },
      ]}
    />
  );
}
