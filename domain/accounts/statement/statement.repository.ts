import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { ledgerCloses, payoutStatements } from "#db/schema/payout.ts";
import { shops } from "#db/schema/shop.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { MonthSums, Party, Statement, StatementLine } from "./statement.ts";

type Rows<Row> = { rows: Row[] };
type Bounds = { startsAt: Date; endsAt: Date };

/** Waits for other closes. */
export async function lockCloses(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`lock table ${ledgerCloses} in share row exclusive mode`);
}

/** The last closed month, and the first month with entries; null if there are none. */
export async function getCloseState(ctx: Context): Promise<{ last: string | null; first: string | null }> {
  const { rows } = (await ctx.db.execute(sql`
    select (select to_char(max(month), 'YYYY-MM') from ${ledgerCloses}) as last,
      (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM') from ledger_transactions) as first
  `)) as Rows<{ last: string | null; first: string | null }>;
  return rows[0]!;
}

export async function insertClose(ctx: Context, month: string, endsAt: Date, closedBy: number): Promise<void> {
  await ctx.db.insert(ledgerCloses).values({ month: `${month}-01`, endsAt, closedBy, closedAt: ctx.now() });
}

type SumRow = { shopId: number } & Record<keyof MonthSums, number>;

/** The month of each shop with entries before its end, from the ledger. Payouts count when they are paid. */
export async function findMonthSums(ctx: Context, bounds: Bounds): Promise<{ shopId: number; sums: MonthSums }[]> {
  const [from, to] = [bounds.startsAt.toISOString(), bounds.endsAt.toISOString()];
  const { rows } = (await ctx.db.execute(sql`
    with entries as (
      select a.shop_id, t.kind, t.created_at >= ${from}::timestamptz as is_inside, e.amount_minor, false as is_commission
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id
      where a.kind in ('shop_earning', 'shop_payout') and t.created_at < ${to}::timestamptz
      union all
      select o.shop_id, t.kind, true, -e.amount_minor, true
      from ledger_transactions t join orders o on o.id = t.order_id
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'operator_commission' and t.kind in ('earning', 'earning_reversed')
        and t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz
    ), sums as (
      select shop_id,
        coalesce(sum(amount_minor) filter (where not is_commission and not is_inside), 0) as opening,
        coalesce(sum(amount_minor) filter (where not is_commission), 0) as closing,
        coalesce(sum(amount_minor) filter (where is_commission), 0) as commission,
        coalesce(sum(case when is_commission then -amount_minor else amount_minor end)
          filter (where kind = 'earning' and is_inside), 0) as sales,
        coalesce(sum(case when is_commission then -amount_minor else amount_minor end)
          filter (where kind = 'earning_reversed' and is_inside), 0) as refunds,
        coalesce(sum(amount_minor) filter (where kind = 'payout' and is_inside), 0) as payouts
      from entries group by shop_id
    )
    select shop_id as "shopId", opening::float8, closing::float8, commission::float8, sales::float8, refunds::float8,
      payouts::float8, (closing - opening - commission - sales - refunds - payouts)::float8 as other
    from sums order by shop_id
  `)) as Rows<SumRow>;
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return rows.map((row) => ({
    shopId: row.shopId,
    sums: {
      opening: money(row.opening),
      sales: money(row.sales),
      refunds: money(row.refunds),
      commission: money(row.commission),
      payouts: money(row.payouts),
      other: money(row.other),
      closing: money(row.closing),
    },
  }));
}

/** Under the lock of the closes, so the numbers have no gaps. */
export async function insertStatement(
  ctx: Context,
  made: { shopId: number; month: string; sums: MonthSums; taxBasisPoints: number; tax: Money; hasInvoice: boolean },
): Promise<void> {
  const { shopId, month, sums, taxBasisPoints, tax, hasInvoice } = made;
  const base = ctx.baseCurrency.code;
  await ctx.db.insert(payoutStatements).values({
    shopId,
    month: `${month}-01`,
    openingMinor: writeMoney(sums.opening, base),
    salesMinor: writeMoney(sums.sales, base),
    refundsMinor: writeMoney(sums.refunds, base),
    commissionMinor: writeMoney(sums.commission, base),
    payoutsMinor: writeMoney(sums.payouts, base),
    otherMinor: writeMoney(sums.other, base),
    closingMinor: writeMoney(sums.closing, base),
    taxBasisPoints,
    taxMinor: writeMoney(tax, base),
    invoiceNumber: hasInvoice ? sql`(select coalesce(max(invoice_number), 0) + 1 from ${payoutStatements})` : null,
    operator: partyOf(sql`(select id from shops where is_operator)`),
    shop: partyOf(sql`${shopId}`),
    createdAt: ctx.now(),
  });
}

/** In the shape of `Party`. */
function partyOf(shopId: SQL): SQL {
  return sql`(select jsonb_build_object('name', i.name, 'line1', i.line1, 'line2', i.line2, 'city', i.city, 'state', i.state,
    'postalCode', i.postal_code, 'countryCode', i.country_code, 'vatNumber', i.vat_number)
    from shop_imprints i where i.shop_id = ${shopId})`;
}

/** `shopId` null: of all shops. The newest first. */
export async function findStatementRows(
  ctx: Context,
  { shopId, month, limit }: { shopId: number | null; month?: string; limit: number },
): Promise<Statement[]> {
  const rows = await select(ctx)
    .where(
      and(
        shopId === null ? undefined : eq(payoutStatements.shopId, shopId),
        month === undefined ? undefined : eq(payoutStatements.month, `${month}-01`),
      ),
    )
    .orderBy(desc(payoutStatements.month), shops.name)
    .limit(limit);
  return rows.map((row) => read(ctx, row));
}

