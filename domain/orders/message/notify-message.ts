import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { mailedKey } from "#domain/orders/order/purchase-access.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import type { MessageSide, ReachedOrder } from "./order-message.ts";

type Written = { id: number; side: MessageSide; text: string };

const TOPIC = "messages";
const MAX_PREVIEW = 140;

/** Notifies the other side; the text is stored only with the message, and shown in the mail. */
export function notifyMessage(
  ctx: Context,
  order: ReachedOrder,
  to: "shopper" | "shop",
  written: Written,
): Promise<void> {
  return to === "shopper" ? notifyShopper(ctx, order, written) : notifyShop(ctx, order, written);
}

/** Mails the buyer, a guest with a link that opens the messages, and notifies the customer. */
async function notifyShopper(ctx: Context, order: ReachedOrder, { id, side, text }: Written): Promise<void> {
  const { code, customerId } = order;
  const from = side === "operator" ? ctx.settings.shopName : order.shopName;
  const own = `/user/order-history/${code}`;
  const keyed = `/track-order?code=${code}&key=${encodeURIComponent(mailedKey(ctx, order))}`;
  await writeMail(ctx, {
    idempotencyKey: `order-message:${id}:shopper`,
    template: "order-message",
    recipient: order.email,
    languageCode: order.languageCode,
    data: { name: order.shopperName, code, from, text, path: customerId === null ? keyed : own },
  });
  if (customerId === null) return;
  await notifyCustomer(ctx, {
    customerId,
    topic: TOPIC,
    write: (t) => wordsOf(t, from, code, text),
    link: own,
    idempotencyKey: `order-message:${id}:shopper`,
  });
}

/** Notifies those of the shop who read orders; for a shop without an owner, the staff who may answer. */
async function notifyShop(ctx: Context, order: ReachedOrder, { id, side, text }: Written): Promise<void> {
  const { code, shopId } = order;
  const idempotencyKey = `order-message:${id}:shop`;
  const from = side === "operator" ? ctx.settings.shopName : order.shopperName;
  const path = `/seller/orders/${code}`;
  const notification = { topic: TOPIC, write: (t: Translate) => wordsOf(t, from, code, text), idempotencyKey } as const;
  const count = await notifyTeam(ctx, shopId, "orders.read", {
    ...notification,
    mail: { template: "order-message", data: ({ name }) => ({ name, code, from, text, path }) },
    link: path,
  });
  if (count === 0) await notifyStaff(ctx, "orders.write", { ...notification, link: `/admin/orders/${code}` });
}

function wordsOf(t: Translate, from: string, code: string, text: string): { title: string; message: string } {
  return { title: t("New message from {name} about order {code}", { name: from, code }), message: previewOf(text) };
}

/** The start of a message, for a notification or a list. */
export function previewOf(text: string): string {
  return text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW)}…` : text;
}
