import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export function fulfilmentName(status: FulfilmentStatus, t: Translate): string {
  switch (status) {
    case "pending":
      return t("Placed");
    case "confirmed":
      return t("Confirmed by the shop");
    case "picked_up":
      return t("Picked up");
    case "on_the_way":
      return t("On its way");
    case "delivered":
      return t("Delivered");
    case "canceled":
      return t("Canceled");
    default:
      return neverHappens(status);
  }
}

export function paymentName(status: OrderPaymentStatus, t: Translate): string {
  switch (status) {
    case "unpaid":
      return t("Unpaid");
    case "paid":
      return t("Paid");
    case "partly_refunded":
      return t("Partially refunded");
    case "refunded":
      return t("Refunded");
    default:
      return neverHappens(status);
  }
}
