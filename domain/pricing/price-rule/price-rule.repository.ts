import { or, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { type ListRange, listReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isOneOfIds } from "#db/list-sql.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Discount, PriceRuleState, SaleOwner, ScheduledKind } from "./price-rule.ts";
import type { Interval, ReadDiscount } from "./read-discount.ts";

export type PriceRuleRow = {
  id: number;
  kind: ScheduledKind;
  ownerShopId: number | null;
  productId: number;
  slug: string;
  name: string;
  image: string | null;
  variantSku: string | null;
  shopName: string;
  discountKind: Discount;
  percentBasisPoints: number | null;
  amount: Money | null;
  ownPrice: Money;
  startsAt: Date;
  endsAt: Date | null;
};

type Stored = Omit<PriceRuleRow, "amount" | "ownPrice" | "startsAt" | "endsAt"> & {
  amountMinor: string | null;
  priceMinor: string;
  starts: string;
  ends: string | null;
};

/** Those of a shop's products, or of all products for the operator. */
export function priceRuleReads(ctx: Context, owner: SaleOwner) {
  return listReads(ctx.db, {
    list: listOf(ctx),
    scope: scopeOf(owner),
    rows: (range) => select(ctx, range),
    matching: (where) => sql`select r.id ${FROM} where ${where ?? sql`true`}`,
  });
}

/** Null for a rule of another shop's product. */
export async function getRuleRow(ctx: Context, owner: SaleOwner, id: number): Promise<PriceRuleRow | null> {
  const where = sql`${scopeOf(owner)} and r.id = ${id}`;
  return (await select(ctx, { where, orderBy: [sql`r.id`], limit: 1, offset: 0 }))[0] ?? null;
}

/** The first ones of all shops that overlap the interval, in the order of their start. */
export function findRuleRowsBetween(
  ctx: Context,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Promise<PriceRuleRow[]> {
  const where = sql`${scopeOf({ kind: "operator", shopId: null })} and r.starts_at < ${until.toISOString()}::timestamptz
    and (r.ends_at is null or r.ends_at > ${from.toISOString()}::timestamptz)`;
  return select(ctx, { where, orderBy: [sql`r.starts_at`, sql`r.id`], limit, offset: 0 });
}

/** The same for several, locked in id order. */
export async function lockRuleRows(ctx: Context, owner: SaleOwner, ids: readonly number[]): Promise<PriceRuleRow[]> {
  const list = sql.raw(ids.join(","));
  await ctx.db.execute(sql`select id from price_rules where id in (${list}) order by id for update`);
  const where = sql`${scopeOf(owner)} and r.id in (${list})`;
  return select(ctx, { where, orderBy: [sql`r.id`], limit: ids.length, offset: 0 });
}

const FROM = sql`from price_rules r join products p on p.id = r.product_id join shops s on s.id = p.shop_id
  left join variants v on v.id = r.variant_id`;

function scopeOf(owner: SaleOwner): SQL {
  const whose = owner.shopId === null ? sql`true` : sql`p.shop_id = ${owner.shopId}`;
  return sql`r.kind in ('special', 'daily_deal') and ${whose}`;
}

/** `state` depends on the time. */
function listOf(ctx: Context): ListSql {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const states: Record<PriceRuleState, SQL> = {
    running: sql`(r.starts_at <= ${now} and (r.ends_at is null or r.ends_at > ${now}))`,
    upcoming: sql`(r.starts_at > ${now})`,
    ended: sql`(r.ends_at <= ${now})`,
  };
  return {
    id: sql`r.id`,
    sorts: { starts: sql`r.starts_at`, ends: sql`r.ends_at`, product: sql`lower(p.name)` },
    filters: {
      kind: { word: sql`r.kind` },
      state: { condition: ({ values }) => or(...values.map((state) => states[state as PriceRuleState])) },
      starts: { instant: sql`r.starts_at` },
      ends: { instant: sql`r.ends_at` },
      shop: { condition: (filter) => isOneOfIds(sql`p.shop_id`, filter) },
    },
    search: (text) =>
      sql`fold_text(p.name || ' ' || s.name || ' ' || coalesce(v.sku, '')) like fold_text(${`%${escapeLike(text)}%`})`,
  };
}

async function select(ctx: Context, { where, orderBy, limit, offset }: ListRange): Promise<PriceRuleRow[]> {
  const { rows } = (await ctx.db.execute(sql`
    select r.id, r.kind, r.shop_id as "ownerShopId", p.id as "productId", p.slug,
      coalesce((select t.name from product_translations t where t.product_id = p.id and t.language_code = ${ctx.visitor.language.code}), p.name) as name,
      p.images[1] as image, v.sku as "variantSku", s.name as "shopName", r.discount_kind as "discountKind",
      r.percent_basis_points as "percentBasisPoints", r.amount_minor::text as "amountMinor",
      coalesce(v.price_minor, (select min(o.price_minor) from variants o where o.product_id = p.id and o.is_active), 0)::text as "priceMinor",
      to_json(r.starts_at) #>> '{}' as starts, to_json(r.ends_at) #>> '{}' as ends
    ${FROM} where ${where ?? sql`true`}
    order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}
  `)) as { rows: Stored[] };
  const base = ctx.baseCurrency.code;
  return rows.map(({ amountMinor, priceMinor, starts, ends, ...row }) => ({
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, base),
    ownPrice: readMoney(priceMinor, base),
    startsAt: new Date(starts),
    endsAt: ends === null ? null : new Date(ends),
  }));
}

/** A product that a price is for: its cheapest and its most expensive variant, and its lowest price of the last 30 days. */
export type PricedProduct = {
  id: number;
  shopId: number;
  name: string;
  image: string | null;
  lowest: Money;
  lowest30Days: Money;
};

/** Those that exist and are the owner's. */
export async function findPricedProducts(
  ctx: Context,
  owner: SaleOwner,
  ids: readonly number[],
): Promise<PricedProduct[]> {
  if (ids.length === 0) return [];
  const since = new Date(ctx.now().getTime() - 30 * 86_400_000).toISOString();
  const { rows } = (await ctx.db.execute(sql`
    select p.id, p.shop_id as "shopId", p.name, p.images[1] as image, min(v.price_minor)::text as "lowestMinor",
      least(
        (select l.price_minor from listing_products l where l.product_id = p.id), min(v.price_minor),
        (select min(c.price_minor) from price_changes c join variants o on o.id = c.variant_id
          where o.product_id = p.id and c.changed_at >= ${since}::timestamptz)
      )::text as "pastMinor"
    from products p join variants v on v.product_id = p.id and v.is_active
    where p.id in (${sql.raw(ids.join(","))}) and p.status <> 'archived'
      and ${owner.shopId === null ? sql`true` : sql`p.shop_id = ${owner.shopId}`}
    group by p.id order by p.id
  `)) as {
    rows: (Omit<PricedProduct, "lowest" | "lowest30Days"> & { lowestMinor: string; pastMinor: string })[];
  };
  const base = ctx.baseCurrency.code;
  return rows.map(({ lowestMinor, pastMinor, ...row }) => ({
    ...row,
    lowest: readMoney(lowestMinor, base),
    lowest30Days: readMoney(pastMinor, base),
  }));
}

/** Locks these products, so that two prices of the same kind never overlap. */
export async function lockProducts(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db.execute(
    sql`select id from products where id in (${sql.raw(ids.join(","))}) order by id for no key update`,
  );
}

/** The first of the products with a price of the same kind for the whole product in this interval. */
export async function findOverlap(
  ctx: Context,
  kind: ScheduledKind,
  ids: readonly number[],
  { startsAt, endsAt }: Interval,
  exceptId: number | null,
): Promise<string | null> {
  const { rows } = (await ctx.db.execute(sql`
    select p.name from price_rules r join products p on p.id = r.product_id
    where r.product_id in (${sql.raw(ids.join(","))}) and r.kind = ${kind} and r.variant_id is null
      and r.id is distinct from ${exceptId}::int
      and tstzrange(r.starts_at, r.ends_at) && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt?.toISOString() ?? null}::timestamptz)
    order by r.product_id limit 1
  `)) as { rows: { name: string }[] };
  return rows[0]?.name ?? null;
}

export async function insertRules(
  ctx: Context,
  owner: SaleOwner,
  kind: ScheduledKind,
  productIds: readonly number[],
  terms: ReadDiscount & Interval,
): Promise<void> {
  const columns = columnsOf(ctx, terms);
  await ctx.db
    .insert(priceRules)
    .values(
      productIds.map((productId) => ({ shopId: owner.shopId, productId, kind, ...columns, createdAt: ctx.now() })),
    );
}

export async function updateRule(ctx: Context, id: number, terms: ReadDiscount & Interval): Promise<void> {
  await ctx.db
    .update(priceRules)
    .set(columnsOf(ctx, terms))
    .where(sql`${priceRules.id} = ${id}`);
}

/** Those that have started end now; those that have not are deleted. */
export async function endRules(ctx: Context, ids: readonly number[]): Promise<void> {
  const list = sql.raw(ids.join(","));
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  await ctx.db.execute(sql`delete from price_rules where id in (${list}) and starts_at >= ${now}`);
  await ctx.db.execute(sql`update price_rules set ends_at = ${now} where id in (${list})`);
}

function columnsOf(
  ctx: Context,
  { discountKind, amount, percentBasisPoints, startsAt, endsAt }: ReadDiscount & Interval,
) {
  return {
    discountKind,
    amountMinor: amount && writeMoney(amount, ctx.baseCurrency.code),
    percentBasisPoints,
    startsAt,
    endsAt,
  };
}
