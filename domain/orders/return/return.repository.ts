import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import { hasNormalizedCode } from "#db/order-code.ts";
import { digitalCounts, digitalGrants } from "#db/schema/digital.ts";
import { orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { returnLines, returnPictures, returns } from "#db/schema/return.ts";
import { shops } from "#db/schema/shop.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { HeldUnits } from "#domain/fulfilment/stock/stock.ts";
import type { ReturnReason } from "#shared/return-choices.ts";
import type { Context } from "../../context.ts";
import type { ReturnActor, ReturnOwner, ReturnStatus } from "./return.ts";

export type OrderToReturn = NonNullable<Awaited<ReturnType<typeof getOrderToReturn>>>;

/** A customer's own order. */
export async function getOrderToReturn(ctx: Context, normalizedCode: string, customerId: number) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      code: orders.code,
      shopId: orders.shopId,
      shopName: shops.name,
      shopSlug: shops.slug,
      fulfilmentStatus: orders.fulfilmentStatus,
      paymentStatus: orders.paymentStatus,
      paymentMethod: purchases.paymentMethod,
      deliveredAt: orders.deliveredAt,
      returnDays: orders.returnDays,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(hasNormalizedCode(normalizedCode), eq(purchases.customerId, customerId)));
  return rows[0] ?? null;
}

/** Locks the lines against other returns until the transaction ends. */
export async function lockLines(ctx: Context, orderId: number): Promise<void> {
  await ctx.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .for("update");
}

