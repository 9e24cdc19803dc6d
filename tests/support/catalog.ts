import { categories } from "#db/schema/category.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import type { Database } from "#db/client.ts";

let made = 0;

export type MadeProduct = { productId: number; variantIds: number[]; shopId: number };

/** A shop that sells, and one category. */
export async function makeShop(db: Database, values: Partial<typeof shops.$inferInsert> = {}): Promise<number> {
  made += 1;
  const rows = await db
    .insert(shops)
    .values({ slug: `shop-${made}`, name: `Shop ${made}`, status: "approved", ...values })
    .returning({ id: shops.id });
  return rows[0]!.id;
}

export async function makeCategory(db: Database): Promise<number> {
  made += 1;
  const rows = await db
    .insert(categories)
    .values({ slug: `category-${made}`, name: `Category ${made}` })
    .returning({ id: categories.id });
  return rows[0]!.id;
}

type ProductValues = Partial<typeof products.$inferInsert> & {
  /** One variant for each price, in minor units of the base currency. */
  prices?: number[];
  stock?: number;
};

/** A published product with its variants and their stock. */
export async function makeProduct(
  db: Database,
  shopId: number,
  categoryId: number,
  values: ProductValues = {},
): Promise<MadeProduct> {
  made += 1;
  const { prices = [1000], stock = 10, ...columns } = values;
  const inserted = await db
    .insert(products)
    .values({
      shopId,
      categoryId,
      slug: `product-${made}`,
      name: `Product ${made}`,
      taxClassCode: "standard",
      status: "published",
      isApproved: true,
      publishedAt: new Date(),
      hasVariant: prices.length > 1,
      ...columns,
    })
    .returning({ id: products.id });
  const productId = inserted[0]!.id;
  const rows = await db
    .insert(variants)
    .values(
      prices.map((priceMinor, position) => ({
        productId,
        sku: `SKU-${made}-${position}`,
        combination: prices.length > 1 ? String(position + 1) : "",
        priceMinor,
        position,
      })),
    )
    .returning({ id: variants.id });
  const variantIds = rows.map(({ id }) => id);
  await db.insert(stockLevels).values(variantIds.map((variantId) => ({ variantId, onHand: stock })));
  if (stock > 0)
    await db
      .insert(stockMovements)
      .values(variantIds.map((variantId) => ({ variantId, kind: "received" as const, quantity: stock })));
  return { productId, variantIds, shopId };
}
