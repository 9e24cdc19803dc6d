import { lockSoldUnits } from "#domain/pricing/campaign/release-sale-units.ts";
import { restoreLines } from "#domain/cart/cart/restore-lines.ts";
import { lockClaimedCoupons } from "#domain/pricing/coupon/give-coupons-back.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { notifyShopper } from "#domain/orders/order/notify-order-step.ts";
import { lockStock } from "#domain/fulfilment/stock/release-stock.ts";
import type { StockUnits } from "#domain/fulfilment/stock/stock.ts";
import { withTransaction, type Context } from "../../context.ts";
import {
  clearExpiry,
  deleteOldDrafts,
  findBoughtUnits,
  findOverdueIds,
  lockOverdue,
  markExpired,
  type OverduePurchase,
} from "./unpaid-purchase.repository.ts";

const BATCH_SIZE = 500;
const DRAFTS_KEPT = 30 * 24 * 60 * 60_000;

/** Releases what overdue purchases hold; returns their number. Drafts are deleted with their visitors. */
export async function expirePurchases(ctx: Context): Promise<number> {
  const ids = await findOverdueIds(ctx, BATCH_SIZE);
  for (const id of ids) {
    try {
      await withTransaction(ctx, (inside) => expirePurchase(inside, id));
    } catch (error) {
      ctx.log.error({ err: error, purchaseId: id }, "a purchase could not expire");
    }
  }
  await deleteOldDrafts(ctx, new Date(ctx.now().getTime() - DRAFTS_KEPT));
  return ids.length;
}

async function expirePurchase(ctx: Context, id: number): Promise<void> {
  const purchase = await lockOverdue(ctx, id);
  if (!purchase) return;
  const units = await findBoughtUnits(ctx, purchase.orderIds);
  await lockSoldUnits(ctx, units);
  await lockClaimedCoupons(ctx, id);
  await lockStock(ctx, units);
  for (const orderId of purchase.orderIds) {
    const moved = await moveFulfilment(ctx, orderId, "canceled", SYSTEM, "not paid in time");
    if (!moved.ok) throw new Error(`Order ${orderId} could not be canceled: ${moved.failure.code}`);
  }
  if (purchase.isAnyPaid) {
    for (const orderId of purchase.orderIds)
      await notifyShopper(ctx, orderId, { kind: "canceled", cause: "canceled", reason: "", parcel: null });
    await clearExpiry(ctx, id);
    return;
  }
  await markExpired(ctx, id);
  await giveBack(ctx, purchase, units);
}

async function giveBack(ctx: Context, purchase: OverduePurchase, units: readonly StockUnits[]): Promise<void> {
  const { id, customerId, sessionId } = purchase;
  if (customerId !== null) await restoreLines(ctx, { customerId }, id, units);
  else if (sessionId !== null) await restoreLines(ctx, { sessionId }, id, units);
  await writeMail(ctx, {
    idempotencyKey: `purchase-expired:${purchase.trxId}`,
    template: "purchase-expired",
    recipient: purchase.email,
    languageCode: purchase.languageCode,
    data: { trxId: purchase.trxId, total: (await showAmount(ctx, purchase.total, purchase.languageCode)).formatted },
  });
}
