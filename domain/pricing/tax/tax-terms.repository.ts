import { and, asc, count, eq, sql } from "drizzle-orm";
import { preparedSql } from "#db/prepared.ts";
import { readRows } from "#db/read-rows.ts";
import { taxClasses, taxExceptions, taxRates, taxThresholds } from "#db/schema/tax.ts";
import { writeMoney } from "#db/columns.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CountryTax, TaxException, TaxThreshold } from "./tax-exception.ts";

/** Everything about a country's tax, in one statement. */
export async function readCountryTax(ctx: Context, countryCode: string): Promise<CountryTax> {
  const rows = await preparedSql<CountryTax>(
    ctx.db,
    "country_tax",
    (value) => sql`
      select
        (select coalesce(json_agg(json_build_object(
            'taxClassCode', ${taxRates.taxClassCode}, 'rateBasisPoints', ${taxRates.rateBasisPoints})), '[]')
          from ${taxRates} where ${taxRates.countryCode} = ${value("countryCode")}::text) as rates,
        (select coalesce(json_agg(json_build_object(
            'id', ${taxExceptions.id}, 'state', ${taxExceptions.state}, 'categoryId', ${taxExceptions.categoryId},
            'taxClassCode', ${taxExceptions.taxClassCode}, 'name', ${taxExceptions.name},
            'rateBasisPoints', ${taxExceptions.rateBasisPoints},
            'startsAt', ${taxExceptions.startsAt}, 'endsAt', ${taxExceptions.endsAt})), '[]')
          from ${taxExceptions} where ${taxExceptions.countryCode} = ${value("countryCode")}::text) as exceptions,
        (select json_build_object('orderMinor', ${taxThresholds.orderMinor},
            'yearlyMinor', ${taxThresholds.yearlyMinor}, 'below', ${taxThresholds.below})
          from ${taxThresholds} where ${taxThresholds.countryCode} = ${value("countryCode")}::text) as threshold,
        (select coalesce(json_agg(${taxClasses.code}), '[]') from ${taxClasses}) as "classCodes"
    `,
  ).execute({ countryCode });
  return rows[0]!;
}

type YearlySales = { year: number; currency: string; exchangeRate: string; goodsMinor: number };

/** The goods sold to a country after discounts, by year, in the currencies of the purchases. */
export function findYearlySales(ctx: Context, countryCode: string, since: Date): Promise<YearlySales[]> {
  return readRows<YearlySales>(
    ctx.db,
    sql`select extract(year from o.created_at at time zone 'UTC')::int as year, p.currency_code as currency,
          p.exchange_rate::text as "exchangeRate",
          sum(o.sub_total_minor - o.offer_discount_minor - o.coupon_discount_minor)::float8 as "goodsMinor"
        from orders o join purchases p on p.id = o.purchase_id
        where o.ship_to_country_code = ${countryCode} and o.fulfilment_status <> 'canceled'
          and o.created_at >= ${since.toISOString()}::timestamptz
        group by 1, 2, 3`,
  );
}

export type StoredException = Omit<TaxException, "startsAt" | "endsAt"> & {
  countryCode: string;
  startsAt: Date | null;
  endsAt: Date | null;
};

export function findExceptionRows(ctx: Context): Promise<StoredException[]> {
  return ctx.db.select().from(taxExceptions).orderBy(asc(taxExceptions.countryCode), asc(taxExceptions.id));
}

export async function getExceptionRow(ctx: Context, id: number): Promise<StoredException | null> {
  const rows = await ctx.db.select().from(taxExceptions).where(eq(taxExceptions.id, id)).for("update");
  return rows[0] ?? null;
}

export async function countExceptions(ctx: Context): Promise<number> {
  const rows = await ctx.db.select({ number: count() }).from(taxExceptions);
  return rows[0]!.number;
}

export async function insertException(ctx: Context, row: Omit<StoredException, "id">): Promise<number> {
  const rows = await ctx.db.insert(taxExceptions).values(row).returning({ id: taxExceptions.id });
  return rows[0]!.id;
}

export async function updateException(ctx: Context, { id, ...row }: StoredException): Promise<void> {
  await ctx.db.update(taxExceptions).set(row).where(eq(taxExceptions.id, id));
}

export async function deleteException(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(taxExceptions).where(eq(taxExceptions.id, id));
}

/** Whether it has the same reach and interval as another one. */
export async function hasTwin(
  ctx: Context,
  row: Omit<StoredException, "id">,
  id: number | undefined,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: taxExceptions.id, startsAt: taxExceptions.startsAt, endsAt: taxExceptions.endsAt })
    .from(taxExceptions)
    .where(
      and(
        eq(taxExceptions.countryCode, row.countryCode),
        eq(taxExceptions.state, row.state),
        sql`${taxExceptions.categoryId} is not distinct from ${row.categoryId}::int`,
        sql`${taxExceptions.taxClassCode} is not distinct from ${row.taxClassCode}::text`,
      ),
    );
  const [starts, ends] = [row.startsAt?.getTime() ?? -Infinity, row.endsAt?.getTime() ?? Infinity];
  const isTimed = row.startsAt !== null || row.endsAt !== null;
  return rows.some(
    (other) =>
      other.id !== id &&
      isTimed === (other.startsAt !== null || other.endsAt !== null) &&
      starts < (other.endsAt?.getTime() ?? Infinity) &&
      (other.startsAt?.getTime() ?? -Infinity) < ends,
  );
}

export type StoredThreshold = TaxThreshold & { countryCode: string };

export function findThresholdRows(ctx: Context): Promise<StoredThreshold[]> {
  return ctx.db.select().from(taxThresholds).orderBy(asc(taxThresholds.countryCode));
}

export async function saveThreshold(
  ctx: Context,
  countryCode: string,
  { order, yearly, below }: { order: Money | null; yearly: Money | null; below: TaxThreshold["below"] },
): Promise<void> {
  const currency = ctx.baseCurrency.code;
  const values = {
    orderMinor: order && writeMoney(order, currency),
    yearlyMinor: yearly && writeMoney(yearly, currency),
    below,
  };
  await ctx.db
    .insert(taxThresholds)
    .values({ countryCode, ...values })
    .onConflictDoUpdate({ target: taxThresholds.countryCode, set: values });
}

export async function deleteThreshold(ctx: Context, countryCode: string): Promise<void> {
  await ctx.db.delete(taxThresholds).where(eq(taxThresholds.countryCode, countryCode));
}
