import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { hasNormalizedCode } from "#db/order-code.ts";
import { digitalCounts, digitalDownloads, digitalFiles, digitalGrants, licenseKeys } from "#db/schema/digital.ts";
import { newestFirst } from "#db/newest-first.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { orderRefundLines } from "#db/schema/refund.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

const lineColumns = {
  id: orderLines.id,
  productId: orderLines.productId,
  variantId: orderLines.variantId,
  productSlug: orderLines.productSlug,
  name: orderLines.productName,
  variantsName: orderLines.variantName,
  image: orderLines.image,
  quantity: orderLines.quantity,
  unitsRefunded: sql<number>`(select coalesce(sum(${orderRefundLines.quantity}), 0)::int from ${orderRefundLines}
    where ${orderRefundLines.orderLineId} = ${orderLines.id})`,
  orderCode: orders.code,
  fulfilmentStatus: orders.fulfilmentStatus,
  orderKeyHash: orders.keyHash,
  purchaseId: purchases.id,
  customerId: purchases.customerId,
  sessionId: purchases.sessionId,
  purchaseKeyHash: purchases.keyHash,
  purchaseStatus: purchases.status,
  placedAt: purchases.placedAt,
  shop: { slug: shops.slug, name: shops.name },
  downloadsLimit: digitalGrants.downloadsLimit,
  revokedAt: digitalGrants.revokedAt,
};

export type DownloadLineRow = Awaited<ReturnType<typeof findLineRows>>[number];

/** The owner of lines: an account, or the session that bought as a guest. */
export type Buyer = { customerId: number } | { sessionId: number };

/** The buyer's lines, newest first. */
export async function findOwnLines(ctx: Context, buyer: Buyer, range: { limit: number; offset: number }) {
  const condition = isBoughtBy(buyer);
  const [rows, total] = await Promise.all([findLineRows(ctx, condition, range), countLines(ctx, condition)]);
  return { rows, total };
}

/** The lines of a purchase by its trx_id, or of one order by its code. */
export function findLinesOfCode(ctx: Context, code: string, normalizedCode: string) {
  return findLineRows(ctx, or(eq(purchases.trxId, code), hasNormalizedCode(normalizedCode)), { limit: 200, offset: 0 });
}

export async function getLine(ctx: Context, id: number): Promise<DownloadLineRow | null> {
  return (await findLineRows(ctx, eq(orderLines.id, id), { limit: 1, offset: 0 }))[0] ?? null;
}

function findLineRows(ctx: Context, condition: SQL | undefined, range: { limit: number; offset: number }) {
  return ctx.db
    .select(lineColumns)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(digitalGrants, eq(digitalGrants.orderLineId, orderLines.id))
    .where(and(condition, eq(orderLines.productType, "digital")))
    .orderBy(...newestFirst(orders), desc(orderLines.id))
    .limit(range.limit)
    .offset(range.offset);
}

async function countLines(ctx: Context, condition: SQL | undefined): Promise<number> {
  const rows = await ctx.db
    .select({ count: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .where(and(condition, eq(orderLines.productType, "digital")));
  return Number(rows[0]!.count);
}

function isBoughtBy(buyer: Buyer): SQL | undefined {
  return "customerId" in buyer
    ? eq(purchases.customerId, buyer.customerId)
    : and(isNull(purchases.customerId), eq(purchases.sessionId, buyer.sessionId));
}

/** The files of products, including those of single variants. */
export async function findFiles(ctx: Context, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return ctx.db
    .select()
    .from(digitalFiles)
    .where(inArray(digitalFiles.productId, [...productIds]))
    .orderBy(asc(digitalFiles.position), asc(digitalFiles.id));
}

export type FileRow = Awaited<ReturnType<typeof findFiles>>[number];

export async function getFile(ctx: Context, id: number): Promise<FileRow | null> {
  return (await ctx.db.select().from(digitalFiles).where(eq(digitalFiles.id, id)))[0] ?? null;
}

export async function findCounts(ctx: Context, orderLineIds: readonly number[]) {
  if (orderLineIds.length === 0) return [];
  return ctx.db
    .select()
    .from(digitalCounts)
    .where(inArray(digitalCounts.orderLineId, [...orderLineIds]));
}

/** The encrypted keys of lines, without revoked ones. */
export async function findSealedKeys(ctx: Context, orderLineIds: readonly number[]) {
  if (orderLineIds.length === 0) return [];
  return ctx.db
    .select({ orderLineId: licenseKeys.orderLineId, sealed: licenseKeys.sealed })
    .from(licenseKeys)
    .where(and(inArray(licenseKeys.orderLineId, [...orderLineIds]), isNull(licenseKeys.revokedAt)))
    .orderBy(asc(licenseKeys.id));
}

/** Those of the variants that are sold with one key per unit. */
export async function findKeyedVariants(ctx: Context, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectDistinct({ variantId: licenseKeys.variantId })
    .from(licenseKeys)
    .where(inArray(licenseKeys.variantId, [...variantIds]));
  return new Set(rows.map(({ variantId }) => variantId));
}

/** Locks the grant of a line, so that its downloads are counted sequentially. */
export async function lockGrant(ctx: Context, orderLineId: number) {
  const rows = await ctx.db
    .select({ downloadsLimit: digitalGrants.downloadsLimit, revokedAt: digitalGrants.revokedAt })
    .from(digitalGrants)
    .where(eq(digitalGrants.orderLineId, orderLineId))
    .for("update");
  return rows[0] ?? null;
}

export async function isLinkCounted(ctx: Context, linkKey: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: digitalDownloads.id })
    .from(digitalDownloads)
    .where(eq(digitalDownloads.linkKey, linkKey))
    .limit(1);
  return rows.length > 0;
}

/** Counts and logs one more download; false if the limit is reached. */
export async function countDownload(
  ctx: Context,
  download: { orderLineId: number; fileId: number; linkKey: string },
  limit: number,
): Promise<boolean> {
  const { orderLineId, fileId, linkKey } = download;
  const counted = await ctx.db
    .insert(digitalCounts)
    .values({ orderLineId, fileId, downloadsCount: 1 })
    .onConflictDoUpdate({
      target: [digitalCounts.orderLineId, digitalCounts.fileId],
      set: { downloadsCount: sql`${digitalCounts.downloadsCount} + 1` },
      setWhere: sql`${digitalCounts.downloadsCount} < ${limit}`,
    })
    .returning({ count: digitalCounts.downloadsCount });
  if (counted.length === 0) return false;
  await ctx.db
    .insert(digitalDownloads)
    .values({ orderLineId, fileId, linkKey, userAgent: ctx.visitor.userAgent.slice(0, 200), startedAt: ctx.now() });
  return true;
}
