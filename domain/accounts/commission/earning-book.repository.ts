import { asc, eq, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { type ListSql, escapeLike, whereOfList } from "#db/list-sql.ts";
import { earningReversals, earnings } from "#db/schema/commission.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Money } from "#shared/money.ts";
import type { ListPart } from "#domain/platform/list/read-list-page.ts";
import type { ListQuery } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { OrderToEarn } from "./commission.ts";
import type { EarningRow, EarningState } from "./earning-entry.ts";

const LIST: ListSql = {
  id: sql`n.id`,
  sorts: { at: sql`n.at` },
  filters: { state: { word: sql`n.state` }, at: { instant: sql`n.at` } },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(o.code) like ${part} or lower(coalesce(l.product_name, '')) like ${part} or lower(coalesce(l.sku, '')) like ${part})`;
  },
};

type Row = {
  state: EarningState;
  id: number;
  at: string;
  order_id: number;
  order_line_id: number | null;
  code: string;
  currency: string;
  product_name: string | null;
  variant_name: string | null;
  sku: string | null;
  quantity: number | null;
  commission_basis_points: number | null;
  price: number;
  added_tax: number;
  coupon_discount: number;
  operator_discount: number;
  paid: number | null;
  earning: number | null;
  commission: number | null;
  promotion: number | null;
  refunded_before: number | null;
  refunded: number | null;
  total: number;
};

/** Orders not delivered yet that are paid, or will be on delivery. */
const isPending = sql`o.fulfilment_status not in ('delivered', 'canceled') and o.payment_status <> 'refunded'
  and p.status = 'placed' and (o.payment_status <> 'unpaid' or p.payment_method = 'cash_on_delivery')`;

/** A shop's pending, booked and reversed earnings. */
export async function findEntryRows(
  ctx: Context,
  shopId: number,
  query: ListQuery,
  { limit, offset, isFromEnd }: ListPart,
): Promise<{ rows: EarningRow[]; total: number }> {
  const [direction, opposite] = query.sort.isDescending === isFromEnd ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`];
  const { rows } = (await ctx.db.execute(sql`
    with entries as (
      select 'pending' as state, l.id, p.placed_at as at, o.id as order_id, l.id as order_line_id,
        null::float8 as paid, null::float8 as earning, null::float8 as commission, null::float8 as promotion,
        null::float8 as refunded_before, null::float8 as refunded
      from ${orders} o join ${purchases} p on p.id = o.purchase_id join ${orderLines} l on l.order_id = o.id
      where o.shop_id = ${shopId} and ${isPending}
      union all
      select 'pending', -o.id, p.placed_at, o.id, null, null, null, null, null, null, null
      from ${orders} o join ${purchases} p on p.id = o.purchase_id
      where o.shop_id = ${shopId} and ${isPending} and o.shipping_minor > 0
      union all
      select 'booked', e.id, e.created_at, e.order_id, e.order_line_id,
        e.paid_minor, e.earning_minor, e.commission_minor, e.promotion_minor, 0, 0
      from ${earnings} e where e.shop_id = ${shopId}
      union all
      select 'reversed', r.id, greatest(r.created_at, e.created_at), e.order_id, e.order_line_id,
        e.paid_minor, e.earning_minor, e.commission_minor, e.promotion_minor,
        sum(r.amount_minor) over (partition by e.id order by r.id) - r.amount_minor, r.amount_minor
      from ${earnings} e join ${earningReversals} r
        on r.order_id = e.order_id and r.order_line_id is not distinct from e.order_line_id
      where e.shop_id = ${shopId} and r.amount_minor > 0
    )
    select n.state, n.id, to_json(n.at) as at, n.order_id, n.order_line_id, o.code, p.currency_code as currency,
      l.product_name, l.variant_name, l.sku, l.quantity, l.commission_basis_points,
      coalesce(l.line_total_minor, o.shipping_minor)::float8 as price,
      case when p.tax_display = 'before_tax' then coalesce(l.tax_minor, o.shipping_tax_minor) else 0 end::float8 as added_tax,
      coalesce(l.coupon_discount_minor, 0)::float8 as coupon_discount,
      coalesce(l.operator_discount_minor, 0)::float8 as operator_discount,
      n.paid::float8, n.earning::float8, n.commission::float8, n.promotion::float8,
      n.refunded_before::float8, n.refunded::float8, (count(*) over ())::int as total
    from entries n join ${orders} o on o.id = n.order_id join ${purchases} p on p.id = o.purchase_id
      left join ${orderLines} l on l.id = n.order_line_id
    where ${whereOfList(LIST, query) ?? sql`true`}
    order by n.at ${direction}, n.order_id ${direction}, n.state ${opposite}, n.id ${opposite}
    limit ${limit} offset ${offset}
  `)) as { rows: Row[] };
  return { rows: rows.map((row) => readRow(ctx, row)), total: rows[0]?.total ?? 0 };
}

