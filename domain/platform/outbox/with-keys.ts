import { mailedKey, mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import type { Context } from "../../context.ts";
import type { ResendableTemplate } from "../mail/mail.ts";
import { findOrdersOfMail, getPurchaseOfMail, type OrderOfMail } from "./mail-subject.repository.ts";

type Data = Record<string, unknown>;

/** The stored content of a mail with new keys for its links; null if it no longer applies. */
export async function withKeys(ctx: Context, template: ResendableTemplate, data: Data): Promise<Data | null> {
  switch (template) {
    case "order-placed":
      return withKeysOfPurchase(ctx, data);
    case "transfer-details":
    case "payment-received": {
      const purchase = await getPurchaseOfMail(ctx, textOf(data, "trxId"));
      if (!purchase || purchase.isEnded) return null;
      if (template === "payment-received") return data;
      return purchase.isAwaited ? { ...data, key: mailedPurchaseKey(ctx, purchase) } : null;
    }
    case "order-step":
    case "order-refund":
    case "return-step": {
      const [order] = await findOrdersOfMail(ctx, [textOf(data, "code")]);
      if (!order) return null;
      return template === "order-step" ? withKeyOfOrder(ctx, data, order) : data;
    }
  }
}

async function withKeysOfPurchase(ctx: Context, data: Data): Promise<Data | null> {
  const purchase = await getPurchaseOfMail(ctx, textOf(data, "trxId"));
  const placed = Array.isArray(data["orders"]) ? (data["orders"] as Data[]) : [];
  const orders = await findOrdersOfMail(
    ctx,
    placed.map((order) => textOf(order, "code")),
  );
  if (!purchase || purchase.isEnded || orders.length < placed.length) return null;
  const keyOf = (order: Data) =>
    mailedKey(
      ctx,
      orders.find(({ code }) => code === order["code"])!,
    );
  return {
    ...data,
    key: mailedPurchaseKey(ctx, purchase),
    orders: placed.map((order) => ({ ...order, key: keyOf(order) })),
  };
}

/** A step that was undone by another one is not repeated. */
function withKeyOfOrder(ctx: Context, data: Data, order: OrderOfMail): Data | null {
  if (order.isCanceled !== (data["kind"] === "canceled")) return null;
  return { ...data, key: order.isGuest ? mailedKey(ctx, order) : null };
}

function textOf(data: Data, name: string): string {
  const value = data[name];
  return typeof value === "string" ? value : "";
}
