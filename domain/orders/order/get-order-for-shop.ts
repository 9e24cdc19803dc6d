import type { Context } from "../../context.ts";
import type { PurchaseView } from "./order.ts";
import { readOrderCode } from "./order-code.ts";
import { findOrderRows, getPurchaseOfOrder } from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";

/** The purchase with only this order, for its order manager. The caller has checked permissions. */
export async function getOrderForShop(ctx: Context, code: string): Promise<PurchaseView> {
  const purchase = await getPurchaseOfOrder(ctx, readOrderCode(code));
  if (!purchase) throw new Error(`Order ${code} is gone`);
  const rows = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const row = rows.find((each) => each.code === code)!;
  return presentPurchase(ctx, purchase, rows, { kind: "orders", orderIds: [row.id] });
}