function readRow(ctx: Context, row: Row): EarningRow {
  const base = ctx.baseCurrency.code;
  const { currency } = row;
  return {
    id: row.id,
    state: row.state,
    at: new Date(row.at),
    orderId: row.order_id,
    orderLineId: row.order_line_id,
    orderCode: row.code,
    productName: row.product_name,
    variantName: row.variant_name,
    sku: row.sku,
    quantity: row.quantity,
    commissionBasisPoints: row.commission_basis_points ?? 0,
    price: readMoney(row.price, currency),
    addedTax: readMoney(row.added_tax, currency),
    shopDiscount: readMoney(row.coupon_discount - row.operator_discount, currency),
    operatorDiscount: readMoney(row.operator_discount, currency),
    booked:
      row.paid === null
        ? null
        : {
            paid: readMoney(row.paid, currency),
            earning: readMoney(row.earning!, base),
            commission: readMoney(row.commission!, base),
            promotion: readMoney(row.promotion!, base),
            refundedBefore: readMoney(row.refunded_before!, currency),
            refunded: readMoney(row.refunded!, currency),
          },
  };
}

/** The shop's orders with pending earnings, each with what was already refunded of its parts. */
export async function findPendingOrders(
  ctx: Context,
  shopId: number,
): Promise<(OrderToEarn & { refunded: ReadonlyMap<number | null, Money> })[]> {
  const rows = await ctx.db
    .select({ order: orders, purchase: purchases, line: orderLines })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      sql`${orders.shopId} = ${shopId} and ${orders.fulfilmentStatus} not in ('delivered', 'canceled')
        and ${orders.paymentStatus} <> 'refunded' and ${purchases.status} = 'placed'
        and (${orders.paymentStatus} <> 'unpaid' or ${purchases.paymentMethod} = 'cash_on_delivery')`,
    )
    .orderBy(asc(orders.id), asc(orderLines.id));
  const refunds = await ctx.db
    .select({
      orderId: earningReversals.orderId,
      orderLineId: earningReversals.orderLineId,
      amountMinor: sql<number>`sum(${earningReversals.amountMinor})::float8`,
    })
    .from(earningReversals)
    .innerJoin(orders, eq(orders.id, earningReversals.orderId))
    .where(sql`${orders.shopId} = ${shopId} and ${orders.fulfilmentStatus} not in ('delivered', 'canceled')`)
    .groupBy(earningReversals.orderId, earningReversals.orderLineId);
  return [...Map.groupBy(rows, ({ order }) => order.id)].map(([id, [first, ...others]]) => {
    const { order, purchase } = first!;
    const money = (minor: number) => readMoney(minor, purchase.currencyCode);
    return {
      id,
      shopId: order.shopId,
      total: money(order.totalMinor),
      exchangeRate: purchase.exchangeRate,
      taxDisplay: purchase.taxDisplay as OrderToEarn["taxDisplay"],
      lines: [first!, ...others].map(({ line }) => ({
        id: line.id,
        quantity: line.quantity,
        lineTotal: money(line.lineTotalMinor),
        couponDiscount: money(line.couponDiscountMinor),
        operatorDiscount: money(line.operatorDiscountMinor),
        tax: money(line.taxMinor),
        commission: money(line.commissionMinor),
      })),
      refunded: new Map(
        refunds
          .filter(({ orderId }) => orderId === id)
          .map(({ orderLineId, amountMinor }) => [orderLineId, money(amountMinor)]),
      ),
    };
  });
}

export async function sumEarnings(ctx: Context, shopId: number): Promise<{ booked: Money; reversed: Money }> {
  const rows = await ctx.db
    .select({
      booked: sql<number>`coalesce(sum(${earnings.earningMinor}), 0)::float8`,
      reversed: sql<number>`coalesce(sum(${earnings.reversedEarningMinor}), 0)::float8`,
    })
    .from(earnings)
    .where(eq(earnings.shopId, shopId));
  const base = ctx.baseCurrency.code;
  return { booked: readMoney(rows[0]!.booked, base), reversed: readMoney(rows[0]!.reversed, base) };
}
