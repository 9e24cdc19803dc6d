import { and, eq, isNull, sql } from "drizzle-orm";
import { productDrafts } from "#db/schema/product-version.ts";
import type { Context } from "../../context.ts";

/** A customer's draft: of an existing product, or of a new one of a shop. */
export type DraftKey = { customerId: number; productId: number | null; shopId: number | null };

export async function getDraftRow(
  ctx: Context,
  key: DraftKey,
): Promise<{ content: object; revision: number; updatedAt: Date } | null> {
  const [row] = await ctx.db
    .select({ content: productDrafts.content, revision: productDrafts.revision, updatedAt: productDrafts.updatedAt })
    .from(productDrafts)
    .where(isKey(key));
  return row ?? null;
}

export async function putDraft(ctx: Context, key: DraftKey, revision: number, content: object): Promise<void> {
  await ctx.db.execute(sql`
    insert into product_drafts (customer_id, product_id, shop_id, revision, content, updated_at)
    values (${key.customerId}, ${key.productId}, ${key.shopId}, ${revision}, ${JSON.stringify(content)}::jsonb, ${ctx.now().toISOString()}::timestamptz)
    on conflict on constraint product_drafts_of do update
      set revision = excluded.revision, content = excluded.content, updated_at = excluded.updated_at`);
}

export async function deleteDraft(ctx: Context, key: DraftKey): Promise<void> {
  await ctx.db.delete(productDrafts).where(isKey(key));
}

function isKey({ customerId, productId, shopId }: DraftKey) {
  return and(
    eq(productDrafts.customerId, customerId),
    productId === null ? isNull(productDrafts.productId) : eq(productDrafts.productId, productId),
    shopId === null ? isNull(productDrafts.shopId) : eq(productDrafts.shopId, shopId),
  );
}
