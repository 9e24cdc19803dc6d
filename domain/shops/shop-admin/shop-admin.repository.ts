import { and, asc, eq, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { recordTagSql } from "#db/record-tag-list.ts";
import { earnings } from "#db/schema/commission.ts";
import { customers } from "#db/schema/customer.ts";
import { orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { sessions } from "#db/schema/session.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { shopFigures, shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

const ordersCount = sql<number>`(select count(*)::int from ${orders} o where o.shop_id = ${shops.id})`;
const openOrdersCount = sql<number>`(select count(*)::int from ${orders} o where o.shop_id = ${shops.id}
  and o.fulfilment_status not in ('delivered', 'canceled'))`;
/** Earning and commission are in the base currency, unlike what was paid. */
const salesMinor = sql<number>`(select coalesce(sum(e.earning_minor + e.commission_minor - e.reversed_earning_minor
  - e.reversed_commission_minor), 0)::float8 from ${earnings} e where e.shop_id = ${shops.id})`;
const latePercent = sql<
  number | null
>`(select round(100.0 * count(*) filter (where o.delivered_at::date > o.delivery_to_on)
  / nullif(count(*), 0))::int from ${orders} o where o.shop_id = ${shops.id} and o.fulfilment_status = 'delivered'
  and o.delivery_to_on is not null)`;

const TAGS = recordTagSql({ record: sql`${shops.id}`, column: "shop_id", byShopId: null });

const LIST: ListSql = {
  id: shops.id,
  sorts: {
    name: sql`fold_text(${shops.name})`,
    joined: shops.createdAt,
    products: sql`coalesce(${shopFigures.productsCount}, 0)`,
    rating: sql`coalesce(${shopFigures.ratingTenths}, 0)`,
    orders: ordersCount,
    sales: salesMinor,
    late: sql`coalesce(${latePercent}, -1)`,
  },
  filters: {
    status: { word: shops.status },
    rating: { number: sql`coalesce(${shopFigures.ratingTenths}, 0) / 10.0` },
    joined: { instant: shops.createdAt },
    tag: { condition: TAGS.condition },
  },
  search: (text) =>
    sql`(fold_text(${shops.name}) like '%' || fold_text(${escapeLike(text)}) || '%' or lower(${customers.email}) like ${`%${escapeLike(text.toLowerCase())}%`}
      or ${TAGS.search(text)})`,
};

const COLUMNS = {
  id: shops.id,
  slug: shops.slug,
  name: shops.name,
  status: shops.status,
  ownerEmail: customers.email,
  createdAt: shops.createdAt,
  productsCount: sql<number>`coalesce(${shopFigures.productsCount}, 0)`,
  ratingTenths: sql<number>`coalesce(${shopFigures.ratingTenths}, 0)`,
  ordersCount,
  openOrdersCount,
  salesMinor,
  latePercent,
};

export function adminShopReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({ ...COLUMNS, tags: TAGS.names })
        .from(shops)
        .leftJoin(customers, eq(customers.id, shops.ownerId))
        .leftJoin(shopFigures, eq(shopFigures.shopId, shops.id))
        .$dynamic(),
    read: (row) => present(ctx, row),
  });
}

function present<Row extends { salesMinor: number; createdAt: Date; ratingTenths: number }>(
  ctx: Context,
  { salesMinor: minor, createdAt, ratingTenths, ...row }: Row,
) {
  return {
    ...row,
    sales: readMoney(minor, ctx.baseCurrency.code),
    joinedAt: createdAt.toISOString(),
    rating: ratingTenths / 10,
  };
}

export async function getShopRecordRow(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      ...COLUMNS,
      ownerId: shops.ownerId,
      ownerName: sql<string>`trim(concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`,
      statusReason: shops.statusReason,
      isApprovalRequired: shops.isApprovalRequired,
      isOperator: shops.isOperator,
      imprint: sql<string[]>`array_remove(array[${shopImprints.name}, ${shopImprints.line1}, ${shopImprints.line2},
        trim(concat_ws(' ', ${shopImprints.postalCode}, ${shopImprints.city})), ${shopImprints.state}, ${shopImprints.countryCode},
        ${shopImprints.phone}, ${shopImprints.vatNumber}], null)`,
    })
    .from(shops)
    .leftJoin(customers, eq(customers.id, shops.ownerId))
    .leftJoin(shopFigures, eq(shopFigures.shopId, shops.id))
    .leftJoin(shopImprints, eq(shopImprints.shopId, shops.id))
    .where(eq(shops.id, id));
  return rows[0] ? present(ctx, rows[0]) : null;
}

/** Locks it until the transaction ends. */
export async function lockShop(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      id: shops.id,
      slug: shops.slug,
      name: shops.name,
      status: shops.status,
      isOperator: shops.isOperator,
      ownerId: shops.ownerId,
    })
    .from(shops)
    .where(eq(shops.id, id))
    .for("update");
  return rows[0] ?? null;
}

export async function findProductIdsOf(ctx: Context, shopId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, shopId))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

export function countOpenOrders(ctx: Context, shopId: number): Promise<number> {
  return ctx.db.$count(
    orders,
    and(eq(orders.shopId, shopId), sql`${orders.fulfilmentStatus} not in ('delivered', 'canceled')`),
  );
}

export async function setLookedAtShop(ctx: Context, sessionId: number, shopId: number | null): Promise<void> {
  await ctx.db.update(sessions).set({ viewedShopId: shopId }).where(eq(sessions.id, sessionId));
}
