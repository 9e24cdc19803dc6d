import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { campaignProducts } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import type { ReadDiscount } from "#domain/pricing/price-rule/read-discount.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { JoinStatus } from "./campaign-admin.ts";

export type CampaignProductRow = ReadDiscount & {
  id: number;
  campaignId: number;
  status: JoinStatus;
  productId: number;
  slug: string;
  name: string;
  image: string | null;
  shopName: string;
  shopId: number;
  ownPrice: Money;
  maximumPerBuyer: number | null;
  maximumUnits: number | null;
  soldUnits: number;
  rejectionReason: string;
};

type Stored = Omit<CampaignProductRow, "amount" | "ownPrice"> & { amountMinor: string | null; priceMinor: string };

/** The products of a campaign, requests first; `shopId` null: of all shops. */
export function findCampaignProductRows(
  ctx: Context,
  shopId: number | null,
  campaignId: number,
): Promise<CampaignProductRow[]> {
  return select(ctx, sql`c.campaign_id = ${campaignId} and ${ofShop(shopId)}`);
}

/** Those of the ids, locked in id order. */
export async function lockCampaignProducts(
  ctx: Context,
  shopId: number | null,
  ids: readonly number[],
): Promise<CampaignProductRow[]> {
  const list = sql.raw(ids.join(","));
  await ctx.db.execute(sql`select id from campaign_products where id in (${list}) order by id for update`);
  return select(ctx, sql`c.id in (${list}) and ${ofShop(shopId)}`);
}

function ofShop(shopId: number | null): SQL {
  return shopId === null ? sql`true` : sql`p.shop_id = ${shopId}`;
}

async function select(ctx: Context, condition: SQL): Promise<CampaignProductRow[]> {
  const { rows } = (await ctx.db.execute(sql`
    select c.id, c.campaign_id as "campaignId", c.status, p.id as "productId", p.slug, p.name, p.images[1] as image,
      s.name as "shopName", s.id as "shopId", c.discount_kind as "discountKind", c.amount_minor::text as "amountMinor",
      c.percent_basis_points as "percentBasisPoints", c.maximum_per_buyer as "maximumPerBuyer", c.maximum_units as "maximumUnits",
      c.sold_units as "soldUnits", c.rejection_reason as "rejectionReason",
      coalesce((select min(v.price_minor) from variants v where v.product_id = p.id and v.is_active), 0)::text as "priceMinor"
    from campaign_products c join products p on p.id = c.product_id join shops s on s.id = p.shop_id
    where ${condition} order by array_position(array['requested', 'accepted', 'rejected'], c.status), c.id
  `)) as { rows: Stored[] };
  const base = ctx.baseCurrency.code;
  return rows.map(({ amountMinor, priceMinor, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, base),
    ownPrice: readMoney(priceMinor, base),
  }));
}

/** Inserts requests; rejected ones are reopened. Returns the ids; fewer if a product is already in. */
export async function insertRequests(
  ctx: Context,
  campaignId: number,
  productIds: readonly number[],
  terms: ReadDiscount & { maximumPerBuyer: number | null; maximumUnits: number | null },
): Promise<number[]> {
  const { discountKind, amount, percentBasisPoints, maximumPerBuyer, maximumUnits } = terms;
  if (discountKind === "fixed_price") throw new Error("A campaign takes off an amount or a percentage");
  const columns = {
    status: "requested" as const,
    discountKind,
    amountMinor: amount && writeMoney(amount, ctx.baseCurrency.code),
    percentBasisPoints,
    maximumPerBuyer,
    maximumUnits,
    rejectionReason: "",
  };
  const rows = await ctx.db
    .insert(campaignProducts)
    .values(productIds.map((productId) => ({ campaignId, productId, ...columns, createdAt: ctx.now() })))
    .onConflictDoUpdate({
      target: [campaignProducts.campaignId, campaignProducts.productId],
      set: columns,
      setWhere: eq(campaignProducts.status, "rejected"),
    })
    .returning({ id: campaignProducts.id });
  return rows.map(({ id }) => id);
}

