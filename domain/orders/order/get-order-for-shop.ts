import type { Context } from "../../context.ts";
import type { PurchaseView } from "./order.ts";
import { findOrderRows, getPurchaseOfOrder } from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";

/** The purchase with one order of it alone, for whoever takes care of that order: who may was asked before. */
export async function getOrderForShop(ctx: Context, code: string): Promise<PurchaseView> {
  const purchase = await getPurchaseOfOrder(ctx, code);
  if (!purchase) throw new Error(`Order ${code} is gone`);
  const rows = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const row = rows.find((each) => each.code === code)!;
  return presentPurchase(ctx, purchase, rows, { kind: "orders", orderIds: [row.id] });
}
