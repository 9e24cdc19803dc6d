import { noteSales } from "#domain/campaign/note-sales.ts";
import { lockSoldUnits, releaseSaleUnits } from "#domain/campaign/release-sale-units.ts";
import { giveCouponsBack, lockClaimedCoupons } from "#domain/coupon/give-coupons-back.ts";
import { releaseStock, returnStock } from "#domain/stock/release-stock.ts";
import { shipStock } from "#domain/stock/ship-stock.ts";
import { noteStock } from "#domain/stock/note-stock.ts";
import type { HeldUnits } from "#domain/stock/stock.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { FULFILMENT_MOVES, type Actor, type FulfilmentStatus } from "./order.ts";
import {
  findHeldUnits,
  findOrdersOfPurchase,
  findSoldSaleUnits,
  getOrderToMove,
  insertOrderEvents,
  lockPurchase,
  moveFulfilmentRow,
  type OrderToMove,
} from "./order-write.repository.ts";

export type MoveFulfilmentFailure = Refusal<"not_found" | "wrong_state" | "not_paid_yet">;

/** The one way in which an order's fulfilment moves; stock and the coupons' use go with it. */
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
    const held = await findHeldUnits(inside, [orderId]);
    const sold = to === "canceled" ? await findSoldSaleUnits(inside, [orderId]) : [];
    await lockSoldUnits(inside, sold);
    if (to === "canceled") await giveCoupons(inside, order);
    await moveStock(inside, held, from, to);
    await releaseSaleUnits(inside, sold);
    if (to === "canceled") inside.afterCommit((outside) => noteReturned(outside, held, sold));
    return success(null);
  });
}

async function noteReturned(
  ctx: Context,
  held: readonly HeldUnits[],
  sold: readonly { productId: number | null }[],
): Promise<void> {
  await noteStock(ctx, held);
  await noteSales(
    ctx,
    sold.flatMap(({ productId }) => productId ?? []),
  );
}

async function giveCoupons(ctx: Context, { id, purchaseId }: OrderToMove): Promise<void> {
  await lockClaimedCoupons(ctx, purchaseId);
  const all = await findOrdersOfPurchase(ctx, purchaseId);
  const isLast = all.every(({ fulfilmentStatus }) => fulfilmentStatus === "canceled");
  await giveCouponsBack(ctx, { purchaseId, orderId: id, isLast });
}

function isPaymentAwaited(order: OrderToMove): boolean {
  return order.paymentStatus === "unpaid" && order.paymentMethod !== "cash_on_delivery";
}

async function moveStock(ctx: Context, held: HeldUnits[], from: FulfilmentStatus, to: FulfilmentStatus): Promise<void> {
  const units = held.map(({ variantId, quantity, orderLineId }) => ({ variantId, quantity, orderLineId }));
  if (to === "picked_up") return shipStock(ctx, units);
  if (to !== "canceled") return;
  const hasLeft = from === "picked_up" || from === "on_the_way";
  return hasLeft ? returnStock(ctx, units, "order canceled on the way") : releaseStock(ctx, units);
}
