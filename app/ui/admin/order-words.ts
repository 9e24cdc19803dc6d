import type { DisputeRecord, OrderRecordEvent, OrderWork } from "#domain/orders/order-admin/order-admin.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export function workName(work: OrderWork, t: Translate): string {
  switch (work) {
    case "to_ship":
      return t("To ship");
    case "awaiting_payment":
      return t("Waiting for payment");
    case "refund_stuck":
      return t("Refund needs attention");
    default:
      return neverHappens(work);
  }
}

export function actorName(actor: OrderRecordEvent["actor"], t: Translate): string {
  switch (actor) {
    case "shopper":
      return t("Customer");
    case "shop":
      return t("Shop");
    case "operator":
      return t("Staff");
    case "system":
      return t("Automatically");
    case "provider":
      return t("Payment provider");
    default:
      return neverHappens(actor);
  }
}

export function tryName(status: "started" | "paid" | "failed" | "done", t: Translate): string {
  switch (status) {
    case "started":
      return t("In progress");
    case "paid":
      return t("Paid");
    case "done":
      return t("Refunded");
    case "failed":
      return t("Failed");
    default:
      return neverHappens(status);
  }
}

export function disputeName(status: DisputeRecord["status"], t: Translate): string {
  switch (status) {
    case "open":
      return t("Held by the bank");
    case "won":
      return t("Won");
    case "lost":
      return t("Lost");
    default:
      return neverHappens(status);
  }
}
