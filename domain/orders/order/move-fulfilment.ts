import { refreshSalePrices } from "#domain/pricing/campaign/refresh-sale-prices.ts";
import { lockSoldUnits, releaseSaleUnits } from "#domain/pricing/campaign/release-sale-units.ts";
import { cancelCommissions, lockCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { bookEarnings } from "#domain/accounts/commission/book-earning.ts";
import { giveCouponsBack, lockClaimedCoupons } from "#domain/pricing/coupon/give-coupons-back.ts";
import { refreshSalesCounts } from "#domain/discovery/listing/refresh-listings.ts";
import { earnPoints } from "#domain/accounts/reward/earn-points.ts";
import { lockStock, releaseStock, returnStock } from "#domain/fulfilment/stock/release-stock.ts";
import { shipStock } from "#domain/fulfilment/stock/ship-stock.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import { refreshStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import type { HeldUnits } from "#domain/fulfilment/stock/stock.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { FULFILMENT_MOVES, type Actor, type FulfilmentStatus } from "./order.ts";
import {
  findOrdersOfPurchase,
  findSoldSaleUnits,
  getOrderToMove,
  insertOrderEvents,
  lockPurchase,
  moveFulfilmentRow,
  type OrderToMove,
} from "./order-write.repository.ts";
import { countSales, endParcelsOf, findGoneUnits, findLineUnits, type LineUnits } from "./order-units.repository.ts";
import { publishOrderStatus } from "./publish-order-status.ts";
import { takeCash } from "./take-cash.ts";
import { notifyOrderStep } from "./notify-order-step.ts";

export type MoveFulfilmentFailure = Failure<"not_found" | "wrong_state" | "not_paid_yet">;

/**
 * The only way to change an order's fulfilment status; stock, sales and coupon uses are updated with it, and the
 * shopper is notified. Units leave the stock with their parcel, at the latest when the order is on its way.
 */
export async function moveFulfilment(
  ctx: Context,
  orderId: number,
  to: FulfilmentStatus,
  actor: Actor,
  note = "",
): Promise<Result<null, MoveFulfilmentFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, MoveFulfilmentFailure>> => {
    const found = await getOrderToMove(inside, orderId);
    if (!found) return failure({ code: "not_found" });
    await lockPurchase(inside, found.purchaseId);
    const order = (await getOrderToMove(inside, orderId))!;
    const from = order.fulfilmentStatus;
    if (!FULFILMENT_MOVES[from].includes(to)) return failure({ code: "wrong_state" });
    if (to !== "canceled" && isPaymentAwaited(order)) return failure({ code: "not_paid_yet" });
    if (!(await moveFulfilmentRow(inside, orderId, from, to))) return failure({ code: "wrong_state" });
    await insertOrderEvents(inside, [{ orderId, axis: "fulfilment", fromStatus: from, toStatus: to, actor, note }]);
    if (to === "canceled") {
      await giveBack(inside, order);
      await cancelCommissions(inside, orderId);
    }
    if (to === "on_the_way") await shipRest(inside, orderId);
    if (to === "delivered") {
      if (order.paymentStatus === "unpaid") await takeCash(inside, order, actor);
      await bookEarnings(inside, orderId);
      await earnPoints(inside, orderId);
      await lockCommissions(inside, orderId);
      await countAsSold(inside, orderId);
    }
    await notifyOrderStep(inside, orderId, to, actor, note);
    await publishOrderStatus(inside, orderId);
    return success(null);
  });
}

function isPaymentAwaited(order: OrderToMove): boolean {
  return order.paymentStatus === "unpaid" && order.paymentMethod !== "cash_on_delivery";
}

async function giveBack(ctx: Context, order: OrderToMove): Promise<void> {
  const sold = await findSoldSaleUnits(ctx, [order.id]);
  await lockSoldUnits(ctx, sold);
  await giveCoupons(ctx, order);
  await releaseHolds(ctx, { purchaseId: order.purchaseId });
  const units = await findLineUnits(ctx, order.id);
  const gone = await findGoneUnits(ctx, order.id);
  const held = unitsOf(units, (line) => line.held);
  const back = unitsOf(units, (line) => line.out - (gone.get(line.orderLineId) ?? 0));
  await lockStock(ctx, [...held, ...back]);
  await releaseStock(ctx, held);
  await returnStock(ctx, back, "order canceled on the way");
  await endParcelsOf(ctx, order.id);
  await releaseSaleUnits(ctx, sold);
  ctx.afterCommit((outside) => refreshReturned(outside, [...held, ...back], sold));
}

async function giveCoupons(ctx: Context, { id, purchaseId }: OrderToMove): Promise<void> {
  await lockClaimedCoupons(ctx, purchaseId);
  const all = await findOrdersOfPurchase(ctx, purchaseId);
  const isLast = all.every(({ fulfilmentStatus }) => fulfilmentStatus === "canceled");
  await giveCouponsBack(ctx, { purchaseId, orderId: id, isLast });
}

function unitsOf(lines: readonly LineUnits[], quantityOf: (line: LineUnits) => number): HeldUnits[] {
  return lines.flatMap((line) => {
    const quantity = quantityOf(line);
    return quantity > 0 ? [{ variantId: line.variantId, orderLineId: line.orderLineId, quantity }] : [];
  });
}

async function refreshReturned(
  ctx: Context,
  units: readonly HeldUnits[],
  sold: readonly { productId: number | null }[],
): Promise<void> {
  await refreshStock(ctx, units);
  await refreshSalePrices(
    ctx,
    sold.flatMap(({ productId }) => productId ?? []),
  );
}

/** Units in no parcel: files, and orders sent without parcels. */
async function shipRest(ctx: Context, orderId: number): Promise<void> {
  await shipStock(
    ctx,
    unitsOf(await findLineUnits(ctx, orderId), (line) => line.held),
  );
}

async function countAsSold(ctx: Context, orderId: number): Promise<void> {
  const products = await countSales(ctx, orderId);
  ctx.afterCommit((outside) => refreshSalesCounts(outside, products));
}
