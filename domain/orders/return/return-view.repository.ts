import { and, asc, count, eq, inArray, type SQL } from "drizzle-orm";
import { newestFirst } from "#db/newest-first.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { returnLines, returnPictures, returns } from "#db/schema/return.ts";
import { shops } from "#db/schema/shop.ts";
import type { ReturnState } from "#shared/return-choices.ts";
import type { Context } from "../../context.ts";
import type { ReturnStatus } from "./return.ts";

/** Whose returns: a customer's, a shop's, or all of them. */
export type ReturnScope = { customerId: number } | { shopId: number } | "all";

export type ReturnViewRow = Awaited<ReturnType<typeof findReturnRows>>[number];

export const STATUSES: Record<ReturnState, readonly ReturnStatus[] | null> = {
  open: ["requested", "approved", "received"],
  to_answer: ["requested"],
  under_way: ["approved", "received"],
  ended: ["refunded", "rejected", "withdrawn"],
  all: null,
};

function inScope(scope: ReturnScope): SQL | undefined {
  if (scope === "all") return undefined;
  return "shopId" in scope ? eq(returns.shopId, scope.shopId) : eq(returns.customerId, scope.customerId);
}

function inState(state: ReturnState): SQL | undefined {
  const statuses = STATUSES[state];
  return statuses ? inArray(returns.status, [...statuses]) : undefined;
}

type Wanted = { scope: ReturnScope; state?: ReturnState; orderIds?: readonly number[]; id?: number };

function fits({ scope, state = "all", orderIds, id }: Wanted): SQL | undefined {
  return and(
    inScope(scope),
    inState(state),
    orderIds ? inArray(returns.orderId, [...orderIds]) : undefined,
    id === undefined ? undefined : eq(returns.id, id),
  );
}

export function findReturnRows(ctx: Context, wanted: Wanted, range: { limit: number; offset: number }) {
  return ctx.db
    .select({
      id: returns.id,
      orderId: returns.orderId,
      shopId: returns.shopId,
      orderCode: orders.code,
      shop: { slug: shops.slug, name: shops.name },
      shopperName: purchaseAddresses.name,
      email: purchases.email,
      status: returns.status,
      reason: returns.reason,
      text: returns.text,
      refundTo: returns.refundTo,
      instructions: returns.instructions,
      rejection: returns.rejection,
      requestedAt: returns.createdAt,
      answeredAt: returns.answeredAt,
      receivedAt: returns.receivedAt,
      endedAt: returns.endedAt,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(shops, eq(shops.id, returns.shopId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
    )
    .where(fits(wanted))
    .orderBy(...newestFirst(returns))
    .limit(range.limit)
    .offset(range.offset);
}

export async function countReturnRows(ctx: Context, wanted: Wanted): Promise<number> {
  const rows = await ctx.db.select({ found: count() }).from(returns).where(fits(wanted));
  return rows[0]!.found;
}

/** The lines of these returns. */
export async function findLineRows(ctx: Context, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return ctx.db
    .select({
      returnId: returnLines.returnId,
      orderLineId: returnLines.orderLineId,
      quantity: returnLines.quantity,
      isRestocked: returnLines.isRestocked,
      productSlug: orderLines.productSlug,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      image: orderLines.image,
      productType: orderLines.productType,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(inArray(returnLines.returnId, [...returnIds]))
    .orderBy(asc(returnLines.returnId), asc(returnLines.orderLineId));
}

export async function findImageRows(ctx: Context, returnIds: readonly number[]) {
  if (returnIds.length === 0) return [];
  return ctx.db
    .select({ id: returnPictures.id, returnId: returnPictures.returnId })
    .from(returnPictures)
    .where(inArray(returnPictures.returnId, [...returnIds]))
    .orderBy(asc(returnPictures.id));
}

/** An image with the data on who may see it. */
export async function getImageRow(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({ file: returnPictures.file, customerId: returns.customerId, shopOwnerId: shops.ownerId })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .innerJoin(shops, eq(shops.id, returns.shopId))
    .where(eq(returnPictures.id, id));
  return rows[0] ?? null;
}
