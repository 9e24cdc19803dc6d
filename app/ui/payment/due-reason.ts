import type { DueRefund } from "#domain/payment/attempt/due-refunds.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

/** Why staff have to send money back, in a few words. */
export function dueReason(reason: DueRefund["reason"], t: Translate): string {
  switch (reason) {
    case "unfillable":
      return t("The payment arrived when the order could no longer be filled.");
    case "paid_twice":
      return t("The order was already paid.");
    case "other_amount":
      return t("The amount received didn't match the amount due.");
    case null:
      return t("Order refund");
    default:
      return neverHappens(reason);
  }
}
