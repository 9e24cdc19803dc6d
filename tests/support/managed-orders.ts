import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { parcels } from "#db/schema/parcel.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "#domain/context.ts";
import { confirmShopOrder } from "#domain/fulfilment/fulfilment/confirm-shop-order.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import { packParcelInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { handOverParcel } from "#domain/fulfilment/fulfilment/hand-over-parcel.ts";
import { packParcel } from "#domain/fulfilment/fulfilment/pack-parcel.ts";
import type { MadeProduct } from "./catalog.ts";
import { buy, guestContext, fillCart } from "./shopping.ts";

/** The shop that sells the product, no matter who owns it. */
export const managerOf = (product: MadeProduct): OrderManager => ({
  shopId: product.shopId,
  actor: { kind: "shop", customerId: null },
});

/** A guest buys, with cash on delivery; returns the newest order of the first product's shop. */
export async function placeOrder(
  db: Database,
  ...wanted: [MadeProduct, number][]
): Promise<{ ctx: Context; id: number; code: string }> {
  const ctx = await guestContext(db);
  expect(await buy(ctx, await fillCart(ctx, ...wanted))).toMatchObject({ ok: true });
  const rows = await db
    .select({ id: orders.id, code: orders.code })
    .from(orders)
    .where(eq(orders.shopId, wanted[0]![0].shopId))
    .orderBy(desc(orders.id));
  return { ctx, ...rows[0]! };
}

/** Packs this many units of each line, or all that is left, and returns the parcel. */
export async function pack(ctx: Context, manager: OrderManager, code: string, quantities?: Record<number, number>) {
  const lines =
    quantities && Object.entries(quantities).map(([id, quantity]) => ({ order_line_id: Number(id), quantity }));
  const input = packParcelInput.parse({ carrier: "ups", tracking_number: "1Z 999", ...(lines ? { lines } : {}) });
  return packParcel(ctx, manager, code, input);
}

/** Confirmed, packed in one parcel and given to the carrier; returns the parcel's id. */
export async function sendWhole(ctx: Context, manager: OrderManager, code: string): Promise<number> {
  expect(await confirmShopOrder(ctx, manager, code)).toMatchObject({ ok: true });
  const packed = await pack(ctx, manager, code);
  if (!packed.ok) throw new Error(packed.failure.code);
  expect(await handOverParcel(ctx, manager, packed.value.id)).toMatchObject({ ok: true });
  return packed.value.id;
}

export async function stateOf(db: Database, orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const sent = await db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.id);
  return { order: order!, status: order!.fulfilmentStatus, parcels: sent.map(({ state }) => state) };
}

export async function linesOf(db: Database, orderId: number) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
}

export async function stockOf(db: Database, product: MadeProduct) {
  const rows = await db.select().from(stockLevels).where(eq(stockLevels.variantId, product.variantIds[0]!));
  return { onHand: rows[0]!.onHand, allocated: rows[0]!.allocated };
}