export async function setJoinStatus(
  ctx: Context,
  ids: readonly number[],
  status: JoinStatus,
  rejectionReason = "",
): Promise<void> {
  await ctx.db
    .update(campaignProducts)
    .set({ status, rejectionReason })
    .where(inArray(campaignProducts.id, [...ids]));
}

export async function setCaps(
  ctx: Context,
  id: number,
  caps: { maximumPerBuyer: number | null; maximumUnits: number | null },
): Promise<void> {
  await ctx.db.update(campaignProducts).set(caps).where(eq(campaignProducts.id, id));
}

export async function deleteRequests(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db.delete(campaignProducts).where(inArray(campaignProducts.id, [...ids]));
}

/** Prices of these products that have started end now; those that have not are deleted. */
export async function endCampaignRules(ctx: Context, campaignProductIds: readonly number[]): Promise<void> {
  if (campaignProductIds.length === 0) return;
  const isTheirs = inArray(priceRules.campaignProductId, [...campaignProductIds]);
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  await ctx.db.delete(priceRules).where(and(isTheirs, sql`${priceRules.startsAt} >= ${now}`));
  await ctx.db
    .update(priceRules)
    .set({ endsAt: ctx.now() })
    .where(and(isTheirs, sql`${priceRules.endsAt} > ${now}`));
}

export async function deleteCampaignRules(ctx: Context, campaignProductIds: readonly number[]): Promise<void> {
  if (campaignProductIds.length > 0)
    await ctx.db.delete(priceRules).where(inArray(priceRules.campaignProductId, [...campaignProductIds]));
}

/** A product of the campaign that would be in another campaign during the new interval. */
export async function findRuleConflict(
  ctx: Context,
  campaignId: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<string | null> {
  const { rows } = (await ctx.db.execute(sql`
    select p.name from campaign_products c join products p on p.id = c.product_id
    join price_rules r on r.product_id = c.product_id and r.kind = 'campaign' and r.campaign_product_id <> c.id
    where c.campaign_id = ${campaignId} and c.status = 'accepted'
      and tstzrange(r.starts_at, r.ends_at) && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)
    limit 1
  `)) as { rows: { name: string }[] };
  return rows[0]?.name ?? null;
}

/** Moves the prices of accepted products to the campaign's interval; running ones keep their start. */
export async function moveCampaignRules(
  ctx: Context,
  campaignId: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  await ctx.db.execute(sql`
    update price_rules r set ends_at = ${endsAt.toISOString()}::timestamptz,
      starts_at = case when r.starts_at <= ${now} then r.starts_at else greatest(${startsAt.toISOString()}::timestamptz, ${now}) end
    from campaign_products c where c.id = r.campaign_product_id and c.campaign_id = ${campaignId} and c.status = 'accepted'
  `);
}

type CampaignSales = { campaignProductId: number; amount: Money; exchangeRate: string };

/** The goods sold at the campaign's prices, by currency and rate; not those of canceled orders. */
export async function findCampaignSales(ctx: Context, campaignId: number): Promise<CampaignSales[]> {
  const { rows } = (await ctx.db.execute(sql`
    select l.campaign_product_id as "campaignProductId", u.currency_code as currency, u.exchange_rate::text as "exchangeRate",
      sum(l.line_total_minor)::text as total
    from order_lines l join orders o on o.id = l.order_id join purchases u on u.id = o.purchase_id
    join campaign_products c on c.id = l.campaign_product_id
    where c.campaign_id = ${campaignId} and o.fulfilment_status <> 'canceled'
    group by l.campaign_product_id, u.currency_code, u.exchange_rate
  `)) as { rows: { campaignProductId: number; currency: string; exchangeRate: string; total: string }[] };
  return rows.map(({ currency, total, ...row }) => ({ ...row, amount: readMoney(total, currency) }));
}
