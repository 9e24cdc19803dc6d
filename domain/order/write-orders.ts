import type { HeldUnits } from "#domain/stock/stock.ts";
import type { Context } from "../context.ts";
import type { Actor } from "./order.ts";
import { newOrderCode } from "./order-code.ts";
import {
  insertOrderEvents,
  insertOrderLines,
  insertOrders,
  type OrderLineToWrite,
  type OrderToWrite,
} from "./order-write.repository.ts";

export type NewOrder = Omit<OrderToWrite, "keyHash"> & { shopName: string; lines: readonly OrderLineToWrite[] };

/** `key` opens the order's tracking without signing in; only its hash is kept. */
export type WrittenOrder = { id: number; shopId: number; code: string; key: string; held: HeldUnits[] };

const MOST_TRIES = 8;

/** Writes the orders of a purchase that is being placed, with their frozen lines and first events. */
export async function writeOrders(
  ctx: Context,
  purchase: { id: number; currency: string },
  orders: readonly NewOrder[],
  actor: Actor,
): Promise<WrittenOrder[]> {
  const placed = await insertWithNewCodes(
    ctx,
    purchase,
    orders.map((order) => ({ order, key: ctx.newToken() })),
  );
  const [held] = await Promise.all([
    insertOrderLines(
      ctx,
      placed.flatMap(({ id, order }) => order.lines.map((line) => ({ ...line, orderId: id }))),
      purchase.currency,
    ),
    insertOrderEvents(
      ctx,
      placed.flatMap(({ id }) => [
        { orderId: id, axis: "fulfilment" as const, fromStatus: null, toStatus: "pending", actor },
        { orderId: id, axis: "payment" as const, fromStatus: null, toStatus: "unpaid", actor },
      ]),
    ),
  ]);
  return placed.map(({ id, code, key, order }) => ({ id, code, key, shopId: order.shopId, held: held.get(id) ?? [] }));
}

type Keyed = { order: NewOrder; key: string };

/** In the order in which they came. */
async function insertWithNewCodes(
  ctx: Context,
  purchase: { id: number; currency: string },
  keyed: readonly Keyed[],
): Promise<(Keyed & { id: number; code: string })[]> {
  const placed = new Map<number, Keyed & { id: number; code: string }>();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const open = keyed
      .filter(({ order }) => !placed.has(order.shopId))
      .map((each) => ({ ...each, code: newOrderCode(ctx.newToken) }));
    const inserted = await insertOrders(
      ctx,
      purchase.id,
      open.map(({ order, key, code }) => ({ ...order, code, keyHash: ctx.hashToken(key) })),
      purchase.currency,
    );
    for (const { id, shopId } of inserted)
      placed.set(shopId, { ...open.find(({ order }) => order.shopId === shopId)!, id });
    if (placed.size === keyed.length) return keyed.map(({ order }) => placed.get(order.shopId)!);
  }
  throw new Error("No free order code was found");
}
