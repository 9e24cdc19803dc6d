import type { DueRefund } from "#domain/payment/due-refunds.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

/** Why staff have to send money back, in a few words. */
export function dueReason(reason: DueRefund["reason"], t: Translate): string {
  switch (reason) {
    case "unfillable":
      return t("The payment came when the order could no longer be filled.");
    case "paid_twice":
      return t("The order was paid already.");
    case "other_amount":
      return t("Another amount came than was to be paid.");
    case null:
      return t("Refund of an order");
    default:
      return neverHappens(reason);
  }
}
