import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { confirmShopOrder } from "#domain/fulfilment/fulfilment/confirm-shop-order.ts";
import { handOverParcel } from "#domain/fulfilment/fulfilment/hand-over-parcel.ts";
import { pack } from "./managed-orders.ts";

type PickedOrder = Awaited<ReturnType<typeof findOrders>>[number];

const LATEST = 8;

/** One of the latest. */
export function pick<Value>(all: readonly Value[], place: number): Value | undefined {
  const latest = all.slice(-LATEST);
  return latest[place % Math.max(1, latest.length)];
}

/** Mostly one in these states, now and then any. */
export async function pickOrder(db: Database, place: number, states: string[]): Promise<PickedOrder | undefined> {
  const all = await findOrders(db);
  const fitting = all.filter(({ fulfilment, payment }) => states.includes(fulfilment) || states.includes(payment));
  return pick(place % 5 === 0 ? all : fitting, place);
}

export function findOrders(db: Database) {
  return db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      trxId: purchases.trxId,
      currencyCode: purchases.currencyCode,
      customerId: purchases.customerId,
      method: purchases.paymentMethod,
      fulfilment: sql<string>`${orders.fulfilmentStatus}`,
      payment: sql<string>`${orders.paymentStatus}`,
    })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .orderBy(asc(orders.id));
}

export const managerOf = ({ shopId }: { shopId: number }) => ({
  shopId,
  actor: { kind: "shop" as const, customerId: null },
});

export async function sendOrder(ctx: Context, order: PickedOrder): Promise<void> {
  const manager = managerOf(order);
  await confirmShopOrder(ctx, manager, order.code);
  const packed = await pack(ctx, manager, order.code);
  if (packed.ok) await handOverParcel(ctx, manager, packed.value.id);
}
