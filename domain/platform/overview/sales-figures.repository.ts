import { sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Instants: the period, and the one before it. */
export type PeriodInstants = { from: Date; until: Date; beforeFrom: Date; beforeUntil: Date };

/** What was sold in one currency at one rate. `bucket`: the first day of its bar; null for the period before. */
export type SalesRow = {
  bucket: string | null;
  currencyCode: string;
  exchangeRate: string;
  orders: number;
  total: Money;
};

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

function isWithin(column: SQL, { from, until, beforeFrom, beforeUntil }: PeriodInstants): SQL {
  return sql`((${column} >= ${at(from)} and ${column} < ${at(until)})
    or (${column} >= ${at(beforeFrom)} and ${column} < ${at(beforeUntil)}))`;
}

const ofShop = (column: SQL, shopId: number | null) => (shopId === null ? sql`true` : sql`${column} = ${shopId}`);

/** Placed orders without canceled ones, of a shop or of all. */
export async function findSalesRows(
  ctx: Context,
  shopId: number | null,
  { unit, ...instants }: PeriodInstants & { unit: "day" | "month" },
): Promise<SalesRow[]> {
  const day = sql`to_char(date_trunc(${sql.raw(`'${unit}'`)}, p.placed_at at time zone ${ctx.settings.timeZone}), 'YYYY-MM-DD')`;
  const { rows } = (await ctx.db.execute(sql`
    select case when p.placed_at >= ${at(instants.from)} then ${day} end as bucket, p.currency_code as "currencyCode",
      p.exchange_rate::text as "exchangeRate", count(*)::int as orders, sum(o.total_minor)::text as "totalMinor"
    from orders o join purchases p on p.id = o.purchase_id
    where ${ofShop(sql`o.shop_id`, shopId)} and p.status = 'placed' and o.fulfilment_status <> 'canceled'
      and ${isWithin(sql`p.placed_at`, instants)}
    group by 1, 2, 3
  `)) as { rows: (Omit<SalesRow, "total"> & { totalMinor: string })[] };
  return rows.map(({ totalMinor, ...row }) => ({ ...row, total: readMoney(totalMinor, row.currencyCode) }));
}

type Booked = { earned: Money; commission: Money };

/** What was booked in the period and in the one before, less what was refunded of it since. */
export async function sumBooked(
  ctx: Context,
  shopId: number | null,
  instants: PeriodInstants,
): Promise<{ now: Booked; before: Booked }> {
  const { rows } = (await ctx.db.execute(sql`
    select e.created_at >= ${at(instants.from)} as "isNow",
      sum(e.earning_minor - e.reversed_earning_minor)::text as earned,
      sum(e.commission_minor - e.reversed_commission_minor)::text as commission
    from earnings e where ${ofShop(sql`e.shop_id`, shopId)} and ${isWithin(sql`e.created_at`, instants)} group by 1
  `)) as { rows: { isNow: boolean; earned: string; commission: string }[] };
  const base = ctx.baseCurrency.code;
  const of = (isNow: boolean): Booked => {
    const row = rows.find((each) => each.isNow === isNow);
    return { earned: readMoney(row?.earned ?? 0, base), commission: readMoney(row?.commission ?? 0, base) };
  };
  return { now: of(true), before: of(false) };
}
