import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { campaignProducts, campaigns } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products } from "#db/schema/product.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { PageWanted } from "./campaign.ts";

/** A product in a sale: its sold units, its cap, and the maximum per buyer. */
export type SaleShare = {
  productId: number;
  soldUnits: number;
  maximumUnits: number | null;
  maximumPerBuyer: number | null;
};

/** The accepted products, available ones first. */
export async function findSaleShares(
  ctx: Context,
  campaignId: number,
  { page, perPage }: PageWanted,
): Promise<Page<SaleShare>> {
  const from = sql`campaign_products c join listing_products l on l.product_id = c.product_id
    where c.campaign_id = ${campaignId} and c.status = 'accepted' and ${ctx.settings.hideOutOfStock ? sql`l.is_in_stock` : sql`true`}`;
  const [found, counted] = (await Promise.all([
    ctx.db.execute(sql`
      select c.product_id as "productId", c.sold_units as "soldUnits", c.maximum_units as "maximumUnits", c.maximum_per_buyer as "maximumPerBuyer"
      from ${from}
      order by coalesce(c.sold_units >= c.maximum_units, false) or not l.is_in_stock, c.id
      limit ${perPage} offset ${(page - 1) * perPage}`),
    ctx.db.execute(sql`select count(*)::int as total from ${from}`),
  ])) as [{ rows: SaleShare[] }, { rows: { total: number }[] }];
  return { items: found.rows, page, perPage, total: counted.rows[0]!.total };
}

export type RunningShare = { id: number; campaignId: number; productId: number; soldUnits: number };

/** The sold units of those that are capped, in running flash sales. */
export function findRunningShares(ctx: Context, ids: readonly number[]): Promise<RunningShare[]> {
  const { id, campaignId, productId, soldUnits, maximumUnits } = campaignProducts;
  return ctx.db
    .select({ id, campaignId, productId, soldUnits })
    .from(campaignProducts)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(
      and(
        inArray(id, [...ids]),
        isNotNull(maximumUnits),
        eq(campaigns.isFlashSale, true),
        eq(campaigns.status, "published"),
        lte(campaigns.startsAt, ctx.now()),
        gt(campaigns.endsAt, ctx.now()),
      ),
    )
    .orderBy(asc(id));
}

/** The number of shown products of a campaign per brand or shop. */
export async function countCampaignProducts(
  ctx: Context,
  campaignId: number,
  grouping: "brand_id" | "shop_id",
): Promise<Map<number, number>> {
  const column = sql.raw(`l.${grouping}`);
  const { rows } = (await ctx.db.execute(sql`
    select ${column} as id, count(*)::int as count
    from campaign_products c join listing_products l on l.product_id = c.product_id
    where c.campaign_id = ${campaignId} and c.status = 'accepted' and ${column} is not null
      and ${ctx.settings.hideOutOfStock ? sql`l.is_in_stock` : sql`true`}
    group by ${column}
  `)) as { rows: { id: number; count: number }[] };
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** When the daily deals of these products end. */
export async function findDealEnds(ctx: Context, productIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = (await ctx.db.execute(sql`
    select product_id as id, to_json(deal_ends_at) #>> '{}' as ends_at from listing_products
    where product_id = any(${`{${productIds.join(",")}}`}::int[]) and deal_ends_at is not null
  `)) as { rows: { id: number; ends_at: string }[] };
  return new Map(rows.map(({ id, ends_at }) => [id, new Date(ends_at)]));
}

export type AskedProduct = Awaited<ReturnType<typeof lockAskedProduct>>;

/** A shop's request to join a published campaign that is not over, locked. */
export async function lockAskedProduct(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      id: campaignProducts.id,
      productId: campaignProducts.productId,
      shopId: products.shopId,
      status: campaignProducts.status,
      discountKind: campaignProducts.discountKind,
      amountMinor: campaignProducts.amountMinor,
      percentBasisPoints: campaignProducts.percentBasisPoints,
      startsAt: campaigns.startsAt,
      endsAt: campaigns.endsAt,
    })
    .from(campaignProducts)
    .innerJoin(campaigns, eq(campaigns.id, campaignProducts.campaignId))
    .innerJoin(products, eq(products.id, campaignProducts.productId))
    .where(and(eq(campaignProducts.id, id), eq(campaigns.status, "published"), gt(campaigns.endsAt, ctx.now())))
    .for("update", { of: campaignProducts });
  return rows[0] ?? null;
}

/** Inserts the price rule of an accepted product; false if the product is in another campaign at that time. */
export async function insertCampaignRule(ctx: Context, requested: NonNullable<AskedProduct>): Promise<boolean> {
  const { id, status: _status, ...rule } = requested;
  const startsAt = new Date(Math.max(rule.startsAt.getTime(), ctx.now().getTime()));
  const rows = await ctx.db
    .insert(priceRules)
    .values({ ...rule, startsAt, kind: "campaign", campaignProductId: id, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: priceRules.id });
  return rows.length > 0;
}

export async function markAccepted(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(campaignProducts).set({ status: "accepted" }).where(eq(campaignProducts.id, id));
}
