import { neverHappens } from "./result.ts";
import type { Translate } from "./translate.ts";

type PayoutMethod = "provider" | "wallet" | "voucher" | "by_hand" | "dispute";

/** How the money of a refund is paid out; `amount` as shown. */
export function payoutText(t: Translate, method: PayoutMethod, amount: string): string {
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
