import { sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CommissionStatus } from "./affiliate.ts";

type Rows<Row> = { rows: Row[] };

/** A payable commission counts as paid once its payout is paid; reversed amounts are summed separately, in every state. */
const STATUS = sql`case when m.status = 'payable' and p.status = 'paid' then 'paid' else m.status end`;

export async function sumCommissions(ctx: Context, affiliateId: number): Promise<Record<CommissionStatus, Money>> {
  const { rows } = (await ctx.db.execute(sql`
    select ${STATUS} as status, sum(m.amount_minor - m.reversed_minor)::float8 as net,
      sum(m.reversed_minor)::float8 as reversed
    from affiliate_commissions m left join payouts p on p.id = m.payout_id
    where m.affiliate_id = ${affiliateId} group by 1
  `)) as Rows<{ status: CommissionStatus; net: number; reversed: number }>;
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  const netOf = (wanted: CommissionStatus) => money(rows.find(({ status }) => status === wanted)?.net ?? 0);
  return {
    pending: netOf("pending"),
    locked: netOf("locked"),
    payable: netOf("payable"),
    paid: netOf("paid"),
    reversed: money(rows.reduce((sum, { reversed }) => sum + reversed, 0)),
  };
}

export type CommissionRow = {
  id: number;
  productName: string;
  quantity: number;
  status: CommissionStatus;
  amount: Money;
  reversed: Money;
  at: Date;
};

/** Without the buyer: an affiliate sees what was bought, not who bought it. */
export async function findCommissionRows(ctx: Context, affiliateId: number, max: number): Promise<CommissionRow[]> {
  const { rows } = (await ctx.db.execute(sql`
    select m.id, l.product_name as "productName", l.quantity, ${STATUS} as status, m.amount_minor::float8 as amount,
      m.reversed_minor::float8 as reversed, m.created_at as at
    from affiliate_commissions m join order_lines l on l.id = m.order_line_id left join payouts p on p.id = m.payout_id
    where m.affiliate_id = ${affiliateId} order by m.id desc limit ${max}
  `)) as Rows<
    Omit<CommissionRow, "amount" | "reversed" | "at"> & { amount: number; reversed: number; at: string | Date }
  >;
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return rows.map((row) => ({
    ...row,
    amount: money(row.amount),
    reversed: money(row.reversed),
    at: new Date(row.at),
  }));
}

export type DayRow = { day: string; clicks: number; orders: number };

/** Clicks and orders of each of the last days, the oldest first. */
export async function findDays(ctx: Context, affiliateId: number, days: number): Promise<DayRow[]> {
  const to = ctx.now().toISOString().slice(0, 10);
  const { rows } = (await ctx.db.execute(sql`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(max(c.clicks), 0)::int as clicks,
      (select count(distinct m.order_id)::int from affiliate_commissions m
        where m.affiliate_id = ${affiliateId} and (m.created_at at time zone 'UTC')::date = d::date) as orders
    from generate_series(${to}::date - ${days - 1}::int, ${to}::date, interval '1 day') d
    left join affiliate_clicks c on c.affiliate_id = ${affiliateId} and c.day = d::date group by d order by d
  `)) as Rows<DayRow>;
  return rows;
}

/** Published products that sell best, for ready links. */
export async function findPromotedProducts(
  ctx: Context,
  max: number,
): Promise<{ id: number; slug: string; name: string; image: string | null }[]> {
  const { rows } = (await ctx.db.execute(sql`
    select p.id, p.slug, p.name,
      (select v.image from variants v where v.product_id = p.id and v.image is not null order by v.id limit 1) as image
    from products p join shops s on s.id = p.shop_id
    where p.status = 'published' and s.status = 'approved'
    order by (select count(*) from order_lines l where l.product_id = p.id) desc, p.id limit ${max}
  `)) as Rows<{ id: number; slug: string; name: string; image: string | null }>;
  return rows;
}
