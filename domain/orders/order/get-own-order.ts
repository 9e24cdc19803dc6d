import type { Context } from "../../context.ts";
import { orderActions } from "./order-actions.ts";
import { readOrderCode } from "./order-code.ts";
import type { OrderAction, OrderView, PurchaseView } from "./order.ts";
import { findOrderRows, getPurchaseOfOrder } from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";

/** One order of the customer: with what it was bought, and what can be done with it now. */
export type OwnOrder = {
  id: number;
  order: OrderView;
  /** The purchase with this order alone. */
  purchase: PurchaseView;
  actions: OrderAction[];
  /** The codes of the other orders of the purchase. */
  siblings: string[];
};

/** Null where there is none or it is somebody else's: by a key or as staff one looks elsewhere. */
export async function getOwnOrder(ctx: Context, typedCode: string): Promise<OwnOrder | null> {
  const code = readOrderCode(typedCode);
  const purchase = ctx.visitor.customerId === null ? null : await getPurchaseOfOrder(ctx, code);
  if (!purchase || purchase.customerId !== ctx.visitor.customerId) return null;
  const rows = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const row = rows.find((each) => each.code === code)!;
  const view = await presentPurchase(ctx, purchase, rows, { kind: "orders", orderIds: [row.id] });
  return {
    id: row.id,
    order: view.orders[0]!,
    purchase: view,
    actions: orderActions(ctx, purchase, row),
    siblings: rows.flatMap((each) => (each.id === row.id ? [] : each.code)),
  };
}
