import { and, eq, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { affiliateClicks, affiliateRates, affiliates } from "#db/schema/affiliate.ts";
import { categories } from "#db/schema/category.ts";
import { customers } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";
import type { Affiliate, AffiliateStatus } from "./affiliate.ts";

const columns = {
  id: affiliates.id,
  customerId: affiliates.customerId,
  code: affiliates.code,
  status: affiliates.status,
  website: affiliates.website,
  plan: affiliates.plan,
  reason: affiliates.reason,
  basisPoints: affiliates.basisPoints,
  createdAt: affiliates.createdAt,
};

export async function getAffiliateOf(ctx: Context, customerId: number): Promise<Affiliate | null> {
  const rows = await ctx.db.select(columns).from(affiliates).where(eq(affiliates.customerId, customerId));
  return rows[0] ?? null;
}

export async function getAffiliateById(ctx: Context, id: number): Promise<Affiliate | null> {
  const rows = await ctx.db.select(columns).from(affiliates).where(eq(affiliates.id, id));
  return rows[0] ?? null;
}

/** Null if the customer has applied before. */
export async function insertAffiliate(
  ctx: Context,
  made: { customerId: number; code: string; website: string; plan: string; agreement: string },
): Promise<number | null> {
  const rows = await ctx.db
    .insert(affiliates)
    .values({ ...made, agreedAt: ctx.now(), createdAt: ctx.now() })
    .onConflictDoNothing({ target: affiliates.customerId })
    .returning({ id: affiliates.id });
  return rows[0]?.id ?? null;
}

/** A rejected applicant applies again. */
export async function renewApplication(
  ctx: Context,
  id: number,
  made: { website: string; plan: string; agreement: string },
): Promise<boolean> {
  const rows = await ctx.db
    .update(affiliates)
    .set({ ...made, status: "applied", reason: "", agreedAt: ctx.now() })
    .where(and(eq(affiliates.id, id), eq(affiliates.status, "rejected")))
    .returning({ id: affiliates.id });
  return rows.length > 0;
}

/** Compare-and-swap: false if its state has changed meanwhile. */
export async function moveAffiliate(
  ctx: Context,
  id: number,
  from: AffiliateStatus,
  to: AffiliateStatus,
  reason: string,
): Promise<boolean> {
  const rows = await ctx.db
    .update(affiliates)
    .set({ status: to, reason })
    .where(and(eq(affiliates.id, id), eq(affiliates.status, from)))
    .returning({ id: affiliates.id });
  return rows.length > 0;
}

export async function saveAffiliateRate(ctx: Context, id: number, basisPoints: number | null): Promise<boolean> {
  const rows = await ctx.db
    .update(affiliates)
    .set({ basisPoints })
    .where(eq(affiliates.id, id))
    .returning({ id: affiliates.id });
  return rows.length > 0;
}

/** Null removes it; false if there is no such category. */
export async function saveCategoryRate(ctx: Context, categoryId: number, basisPoints: number | null): Promise<boolean> {
  const known = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (known.length === 0) return false;
  if (basisPoints === null) await ctx.db.delete(affiliateRates).where(eq(affiliateRates.categoryId, categoryId));
  else
    await ctx.db
      .insert(affiliateRates)
      .values({ categoryId, basisPoints })
      .onConflictDoUpdate({ target: affiliateRates.categoryId, set: { basisPoints } });
  return true;
}

export async function findCategoryRates(
  ctx: Context,
): Promise<{ categoryId: number; name: string; basisPoints: number | null }[]> {
  return ctx.db
    .select({ categoryId: categories.id, name: categories.name, basisPoints: affiliateRates.basisPoints })
    .from(categories)
    .leftJoin(affiliateRates, eq(affiliateRates.categoryId, categories.id))
    .orderBy(categories.name, categories.id);
}

export type AffiliateRow = Affiliate & {
  name: string;
  email: string;
  clicks: number;
  orders: number;
  earnedMinor: number;
};

const NAME = sql<string>`(${customers.firstName} || ' ' || ${customers.lastName})`;
const CLICKS = sql<number>`(select coalesce(sum(c.clicks), 0)::int from ${affiliateClicks} c where c.affiliate_id = affiliates.id)`;
const ORDERS = sql<number>`(select count(distinct m.order_id)::int from affiliate_commissions m where m.affiliate_id = affiliates.id)`;
const EARNED = sql<number>`(select coalesce(sum(m.amount_minor - m.reversed_minor), 0)::float8
  from affiliate_commissions m where m.affiliate_id = affiliates.id)`;

const LIST: ListSql = {
  id: affiliates.id,
  sorts: { name: sql`lower(${NAME})`, applied: affiliates.createdAt, clicks: CLICKS, orders: ORDERS, earned: EARNED },
  filters: {
    status: { word: affiliates.status },
    rate: { condition: isYesOrNo(sql`${affiliates.basisPoints} is not null`, "own") },
    applied: { instant: affiliates.createdAt },
  },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(${NAME}) like ${part} or lower(${customers.email}) like ${part}
      or lower(${affiliates.website}) like ${part} or lower(${affiliates.code}) like ${part})`;
  },
};

/** Affiliates and applications. */
export function affiliateReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({ ...columns, name: NAME, email: customers.email, clicks: CLICKS, orders: ORDERS, earnedMinor: EARNED })
        .from(affiliates)
        .innerJoin(customers, eq(customers.id, affiliates.customerId))
        .$dynamic(),
    read: (row): AffiliateRow => row,
  });
}
