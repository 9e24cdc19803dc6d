import type { HeldUnits } from "#domain/stock/stock.ts";
import type { Context } from "../context.ts";
import type { Actor } from "./order.ts";
import { newOrderCode } from "./order-code.ts";
import {
  insertOrder,
  insertOrderEvents,
  insertOrderLines,
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
  const written: WrittenOrder[] = [];
  for (const order of orders) {
    const key = ctx.newToken();
    const { id, code } = await insertWithNewCode(ctx, purchase, { ...order, keyHash: ctx.hashToken(key) });
    const held = await insertOrderLines(ctx, id, order.lines, purchase.currency);
    written.push({ id, code, key, held, shopId: order.shopId });
  }
  await insertOrderEvents(
    ctx,
    written.flatMap(({ id }) => [
      { orderId: id, axis: "fulfilment" as const, fromStatus: null, toStatus: "pending", actor },
      { orderId: id, axis: "payment" as const, fromStatus: null, toStatus: "unpaid", actor },
    ]),
  );
  return written;
}

async function insertWithNewCode(
  ctx: Context,
  purchase: { id: number; currency: string },
  order: OrderToWrite,
): Promise<{ id: number; code: string }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = newOrderCode(ctx.newToken);
    const id = await insertOrder(ctx, purchase.id, code, order, purchase.currency);
    if (id !== null) return { id, code };
  }
  throw new Error("No free order code was found");
}
