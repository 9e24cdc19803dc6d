import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { affiliateCommissions } from "#db/schema/affiliate.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CommissionedLine } from "./affiliate.ts";

export type ReferredLine = CommissionedLine & {
  orderId: number;
  orderLineId: number;
  productId: number | null;
  affiliateId: number;
  basisPoints: number;
};

type ReferredRow = {
  orderId: number;
  orderLineId: number;
  productId: number | null;
  affiliateId: number;
  basisPoints: number | null;
  lineTotal: number;
  couponDiscount: number;
  tax: number;
  taxDisplay: CommissionedLine["taxDisplay"];
  exchangeRate: string;
  currency: string;
};

/**
 * The lines of a purchase with the code of an approved affiliate, and their rate: the affiliate's own, else of the
 * nearest category, else null. Own purchases are left out: by account, e-mail, address, or a card that both have saved.
 */
export async function findReferredLines(ctx: Context, purchaseId: number): Promise<ReferredLine[]> {
  const { rows } = (await ctx.db.execute(sql`
    select o.id as "orderId", l.id as "orderLineId", l.product_id as "productId", f.id as "affiliateId",
      coalesce(f.basis_points, (
        with recursive above as (
          select c.id, c.parent_id, 0 as steps from products p join categories c on c.id = p.category_id
          where p.id = l.product_id
          union all select c.id, c.parent_id, a.steps + 1 from above a join categories c on c.id = a.parent_id
        ) select r.basis_points from above a join affiliate_rates r on r.category_id = a.id order by a.steps limit 1
      )) as "basisPoints",
      l.line_total_minor::float8 as "lineTotal", l.coupon_discount_minor::float8 as "couponDiscount",
      l.tax_minor::float8 as tax, p.tax_display as "taxDisplay", p.exchange_rate::text as "exchangeRate",
      p.currency_code as currency
    from purchases p join orders o on o.purchase_id = p.id join order_lines l on l.order_id = o.id
    join affiliates f on f.code = l.referral_code and f.status = 'approved'
    join customers c on c.id = f.customer_id
    where p.id = ${purchaseId} and p.customer_id is distinct from f.customer_id and lower(p.email) <> lower(c.email)
      and not exists (
        select 1 from purchase_addresses d join addresses a on a.customer_id = f.customer_id
        where d.purchase_id = p.id and a.country_code = d.country_code
          and ${plain(sql`a.postal_code`)} = ${plain(sql`d.postal_code`)}
          and ${plain(sql`a.line1 || a.line2`)} = ${plain(sql`d.line1 || d.line2`)})
      and not exists (
        select 1 from saved_cards x join saved_cards y on y.vault = x.vault and y.brand = x.brand
          and y.last_digits = x.last_digits and y.expiry_month = x.expiry_month and y.expiry_year = x.expiry_year
        where x.customer_id = f.customer_id and y.customer_id = p.customer_id)
    order by l.id
  `)) as { rows: ReferredRow[] };
  return rows.map((row) => ({
    orderId: row.orderId,
    orderLineId: row.orderLineId,
    productId: row.productId,
    affiliateId: row.affiliateId,
    basisPoints: row.basisPoints ?? ctx.settings.affiliateBasisPoints,
    lineTotal: readMoney(row.lineTotal, row.currency),
    couponDiscount: readMoney(row.couponDiscount, row.currency),
    tax: readMoney(row.tax, row.currency),
    taxDisplay: row.taxDisplay,
    exchangeRate: row.exchangeRate,
  }));
}

