import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import type { Translate } from "#shared/translate.ts";

export function fulfilmentName(status: FulfilmentStatus, t: Translate): string {
  const names: Record<FulfilmentStatus, string> = {
    pending: t("Placed"),
    confirmed: t("Confirmed by the shop"),
    picked_up: t("Picked up"),
    on_the_way: t("On its way"),
    delivered: t("Delivered"),
    canceled: t("Canceled"),
  };
  return names[status];
}

export function paymentName(status: OrderPaymentStatus, t: Translate): string {
  const names: Record<OrderPaymentStatus, string> = {
    unpaid: t("Unpaid"),
    paid: t("Paid"),
    partly_refunded: t("Partially refunded"),
    refunded: t("Refunded"),
  };
  return names[status];
}
