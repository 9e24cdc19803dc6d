import type { Context } from "../../context.ts";
import type { PurchaseView } from "./order.ts";
import {
  findOrderRows,
  getNewestPurchase,
  getPlacedPurchase,
  getPurchaseOfOrder,
  type PurchaseRow,
} from "./order.repository.ts";
import { presentPurchase } from "./present-purchase.ts";
import { purchaseAccess } from "./purchase-access.ts";
import { isOrderCode, isTrxId, readOrderCode } from "./order-code.ts";

/** A placed purchase for anyone who may see it, `key` being that of the mail; null for everyone else. */
export async function getPurchase(ctx: Context, wanted: { trxId: string; key?: string }): Promise<PurchaseView | null> {
  const purchase = isTrxId(wanted.trxId) ? await getPlacedPurchase(ctx, wanted.trxId) : null;
  return purchase && showTo(ctx, purchase, wanted.key);
}

/** The visitor's last purchase. */
export async function getLastPurchase(ctx: Context): Promise<PurchaseView | null> {
  const purchase = await getNewestPurchase(ctx, { isUnpaid: false });
  return purchase && showTo(ctx, purchase);
}

/** The purchase with only this order: the source of its invoice. */
export async function getOrderInvoice(ctx: Context, orderCode: string, key?: string): Promise<PurchaseView | null> {
  const normalizedCode = readOrderCode(orderCode);
  const purchase = await getPurchaseOfOrder(ctx, normalizedCode);
  if (!purchase) return null;
  const orders = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const access = purchaseAccess(ctx, purchase, orders, key);
  const order = orders.find(({ code }) => isOrderCode(code, normalizedCode))!;
  if (!access || (access.kind === "orders" && !access.orderIds.includes(order.id))) return null;
  return presentPurchase(ctx, purchase, orders, { kind: "orders", orderIds: [order.id] });
}

/** The purchase with only this order, for its order manager. The caller has checked permissions. */
export async function getPurchaseForShop(ctx: Context, code: string): Promise<PurchaseView> {
  const purchase = await getPurchaseOfOrder(ctx, readOrderCode(code));
  if (!purchase) throw new Error(`Order ${code} does not exist`);
  const rows = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const row = rows.find((each) => each.code === code)!;
  return presentPurchase(ctx, purchase, rows, { kind: "orders", orderIds: [row.id] });
}

async function showTo(ctx: Context, purchase: PurchaseRow, key?: string): Promise<PurchaseView | null> {
  const orders = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const access = purchaseAccess(ctx, purchase, orders, key);
  return access && presentPurchase(ctx, purchase, orders, access);
}
