import { desc, eq, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { productVersions } from "#db/schema/product-version.ts";
import type { Context } from "../../context.ts";
import type { ProductVersion } from "./product-admin.ts";

const MAX_VERSIONS = 50;

/** Null before the first version. */
export async function getLatestContent(ctx: Context, productId: number): Promise<object | null> {
  const [row] = await ctx.db
    .select({ content: productVersions.content })
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.id))
    .limit(1);
  return row?.content ?? null;
}

/** Beyond a number of them, the oldest are deleted. */
export async function insertVersion(
  ctx: Context,
  version: { productId: number; content: object; savedById: number | null; createdAt: Date },
): Promise<void> {
  await ctx.db.insert(productVersions).values(version);
  await ctx.db.execute(sql`delete from product_versions where id in (
    select id from product_versions where product_id = ${version.productId} order by id desc offset ${MAX_VERSIONS})`);
}

/** The latest first. */
export async function findVersionRows(ctx: Context, productId: number): Promise<ProductVersion[]> {
  const rows = await ctx.db
    .select({
      id: productVersions.id,
      savedBy: sql<string>`coalesce(${customers.firstName} || ' ' || ${customers.lastName}, '')`,
      createdAt: productVersions.createdAt,
    })
    .from(productVersions)
    .leftJoin(customers, eq(customers.id, productVersions.savedById))
    .where(eq(productVersions.productId, productId))
    .orderBy(desc(productVersions.id));
  return rows.map((row) => ({ ...row, savedBy: row.savedBy.trim(), createdAt: row.createdAt.toISOString() }));
}

/** A version with its product; null if it is gone. */
export async function getVersion(ctx: Context, id: number): Promise<{ productId: number; content: object } | null> {
  const [row] = await ctx.db
    .select({ productId: productVersions.productId, content: productVersions.content })
    .from(productVersions)
    .where(eq(productVersions.id, id));
  return row ?? null;
}