/** Only letters and digits, so different notations of an address match. */
function plain(text: ReturnType<typeof sql>) {
  return sql`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;
}

export async function insertCommissions(
  ctx: Context,
  lines: readonly (Omit<ReferredLine, keyof CommissionedLine> & { amount: Money })[],
): Promise<void> {
  if (lines.length === 0) return;
  await ctx.db
    .insert(affiliateCommissions)
    .values(
      lines.map(({ amount, affiliateId, orderId, orderLineId, productId, basisPoints }) => ({
        affiliateId,
        orderId,
        orderLineId,
        productId,
        basisPoints,
        amountMinor: writeMoney(amount, ctx.baseCurrency.code),
        createdAt: ctx.now(),
      })),
    )
    .onConflictDoNothing({ target: affiliateCommissions.orderLineId });
}

export type OpenCommission = {
  id: number;
  customerId: number;
  status: "pending" | "locked" | "payable" | "reversed";
  amount: Money;
  reversed: Money;
  /** What the line cost, and what refunds gave back of it, in the purchase's currency. */
  paid: Money;
  refunded: Money;
};

type OpenRow = {
  id: number;
  customerId: number;
  status: OpenCommission["status"];
  amount: number;
  reversed: number;
  paid: number;
  refunded: number;
  currency: string;
};

/** The commissions of an order, locked in id order. */
export async function lockCommissionsOf(ctx: Context, orderId: number): Promise<OpenCommission[]> {
  const { rows } = (await ctx.db.execute(sql`
    select m.id, f.customer_id as "customerId", m.status, m.amount_minor::float8 as amount,
      m.reversed_minor::float8 as reversed, p.currency_code as currency,
      (l.line_total_minor - l.coupon_discount_minor
        + case when p.tax_display = 'before_tax' then l.tax_minor else 0 end)::float8 as paid,
      (select coalesce(sum(r.amount_minor), 0)::float8 from order_refund_lines r where r.order_line_id = l.id) as refunded
    from affiliate_commissions m join affiliates f on f.id = m.affiliate_id
    join order_lines l on l.id = m.order_line_id join orders o on o.id = m.order_id
    join purchases p on p.id = o.purchase_id
    where m.order_id = ${orderId} order by m.id for update of m
  `)) as { rows: OpenRow[] };
  const base = ctx.baseCurrency.code;
  return rows.map(({ currency, ...row }) => ({
    ...row,
    amount: readMoney(row.amount, base),
    reversed: readMoney(row.reversed, base),
    paid: readMoney(row.paid, currency),
    refunded: readMoney(row.refunded, currency),
  }));
}

/** Until the order's return window closes. */
export async function setLocked(ctx: Context, orderId: number, ids: readonly number[]): Promise<void> {
  const payableAt = sql`${ctx.now().toISOString()}::timestamptz
    + (select o.return_days from orders o where o.id = ${orderId}) * interval '24 hours'`;
  await ctx.db
    .update(affiliateCommissions)
    .set({ status: "locked", payableAt })
    .where(inArray(affiliateCommissions.id, [...ids]));
}

export async function setPayable(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db
    .update(affiliateCommissions)
    .set({ status: "payable" })
    .where(inArray(affiliateCommissions.id, [...ids]));
}

export async function saveReversedCommission(
  ctx: Context,
  id: number,
  reversed: Money,
  isWhole: boolean,
): Promise<void> {
  await ctx.db
    .update(affiliateCommissions)
    .set({ reversedMinor: writeMoney(reversed, ctx.baseCurrency.code), ...(isWhole ? { status: "reversed" } : {}) })
    .where(eq(affiliateCommissions.id, id));
}

/** Orders with commissions whose return window has closed and that have no open return. */
export async function findPayableOrders(ctx: Context, max: number): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ orderId: affiliateCommissions.orderId })
    .from(affiliateCommissions)
    .where(
      and(
        eq(affiliateCommissions.status, "locked"),
        lte(affiliateCommissions.payableAt, ctx.now()),
        sql`not exists (select 1 from returns r where r.order_id = ${affiliateCommissions.orderId} and r.ended_at is null)`,
      ),
    )
    .orderBy(asc(affiliateCommissions.orderId))
    .limit(max);
  return rows.map(({ orderId }) => orderId);
}

/** The oldest payable commissions that a payout covers are marked as taken by it. */
export async function linkCommissions(ctx: Context, customerId: number, payoutId: number): Promise<void> {
  await ctx.db.execute(sql`
    with waiting as (
      select m.id, sum(m.amount_minor - m.reversed_minor) over (order by m.id) as running
      from affiliate_commissions m join affiliates f on f.id = m.affiliate_id left join payouts p on p.id = m.payout_id
      where f.customer_id = ${customerId} and m.status = 'payable'
        and (m.payout_id is null or p.status in ('rejected', 'canceled', 'failed'))
    )
    update affiliate_commissions m set payout_id = ${payoutId} from waiting w
    where m.id = w.id and w.running <= (select amount_minor from payouts where id = ${payoutId})
  `);
}
