import type { Context } from "../../context.ts";
import type { Actor } from "./order.ts";
import { newOrderCode } from "./order-code.ts";
import { insertOrders, type OrderLineToWrite, type OrderToWrite, type PlacedOrder } from "./new-order.repository.ts";

export type NewOrder = Omit<OrderToWrite, "keyHash"> & { shopName: string; lines: readonly OrderLineToWrite[] };

/** `key` opens the order's tracking without signing in; only its hash is stored. */
export type WrittenOrder = PlacedOrder & { code: string; key: string };

const MAX_TRIES = 8;

/** Writes the orders of a purchase being placed, with their frozen lines and first events. */
export async function writeOrders(
  ctx: Context,
  purchase: { id: number; currency: string },
  orders: readonly NewOrder[],
  actor: Actor,
): Promise<WrittenOrder[]> {
  const placed = new Map<number, WrittenOrder>();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const open = orders
      .filter(({ shopId }) => !placed.has(shopId))
      .map((order) => ({ ...order, code: newOrderCode(ctx.newToken, ctx.settings.orderPrefix), key: ctx.newToken() }));
    const inserted = await insertOrders(
      ctx,
      purchase,
      open.map(({ key, ...order }) => ({ ...order, keyHash: ctx.hashToken(key) })),
      actor,
    );
    for (const { shopId, ...order } of inserted) {
      const { code, key } = open.find((each) => each.shopId === shopId)!;
      placed.set(shopId, { ...order, shopId, code, key });
    }
    // In their original order.
    if (placed.size === orders.length) return orders.map(({ shopId }) => placed.get(shopId)!);
  }
  throw new Error("No free order code was found");
}
