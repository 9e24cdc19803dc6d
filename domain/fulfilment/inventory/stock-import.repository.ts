import { asc, eq, inArray, or, sql, and } from "drizzle-orm";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "../../context.ts";

const CODES_BATCH_SIZE = 1_000;

export type CodedVariant = { id: number; sku: string; barcode: string };

/** The variants that the owner manages with one of these SKUs or barcodes; SKUs ignore case. */
export async function findVariantsByCode(
  ctx: Context,
  owner: ProductOwner,
  codes: readonly string[],
): Promise<CodedVariant[]> {
  const found = new Map<number, CodedVariant>();
  const wanted = [...new Set(codes)];
  for (let from = 0; from < wanted.length; from += CODES_BATCH_SIZE) {
    const batch = wanted.slice(from, from + CODES_BATCH_SIZE);
    const rows = await ctx.db
      .select({ id: variants.id, sku: variants.sku, barcode: variants.barcode })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(
        and(
          or(
            inArray(
              sql`lower(${variants.sku})`,
              batch.map((code) => code.toLowerCase()),
            ),
            inArray(variants.barcode, batch),
          ),
          owner.kind === "shop" ? eq(products.shopId, owner.shopId) : undefined,
        ),
      );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Locks the stock of these variants until the transaction ends. */
export function lockLevels(ctx: Context, variantIds: readonly number[]) {
  return ctx.db
    .select({ variantId: stockLevels.variantId, onHand: stockLevels.onHand, allocated: stockLevels.allocated })
    .from(stockLevels)
    .where(sql`${stockLevels.variantId} = any(${sql.param(`{${variantIds.join(",")}}`)}::int[])`)
    .orderBy(asc(stockLevels.variantId))
    .for("update");
}
