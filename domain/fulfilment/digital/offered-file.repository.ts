import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { digitalFiles, digitalGrants, licenseKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { orderRefundLines } from "#db/schema/refund.ts";
import type { Context } from "../../context.ts";
import type { DigitalProduct, OfferedFile } from "./offered-file.ts";

/** A downloadable product of this shop; of any shop if null. */
export async function getDigitalProduct(
  ctx: Context,
  shopId: number | null,
  productId: number,
): Promise<DigitalProduct | null> {
  const rows = await ctx.db
    .select({ slug: products.slug, variantId: variants.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(
        eq(products.id, productId),
        shopId === null ? undefined : eq(products.shopId, shopId),
        eq(products.type, "digital"),
      ),
    );
  const [first] = rows;
  return first === undefined
    ? null
    : { productId, slug: first.slug, variantIds: rows.map(({ variantId }) => variantId) };
}

export function findOfferedFiles(ctx: Context, productId: number): Promise<OfferedFile[]> {
  return ctx.db
    .select({
      id: digitalFiles.id,
      name: digitalFiles.name,
      version: digitalFiles.version,
      variantId: digitalFiles.variantId,
      sizeBytes: digitalFiles.sizeBytes,
    })
    .from(digitalFiles)
    .where(eq(digitalFiles.productId, productId))
    .orderBy(asc(digitalFiles.position), asc(digitalFiles.id));
}

export type FileToStore = Omit<typeof digitalFiles.$inferInsert, "id" | "createdAt" | "position">;

/** A file of the same name is a newer version: earlier buyers get it too. */
export async function upsertFile(ctx: Context, file: FileToStore): Promise<void> {
  const { version, mediaType, sizeBytes, digest } = file;
  await ctx.db
    .insert(digitalFiles)
    .values({ ...file, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [digitalFiles.productId, digitalFiles.variantId, digitalFiles.name],
      set: { version, mediaType, sizeBytes, digest },
    });
}

/** Whether one of the variants was bought: its files belong to that purchase. */
export async function isGranted(ctx: Context, variantIds: readonly number[]): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orderLines.id })
    .from(digitalGrants)
    .innerJoin(orderLines, eq(orderLines.id, digitalGrants.orderLineId))
    .where(inArray(orderLines.variantId, [...variantIds]))
    .limit(1);
  return rows.length > 0;
}

/** Returns its name; null if the product has no such file. */
export async function deleteFile(ctx: Context, productId: number, id: number): Promise<string | null> {
  const rows = await ctx.db
    .delete(digitalFiles)
    .where(and(eq(digitalFiles.id, id), eq(digitalFiles.productId, productId)))
    .returning({ name: digitalFiles.name });
  return rows[0]?.name ?? null;
}

/** Paid lines of the variant with fewer keys than units that were not returned, oldest first. */
export async function findOwedLines(ctx: Context, variantId: number) {
  const held = sql`(select count(*) from ${licenseKeys} where ${licenseKeys.orderLineId} = ${orderLines.id}
    and ${licenseKeys.revokedAt} is null)`;
  const units = sql`(${orderLines.quantity} - (select coalesce(sum(${orderRefundLines.quantity}), 0)
    from ${orderRefundLines} where ${orderRefundLines.orderLineId} = ${orderLines.id}))`;
  return ctx.db
    .select({
      orderLineId: orderLines.id,
      quantity: sql<number>`${units}::int`,
      missing: sql<number>`(${units} - ${held})::int`,
    })
    .from(orderLines)
    .innerJoin(digitalGrants, eq(digitalGrants.orderLineId, orderLines.id))
    .where(and(eq(orderLines.variantId, variantId), isNull(digitalGrants.revokedAt), sql`${held} < ${units}`))
    .orderBy(asc(orderLines.id));
}
