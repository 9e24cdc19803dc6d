import { and, desc, eq, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { customers } from "#db/schema/customer.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { shops } from "#db/schema/shop.ts";
import { stockMovements } from "#db/schema/stock.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { InventoryFilter } from "#shared/inventory-choices.ts";
import type { Context } from "../../context.ts";
import type { InventoryRecord, MovementRecord } from "./inventory.ts";

const AVAILABLE = sql`coalesce(l.on_hand - l.allocated, 0)`;

const STATES: Record<InventoryFilter, SQL> = {
  all: sql`true`,
  low: sql`v.is_active and ${AVAILABLE} <= p.low_stock_threshold`,
  sold_out: sql`v.is_active and ${AVAILABLE} <= 0`,
};

const LIST: ListSql = {
  id: sql`v.id`,
  sorts: { product: sql`lower(p.name)`, available: AVAILABLE, on_hand: sql`coalesce(l.on_hand, 0)`, sku: sql`v.sku` },
  filters: {
    state: { condition: ({ values }) => or(...values.map((state) => STATES[state as InventoryFilter])) },
    available: { number: AVAILABLE },
    on_hand: { number: sql`coalesce(l.on_hand, 0)` },
    shop: { word: sql`p.shop_id::text` },
    active: { condition: isYesOrNo(sql`v.is_active`) },
    code: { condition: ({ values }) => or(...values.map(hasCode)) },
  },
  search: (text) => and(...text.split(/\s+/).slice(0, 6).map(hasWord)),
};

const FROM = sql`from variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
  left join stock_levels l on l.variant_id = v.id`;

/** The stock of a shop, or of all shops, by variant; without archived products. */
export function stockReads(ctx: Context, shopId: number | null) {
  const isTheirs = shopId === null ? sql`true` : sql`p.shop_id = ${shopId}`;
  return listReads(ctx.db, {
    list: LIST,
    scope: sql`p.status <> 'archived' and ${isTheirs}`,
    rows: (range) => selectStock(ctx, range),
    matching: (where) => sql`select v.id ${FROM} where ${where ?? sql`true`}`,
  });
}

async function selectStock(ctx: Context, { where, orderBy, limit, offset }: ListRange): Promise<InventoryRecord[]> {
  const language = ctx.visitor.language.code;
  const { rows } = (await ctx.db.execute(sql`
    select v.id, v.id as "variantId", p.id as "productId", coalesce(t.name, p.name) as "productName",
      concat_ws(', ', coalesce(ct.name, c.name), (
        select string_agg(coalesce(at.name, a.name), ', ' order by x.attribute_id)
        from variant_values x join attribute_values a on a.id = x.attribute_value_id
          left join attribute_value_translations at on at.attribute_value_id = a.id and at.language_code = ${language}
        where x.variant_id = v.id)) as choice,
      coalesce(v.image, p.images[1]) as image, v.sku, v.barcode, v.is_active as "isActive",
      coalesce(l.on_hand, 0) as "onHand", coalesce(l.allocated, 0) as allocated, ${AVAILABLE} as available,
      p.low_stock_threshold as threshold, s.name as "shopName"
    ${FROM}
      left join product_translations t on t.product_id = p.id and t.language_code = ${language}
      left join colors c on c.id = v.color_id
      left join color_translations ct on ct.color_id = c.id and ct.language_code = ${language}
    where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`)) as {
    rows: InventoryRecord[];
  };
  return rows;
}

const hasCode = (code: string): SQL => sql`(lower(v.sku) = lower(${code}) or v.barcode = ${code})`;

/** In the product's name in any language, the SKU or the barcode. */
function hasWord(word: string): SQL {
  const pattern = `%${escapeLike(word)}%`;
  return sql`(fold_text(p.name) like fold_text(${pattern}) or v.sku ilike ${pattern} or v.barcode ilike ${pattern}
    or exists (select from product_translations x where x.product_id = p.id and fold_text(x.name) like fold_text(${pattern})))`;
}

/** The products of those of the variants that the owner manages. */
export async function findManagedVariants(
  ctx: Context,
  owner: ProductOwner,
  variantIds: readonly number[],
): Promise<{ variantId: number; productId: number }[]> {
  return ctx.db
    .select({ variantId: variants.id, productId: products.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(inArray(variants.id, [...variantIds]), owner.kind === "shop" ? eq(products.shopId, owner.shopId) : undefined),
    );
}

/** The latest movements first. */
export async function findMovementRows(
  ctx: Context,
  owner: ProductOwner,
  variantId: number,
  { before, max }: { before: number | undefined; max: number },
): Promise<MovementRecord[]> {
  const rows = await ctx.db
    .select({
      id: stockMovements.id,
      kind: stockMovements.kind,
      quantity: stockMovements.quantity,
      note: stockMovements.note,
      orderCode: orders.code,
      actorId: stockMovements.actorId,
      isOfShop: sql<boolean>`coalesce(${stockMovements.actorId} = ${shops.ownerId}, false) or exists (
        select 1 from ${shopMembers} m where m.shop_id = ${shops.id} and m.customer_id = ${stockMovements.actorId})`,
      actorName: sql<string>`trim(concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`,
      createdAt: stockMovements.createdAt,
    })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(orderLines, eq(orderLines.id, stockMovements.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(customers, eq(customers.id, stockMovements.actorId))
    .where(
      and(
        eq(stockMovements.variantId, variantId),
        owner.kind === "shop" ? eq(products.shopId, owner.shopId) : undefined,
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(max);
  return rows.map(({ actorId, isOfShop, actorName, createdAt, ...row }) => {
    const side = isOfShop ? "shop" : "operator";
    const name = owner.kind === "operator" || side === "shop" ? actorName : "";
    return { ...row, actor: actorId === null ? null : { side, name }, createdAt: createdAt.toISOString() };
  });
}

/** Counts as a save of the product: an open editor must not restore the old threshold. */
export async function updateThreshold(
  ctx: Context,
  owner: ProductOwner,
  productId: number,
  threshold: number,
): Promise<boolean> {
  const changed = await ctx.db
    .update(products)
    .set({ lowStockThreshold: threshold, revision: sql`${products.revision} + 1`, updatedAt: ctx.now() })
    .where(and(eq(products.id, productId), owner.kind === "shop" ? eq(products.shopId, owner.shopId) : undefined))
    .returning({ id: products.id });
  return changed.length > 0;
}
