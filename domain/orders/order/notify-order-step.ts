import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { Actor, FulfilmentStatus } from "./order.ts";
import { mailedKey } from "./purchase-access.ts";
import { getOrderForShop, getOrderToNotify, type OrderToNotify } from "./order-notify.repository.ts";

type NotifiedKind = Exclude<OrderStep, "link">;
export type OrderStep = MailData["order-step"]["kind"];

/** The content of a notification about a step: `cause` prevents duplicates. */
export type NotifiedStep = Pick<MailData["order-step"], "kind" | "reason" | "parcel" | "address"> & {
  cause: string;
  /** The lines concerned; the whole order if omitted. */
  lines?: MailData["order-step"]["lines"];
};

/** Notifies those affected by a step: the shopper of what others did, the shop of what it did not do itself. */
export async function notifyOrderStep(
  ctx: Context,
  orderId: number,
  status: FulfilmentStatus,
  actor: Actor,
  note: string,
): Promise<void> {
  switch (status) {
    case "confirmed":
      if (actor.kind !== "system") await notifyShopper(ctx, orderId, stepOf("confirmed"));
      return;
    case "delivered":
      return notifyShopper(ctx, orderId, stepOf("delivered"));
    case "canceled":
      // A purchase that was not paid in time has its own mail.
      if (actor.kind === "system") return;
      await notifyShopper(ctx, orderId, { ...stepOf("canceled"), reason: actor.kind === "shopper" ? "" : note });
      if (actor.kind !== "shop") await notifyShop(ctx, orderId, "canceled");
      return;
    case "pending":
    case "picked_up":
    case "on_the_way":
      return;
    default:
      return neverHappens(status);
  }
}

const stepOf = (kind: OrderStep): NotifiedStep => ({ kind, cause: kind, reason: "", parcel: null });

/** Mails the buyer, and notifies the customer. */
export async function notifyShopper(ctx: Context, orderId: number, step: NotifiedStep): Promise<void> {
  const order = await getOrderToNotify(ctx, orderId);
  if (!order) return;
  const { code, shopName, customerId } = order;
  const kind = step.kind === "delivered" && order.lines.every(({ isDigital }) => isDigital) ? "files_ready" : step.kind;
  await writeMail(ctx, {
    idempotencyKey: `order-step:${code}:${step.cause}`,
    template: "order-step",
    recipient: order.email,
    languageCode: order.languageCode,
    data: {
      kind,
      name: order.name,
      code,
      shopName,
      key: customerId === null ? mailedKey(ctx, order) : null,
      reason: step.reason,
      parcel: step.parcel,
      ...(step.address ? { address: step.address } : {}),
      lines: step.lines ?? order.lines.map(({ isDigital: _isDigital, ...line }) => line),
    },
  });
  if (customerId === null || kind === "link") return;
  await notifyCustomer(ctx, {
    customerId,
    topic: "orders",
    write: (t) => describeStep(t, kind, order),
    messageType:
      kind === "canceled" || kind === "readdressed"
        ? "warning"
        : kind === "delivered" || kind === "files_ready"
          ? "success"
          : "info",
    link: kind === "files_ready" ? `/user/digital-product-orders?code=${code}` : `/user/order-history/${code}`,
    idempotencyKey: `order-step:${code}:${step.cause}`,
  });
}

function describeStep(t: Translate, kind: NotifiedKind, { code, shopName: shop }: OrderToNotify) {
  switch (kind) {
    case "confirmed":
      return {
        title: t("Your order {code} is confirmed", { code }),
        message: t("{shop} has confirmed it and is getting it ready.", { shop }),
      };
    case "sent":
      return {
        title: t("Your order {code} is on its way", { code }),
        message: t("{shop} has handed it to the carrier.", { shop }),
      };
    case "delivered":
      return {
        title: t("Your order {code} has arrived", { code }),
        message: t("We hope you enjoy your order from {shop}.", { shop }),
      };
    case "files_ready":
      return {
        title: t("Your downloads from order {code} are ready", { code }),
        message: t("Your files from {shop} are ready to download.", { shop }),
      };
    case "readdressed":
      return {
        title: t("The address of your order {code} was changed", { code }),
        message: t("Check that it goes where you want it."),
      };
    case "canceled":
      return {
        title: t("Your order {code} was canceled", { code }),
        message: t("{shop} won't be shipping it. You'll be refunded what you paid.", { shop }),
      };
    default:
      return neverHappens(kind);
  }
}

/** Notifies those of the shop who may read orders of an order to ship, or of its cancellation. */
export async function notifyShop(ctx: Context, orderId: number, what: "new" | "canceled"): Promise<void> {
  const order = await getOrderForShop(ctx, orderId);
  if (!order) return;
  const { code, shopId, count } = order;
  await notifyTeam(ctx, shopId, "orders.read", {
    topic: "orders",
    write: (t) =>
      what === "new"
        ? { title: t("New order {code}", { code }), message: t("{count} items to ship", { count }) }
        : { title: t("Order {code} was canceled", { code }), message: t("Please don't ship it.") },
    messageType: what === "new" ? "info" : "warning",
    link: `/seller/orders/${code}`,
    idempotencyKey: `shop-order:${code}:${what}`,
  });
}
