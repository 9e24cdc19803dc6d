import type { PayoutMethod } from "#domain/orders/refund/refund.ts";
import { neverHappens } from "#shared/result.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Translate } from "#shared/translate.ts";
import { isolated } from "../parts/isolated.ts";

/** The label of a refund's payout. */
export function payoutName(method: PayoutMethod, { formatted }: ShownMoney, t: Translate): string {
  const amount = isolated(formatted);
  switch (method) {
    case "provider":
      return t("Refunded to original payment method: {amount}", { amount });
    case "wallet":
      return t("Added to wallet: {amount}", { amount });
    case "voucher":
      return t("Returned to gift voucher: {amount}", { amount });
    case "by_hand":
      return t("Paid out manually: {amount}", { amount });
    case "dispute":
      return t("Reversed by the bank: {amount}", { amount });
    default:
      return neverHappens(method);
  }
}
