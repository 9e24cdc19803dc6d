import type { Context } from "../../context.ts";
import { orderActions } from "./order-actions.ts";
import { isOrderCode, readOrderCode } from "./order-code.ts";
import type { OrderAction, OrderView, PurchaseView } from "./order.ts";
import { findOrderRows, getPurchaseOfOrder } from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";

/** One order of the customer: its purchase, and the actions available now. */
export type OwnOrder = {
  id: number;
  order: OrderView;
  /** The purchase with only this order. */
  purchase: PurchaseView;
  actions: OrderAction[];
  /** The codes of the purchase's other orders. */
  siblings: string[];
};

/** Null if there is none or it is not the customer's: access by key or as staff is elsewhere. */
export async function getOwnOrder(ctx: Context, typedCode: string): Promise<OwnOrder | null> {
  const normalizedCode = readOrderCode(typedCode);
  const purchase = ctx.visitor.customerId === null ? null : await getPurchaseOfOrder(ctx, normalizedCode);
  if (!purchase || purchase.customerId !== ctx.visitor.customerId) return null;
  const rows = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const row = rows.find(({ code }) => isOrderCode(code, normalizedCode))!;
  const view = await presentPurchase(ctx, purchase, rows, { kind: "orders", orderIds: [row.id] });
  return {
    id: row.id,
    order: view.orders[0]!,
    purchase: view,
    actions: orderActions(ctx, purchase, row, view.orders[0]!),
    siblings: rows.flatMap((each) => (each.id === row.id ? [] : each.code)),
  };
}