const LIST: ListSql = {
  id: payoutStatements.id,
  sorts: {
    month: payoutStatements.month,
    shop: sql`lower(${shops.name})`,
    sales: payoutStatements.salesMinor,
    payouts: payoutStatements.payoutsMinor,
    closing: payoutStatements.closingMinor,
  },
  filters: { month: { instant: sql`(${payoutStatements.month}::timestamp at time zone 'UTC')` } },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(${shops.name}) like ${part} or to_char(${payoutStatements.month}, 'YYYY-MM') like ${part}
      or ${payoutStatements.invoiceNumber}::text like ${part})`;
  },
};

/** `shopId`: only this shop's; null: all. */
export function statementReads(ctx: Context, shopId: number | null) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: shopId === null ? undefined : eq(payoutStatements.shopId, shopId),
    select: () => select(ctx).$dynamic(),
    read: (row) => read(ctx, row),
  });
}

function select(ctx: Context) {
  return ctx.db
    .select({ row: payoutStatements, shopName: shops.name })
    .from(payoutStatements)
    .innerJoin(shops, eq(shops.id, payoutStatements.shopId))
    .$dynamic();
}

function read(ctx: Context, { row, shopName }: Awaited<ReturnType<typeof select>>[number]): Statement {
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return {
    id: row.id,
    shopId: row.shopId,
    shopName,
    month: row.month.slice(0, 7),
    opening: money(row.openingMinor),
    sales: money(row.salesMinor),
    refunds: money(row.refundsMinor),
    commission: money(row.commissionMinor),
    payouts: money(row.payoutsMinor),
    other: money(row.otherMinor),
    closing: money(row.closingMinor),
    taxBasisPoints: row.taxBasisPoints,
    tax: money(row.taxMinor),
    invoiceNumber: row.invoiceNumber,
    operator: row.operator as Party | null,
    shop: row.shop as Party | null,
    createdAt: row.createdAt,
  };
}

/** The movements of a shop's month, by transaction; payouts that were only held or released are not among them. */
export async function findStatementLines(ctx: Context, shopId: number, bounds: Bounds): Promise<StatementLine[]> {
  const { rows } = (await ctx.db.execute(sql`
    select t.created_at as at, t.kind, coalesce(o.code, t.note) as reference, sum(e.amount_minor)::float8 as amount
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id left join orders o on o.id = t.order_id
    where a.shop_id = ${shopId} and a.kind in ('shop_earning', 'shop_payout')
      and t.created_at >= ${bounds.startsAt.toISOString()}::timestamptz
      and t.created_at < ${bounds.endsAt.toISOString()}::timestamptz
    group by t.id, o.code having sum(e.amount_minor) <> 0 order by t.id
  `)) as Rows<{ at: string | Date; kind: string; reference: string; amount: number }>;
  return rows.map(({ at, kind, reference, amount }) => ({
    at: new Date(at),
    kind: KINDS[kind] ?? "other",
    reference,
    amount: readMoney(amount, ctx.baseCurrency.code),
  }));
}

const KINDS: Record<string, StatementLine["kind"]> = { earning: "sale", earning_reversed: "refund", payout: "payout" };

export type ReportRow = {
  shop: string;
  legalName: string;
  address: string;
  country: string;
  vatNumber: string;
  account: string;
  quarter: number;
  sales: number;
  consideration: Money;
  commission: Money;
  refunds: Money;
};

/** Each shop's sales of a year by quarter: what platforms report of their sellers. */
export async function findReportRows(ctx: Context, year: number, shopId: number | null): Promise<ReportRow[]> {
  const { rows } = (await ctx.db.execute(sql`
    with entries as (
      select o.shop_id, o.id as order_id, t.kind, a.kind as account, e.amount_minor,
        extract(quarter from t.created_at at time zone 'UTC')::int as quarter
      from ledger_transactions t join orders o on o.id = t.order_id
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind in ('earning', 'earning_reversed') and a.kind in ('shop_earning', 'operator_commission')
        and t.created_at >= ${`${year}-01-01T00:00:00Z`}::timestamptz
        and t.created_at < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz
    )
    select s.name as shop, coalesce(i.name, '') as "legalName",
      coalesce(concat_ws(', ', nullif(i.line1, ''), nullif(i.line2, ''), nullif(concat_ws(' ', i.postal_code, i.city), ' ')), '') as address,
      coalesce(i.country_code, '') as country, coalesce(i.vat_number, '') as "vatNumber",
      coalesce(nullif(b.iban, ''), b.account_number, '') as account, x.quarter,
      count(distinct x.order_id) filter (where x.kind = 'earning')::int as sales,
      coalesce(sum(x.amount_minor) filter (where x.account = 'shop_earning'), 0)::float8 as consideration,
      coalesce(sum(x.amount_minor) filter (where x.account = 'operator_commission'), 0)::float8 as commission,
      coalesce(sum(-x.amount_minor) filter (where x.kind = 'earning_reversed'), 0)::float8 as refunds
    from entries x join shops s on s.id = x.shop_id left join shop_imprints i on i.shop_id = s.id
    left join bank_accounts b on b.shop_id = s.id and b.state = 'confirmed'
    where not s.is_operator and (${shopId}::int is null or s.id = ${shopId}::int)
    group by s.id, i.shop_id, b.id, x.quarter order by s.name, s.id, x.quarter
  `)) as Rows<
    Omit<ReportRow, "consideration" | "commission" | "refunds"> &
      Record<"consideration" | "commission" | "refunds", number>
  >;
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return rows.map((row) => ({
    ...row,
    consideration: money(row.consideration),
    commission: money(row.commission),
    refunds: money(row.refunds),
  }));
}
