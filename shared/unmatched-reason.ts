import { neverHappens } from "./result.ts";
import type { Translate } from "./translate.ts";

/** Why received money is refunded. */
export type UnmatchedReason = "unfillable" | "paid_twice" | "other_amount";

/** The same as text. */
export function unmatchedReason(
  t: Translate,
  { reason, amountDue }: { reason: UnmatchedReason; amountDue: string },
): string {
  switch (reason) {
    case "unfillable":
      return t("The payment arrived when the order could no longer be filled.");
    case "paid_twice":
      return t("The order was already paid.");
    case "other_amount":
      return t("The amount received didn't match the {amount} due.", { amount: amountDue });
    default:
      return neverHappens(reason);
  }
}
