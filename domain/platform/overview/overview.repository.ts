import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import type { LowProduct } from "./overview.ts";

/** Products with the lowest stock. */
export function findLowProducts(ctx: Context, max: number): Promise<LowProduct[]> {
  const left = sql<number>`${stockLevels.onHand} - ${stockLevels.allocated}`;
  return ctx.db
    .select({
      slug: products.slug,
      name: products.name,
      sku: variants.sku,
      shopName: shops.name,
      left,
    })
    .from(stockLevels)
    .innerJoin(variants, eq(variants.id, stockLevels.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        eq(products.status, "published"),
        isNotNull(products.publishedAt),
        sql`${left} <= ${products.lowStockThreshold}`,
      ),
    )
    .orderBy(asc(left), asc(variants.id))
    .limit(max);
}