/** The lines of an order with the units already in returns. */
export async function findLinesToReturn(ctx: Context, orderId: number) {
  const returned = sql<number>`(select coalesce(sum(${returnLines.quantity}), 0)::int from ${returnLines}
    join ${returns} on ${returns.id} = ${returnLines.returnId}
    where ${returnLines.orderLineId} = ${orderLines.id} and ${returns.status} not in ('rejected', 'withdrawn'))`;
  const isOpened = sql<boolean>`exists (select 1 from ${digitalCounts}
    where ${digitalCounts.orderLineId} = ${orderLines.id} and ${digitalCounts.downloadsCount} > 0)`;
  return ctx.db
    .select({
      orderLineId: orderLines.id,
      productSlug: orderLines.productSlug,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      image: orderLines.image,
      quantity: orderLines.quantity,
      isDigital: sql<boolean>`${orderLines.productType} = 'digital'`,
      isRefundable: sql<boolean>`coalesce(${products.isRefundable}, true)`,
      isOpened,
      returnDays: orderLines.returnDays,
      isRevoked: sql<boolean>`${digitalGrants.revokedAt} is not null`,
      returned,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(digitalGrants, eq(digitalGrants.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}

export type NewReturn = {
  orderId: number;
  shopId: number;
  customerId: number;
  reason: ReturnReason;
  text: string;
  refundTo: "source" | "wallet";
  lines: readonly { orderLineId: number; quantity: number }[];
  pictures: readonly string[];
};

export async function insertReturn(ctx: Context, { lines, pictures, ...row }: NewReturn): Promise<number> {
  const rows = await ctx.db
    .insert(returns)
    .values({ ...row, createdAt: ctx.now() })
    .returning({ id: returns.id });
  const returnId = rows[0]!.id;
  await ctx.db.insert(returnLines).values(lines.map((line) => ({ ...line, returnId })));
  if (pictures.length > 0) await ctx.db.insert(returnPictures).values(pictures.map((file) => ({ returnId, file })));
  return returnId;
}

export type ReturnRow = {
  id: number;
  orderId: number;
  shopId: number;
  customerId: number | null;
  status: ReturnStatus;
  refundTo: "source" | "wallet";
};

const rowColumns = {
  id: returns.id,
  orderId: returns.orderId,
  shopId: returns.shopId,
  customerId: returns.customerId,
  status: returns.status,
  refundTo: returns.refundTo,
};

/** Locked until the transaction ends; a shop only gets its own. */
export async function lockReturn(
  ctx: Context,
  owner: Pick<ReturnOwner, "shopId">,
  id: number,
): Promise<ReturnRow | null> {
  const rows = await ctx.db
    .select(rowColumns)
    .from(returns)
    .where(and(eq(returns.id, id), owner.shopId === null ? undefined : eq(returns.shopId, owner.shopId)))
    .for("update");
  return rows[0] ?? null;
}

/** The shopper's own. */
export async function lockOwnReturn(ctx: Context, customerId: number, id: number): Promise<ReturnRow | null> {
  const row = await lockReturn(ctx, { shopId: null }, id);
  return row?.customerId === customerId ? row : null;
}

export type ReturnChanges = Partial<
  Pick<typeof returns.$inferInsert, "instructions" | "rejection" | "answeredAt" | "receivedAt" | "endedAt">
>;

/** False if it is no longer in `from`. Writes the change into the order's history. */
export async function moveReturnRow(
  ctx: Context,
  { id, orderId }: Pick<ReturnRow, "id" | "orderId">,
  move: { from: ReturnStatus | null; to: ReturnStatus; actor: ReturnActor },
  changes: ReturnChanges = {},
): Promise<boolean> {
  if (move.from !== null) {
    const moved = await ctx.db
      .update(returns)
      .set({ status: move.to, ...changes })
      .where(and(eq(returns.id, id), eq(returns.status, move.from)))
      .returning({ id: returns.id });
    if (moved.length === 0) return false;
  }
  await ctx.db.insert(orderEvents).values({
    orderId,
    axis: "return",
    fromStatus: move.from,
    toStatus: move.to,
    actor: move.actor.kind,
    actorId: move.actor.customerId,
    note: `return ${id}`,
    createdAt: ctx.now(),
  });
  return true;
}

/** Stores which lines can be sold again. */
export async function saveRestocked(ctx: Context, returnId: number, orderLineIds: readonly number[]): Promise<void> {
  await ctx.db.update(returnLines).set({ isRestocked: false }).where(eq(returnLines.returnId, returnId));
  if (orderLineIds.length === 0) return;
  await ctx.db
    .update(returnLines)
    .set({ isRestocked: true })
    .where(and(eq(returnLines.returnId, returnId), inArray(returnLines.orderLineId, [...orderLineIds])));
}

/** Units of a return with their variants; without those whose variant was deleted. */
export async function findReturnedUnits(
  ctx: Context,
  returnId: number,
): Promise<(HeldUnits & { isDigital: boolean })[]> {
  const rows = await ctx.db
    .select({
      orderLineId: returnLines.orderLineId,
      quantity: returnLines.quantity,
      variantId: orderLines.variantId,
      isDigital: sql<boolean>`${orderLines.productType} = 'digital'`,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.orderLineId));
  return rows.flatMap(({ variantId, ...row }) => (variantId === null ? [] : { ...row, variantId }));
}

export async function findReturnLines(
  ctx: Context,
  returnId: number,
): Promise<{ orderLineId: number; quantity: number }[]> {
  return ctx.db
    .select({ orderLineId: returnLines.orderLineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(returnLines.orderLineId));
}

export type ReturnToNotify = NonNullable<Awaited<ReturnType<typeof getReturnToNotify>>>;

/** The data for mails and notifications about a return. */
export async function getReturnToNotify(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      id: returns.id,
      customerId: returns.customerId,
      code: orders.code,
      shopName: shops.name,
      shopId: returns.shopId,
      email: purchases.email,
      languageCode: purchases.languageCode,
      name: purchaseAddresses.name,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(shops, eq(shops.id, returns.shopId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(eq(returns.id, id));
  const row = rows[0];
  if (!row) return null;
  const lines = await ctx.db
    .select({ name: orderLines.productName, variantsName: orderLines.variantName, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.orderLineId));
  return { ...row, name: row.name ?? "", lines };
}

/** A shop's imprint address, where goods are returned to by default. */
export async function getReturnAddress(ctx: Context, shopId: number): Promise<PostalAddress | null> {
  const rows = await ctx.db.select().from(shopImprints).where(eq(shopImprints.shopId, shopId));
  const row = rows[0];
  if (!row) return null;
  const { shopId: _shopId, vatNumber: _vatNumber, ...address } = row;
  return address;
}

/** Open returns waiting since before these instants. */
export async function findWaiting(
  ctx: Context,
  since: { remind: Date; approve: Date; refund: Date },
  max: number,
): Promise<{ remind: number[]; approve: number[]; refund: number[] }> {
  const pick = async (condition: ReturnType<typeof and>) =>
    (await ctx.db.select({ id: returns.id }).from(returns).where(condition).orderBy(asc(returns.id)).limit(max)).map(
      ({ id }) => id,
    );
  const isRequested = eq(returns.status, "requested");
  return {
    remind: await pick(and(isRequested, lt(returns.createdAt, since.remind), isNull(returns.remindedAt))),
    approve: await pick(and(isRequested, lt(returns.createdAt, since.approve))),
    refund: await pick(and(eq(returns.status, "received"), lt(returns.receivedAt, since.refund))),
  };
}

/** False if it was already done. */
export async function markReminded(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(returns)
    .set({ remindedAt: ctx.now() })
    .where(
      and(
        eq(returns.id, id),
        isNull(returns.remindedAt),
        notInArray(returns.status, ["refunded", "rejected", "withdrawn"]),
      ),
    )
    .returning({ id: returns.id });
  return rows.length > 0;
}
