import type { DisputeRecord, OrderRecordEvent, OrderWork } from "#domain/orders/order-admin/order-admin.ts";
import type { Translate } from "#shared/translate.ts";

export function workName(work: OrderWork, t: Translate): string {
  const names: Record<OrderWork, string> = {
    to_ship: t("To ship"),
    awaiting_payment: t("Waiting for payment"),
    refund_stuck: t("Refund needs attention"),
  };
  return names[work];
}

export function actorName(actor: OrderRecordEvent["actor"], t: Translate): string {
  const names: Record<OrderRecordEvent["actor"], string> = {
    shopper: t("Customer"),
    shop: t("Shop"),
    operator: t("Staff"),
    system: t("Automatically"),
    provider: t("Payment provider"),
  };
  return names[actor];
}

export function tryName(status: "started" | "paid" | "failed" | "done", t: Translate): string {
  const names: Record<"started" | "paid" | "failed" | "done", string> = {
    started: t("In progress"),
    paid: t("Paid"),
    done: t("Refunded"),
    failed: t("Failed"),
  };
  return names[status];
}

export function disputeName(status: DisputeRecord["status"], t: Translate): string {
  const names: Record<DisputeRecord["status"], string> = {
    open: t("Held by the bank"),
    won: t("Won"),
    lost: t("Lost"),
  };
  return names[status];
}
