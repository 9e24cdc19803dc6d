import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { commissionRules, earnings } from "#db/schema/commission.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/ledger.ts";
import { rewardGrants, rewardRules } from "#db/schema/reward.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import type { CatalogIds } from "./insert-catalog.ts";

type AccountKind = (typeof ledgerAccounts.$inferInsert)["kind"];

/** What moves, when, and between which accounts, each named `kind owner`. */
export type DemoTransaction = Omit<typeof ledgerTransactions.$inferInsert, "createdAt"> & {
  createdAt: Date;
  entries: readonly (readonly [account: string, amountMinor: number])[];
};

const DEFAULT_BASIS_POINTS = 1000;
const ELECTRONICS_BASIS_POINTS = 700;
const RETURN_DAYS = 14;

type DeliveredLine = {
  orderId: number;
  lineId: number;
  shopId: number;
  customerId: number;
  goods: number;
  discount: number;
  tax: number;
  delivery: number;
  commission: number;
  points: number;
  at: Date;
};

/** The rules of commission and points, frozen on the demo's orders, and what their delivery brought to shops and shoppers. */
export async function insertLedger(db: Database, catalog: CatalogIds, now: Date): Promise<DemoTransaction[]> {
  const [ownShop] = catalog.shops.values();
  await insertRows(db, commissionRules, [
    { basisPoints: DEFAULT_BASIS_POINTS },
    { categoryId: known(catalog.categories, "electronics"), basisPoints: ELECTRONICS_BASIS_POINTS },
    { shopId: ownShop!, basisPoints: 0 },
  ]);
  await insertRows(db, rewardRules, [
    { points: 3, per: "amount" },
    { categoryId: known(catalog.categories, "books"), points: 5, per: "amount" },
  ]);
  await freezeRates(db);
  const lines = await findDeliveredLines(db);
  await insertRows(db, earnings, earningRows(lines));
  await insertRows(
    db,
    rewardGrants,
    lines
      .filter(({ points }) => points > 0)
      .map(({ customerId, orderId, lineId, points, at }) => ({
        customerId,
        orderId,
        orderLineId: lineId,
        points,
        status: isReleased(at, now) ? ("available" as const) : ("pending" as const),
        availableAt: daysFrom(at, RETURN_DAYS),
        createdAt: at,
      })),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return [...(await paymentTransactions(db)), ...[...byOrder.values()].flatMap((each) => orderTransactions(each, now))];
}

/** Of every order, as placing it would have done. The demo's prices are in the base currency, without tax. */
async function freezeRates(db: Database): Promise<void> {
  await db.execute(sql`
    with recursive lineage(product_id, category_id, depth) as (
      select id, category_id, 1 from products
      union all select l.product_id, c.parent_id, l.depth + 1 from lineage l join categories c on c.id = l.category_id
        where c.parent_id is not null
    ), rates as (
      select distinct on (p.id) p.id, coalesce(s.basis_points, r.basis_points, d.basis_points) as basis_points
      from products p join lineage l on l.product_id = p.id
      left join commission_rules s on s.shop_id = p.shop_id left join commission_rules r on r.category_id = l.category_id
      join commission_rules d on d.shop_id is null and d.category_id is null order by p.id, (r.id is null), l.depth
    ), points as (
      select distinct on (p.id) p.id, coalesce(r.points, d.points) as points
      from products p join lineage l on l.product_id = p.id left join reward_rules r on r.category_id = l.category_id
      join reward_rules d on num_nonnulls(d.product_id, d.category_id, d.shop_id) = 0 order by p.id, (r.id is null), l.depth
    )
    update order_lines o set commission_basis_points = rates.basis_points,
      commission_minor = round((o.line_total_minor - o.coupon_discount_minor + o.operator_discount_minor) * rates.basis_points / 10000.0),
      reward_points = points.points * div(o.line_total_minor - o.coupon_discount_minor, 100)::int
    from rates join points on points.id = rates.id where rates.id = o.product_id`);
}

async function findDeliveredLines(db: Database): Promise<DeliveredLine[]> {
  const { rows } = (await db.execute(sql`
    select o.id as "orderId", l.id as "lineId", o.shop_id as "shopId", p.customer_id as "customerId",
      (l.line_total_minor - l.coupon_discount_minor)::int as goods, l.operator_discount_minor::int as discount,
      l.tax_minor::int as tax, (o.shipping_minor + o.shipping_tax_minor)::int as delivery,
      l.commission_minor::int as commission, l.reward_points as points,
      extract(epoch from o.delivered_at)::float8 as seconds
    from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id
    where o.fulfilment_status = 'delivered' and o.payment_status = 'paid' order by o.delivered_at, o.id, l.id`)) as {
    rows: (Omit<DeliveredLine, "at"> & { seconds: number })[];
  };
  return rows.map(({ seconds, ...row }) => ({ ...row, at: new Date(seconds * 1000) }));
}

function earningRows(lines: readonly DeliveredLine[]): (typeof earnings.$inferInsert)[] {
  return lines.flatMap((line, index) => {
    const { orderId, shopId, at } = line;
    const row = {
      orderId,
      shopId,
      orderLineId: line.lineId,
      paidMinor: line.goods + line.tax,
      earningMinor: line.goods + line.tax + line.discount - line.commission,
      commissionMinor: line.commission,
      promotionMinor: line.discount,
      createdAt: at,
    };
    const isLast = lines[index + 1]?.orderId !== orderId;
    if (!isLast || line.delivery === 0) return [row];
    const delivery = { paidMinor: line.delivery, earningMinor: line.delivery, commissionMinor: 0 };
    return [row, { orderId, shopId, orderLineId: null, ...delivery, createdAt: at }];
  });
}

/** What shoppers paid, and the cash that was taken at the door. */
async function paymentTransactions(db: Database): Promise<DemoTransaction[]> {
  const { rows } = (await db.execute(sql`
    select id, order_id as "orderId", provider, amount_minor::int as amount, extract(epoch from settled_at)::float8 as seconds
    from payments where status = 'paid' order by settled_at, id`)) as {
    rows: { id: number; orderId: number | null; provider: string; amount: number; seconds: number }[];
  };
  return rows.map(({ id, orderId, provider, amount, seconds }) => ({
    kind: "payment",
    idempotencyKey: `payment:${id}`,
    paymentId: id,
    orderId,
    createdAt: new Date(seconds * 1000),
    entries: [
      [`provider_clearing ${provider}`, -amount],
      ["order_clearing ", amount],
    ],
  }));
}

function orderTransactions(lines: readonly DeliveredLine[], now: Date): DemoTransaction[] {
  const [first] = lines;
  const { orderId, shopId, customerId, delivery, at } = first!;
  const sumOf = (name: "goods" | "tax" | "discount" | "commission" | "points") =>
    lines.reduce((sum, line) => sum + line[name], 0);
  const total = sumOf("goods") + sumOf("tax") + delivery;
  const [promotion, commission, points] = [sumOf("discount"), sumOf("commission"), sumOf("points")];
  const earned: DemoTransaction = {
    kind: "earning",
    idempotencyKey: `earning:${orderId}`,
    orderId,
    createdAt: at,
    entries: [
      ["order_clearing ", -total],
      ["operator_promotion ", -promotion],
      ["operator_commission ", commission],
      [`shop_earning ${shopId}`, total + promotion - commission],
    ],
  };
  const pending: DemoTransaction = {
    kind: "points_earned",
    idempotencyKey: `points:${orderId}`,
    orderId,
    createdAt: at,
    entries: [
      [`points_pending ${customerId}`, points],
      ["points_issued ", -points],
    ],
  };
  const released: DemoTransaction = {
    kind: "points_available",
    idempotencyKey: `points-available:${orderId}`,
    orderId,
    createdAt: daysFrom(at, RETURN_DAYS),
    entries: [
      [`points_pending ${customerId}`, -points],
      [`points_available ${customerId}`, points],
    ],
  };
  if (points === 0) return [earned];
  return isReleased(at, now) ? [earned, pending, released] : [earned, pending];
}

function isReleased(deliveredAt: Date, now: Date): boolean {
  return daysFrom(deliveredAt, RETURN_DAYS) <= now;
}

/** Writes transactions in the order in which they happened; the balances follow by themselves. */
export async function insertTransactions(db: Database, planned: readonly DemoTransaction[]): Promise<void> {
  const ordered = planned.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const names = [...new Set(ordered.flatMap(({ entries }) => entries.map(([account]) => account)))];
  const accountIds = pairUp(names, await insertWithIds(db, ledgerAccounts, names.map(accountRow)));
  const ids = await insertWithIds(
    db,
    ledgerTransactions,
    ordered.map(({ entries: _entries, ...row }) => row),
  );
  await insertRows(
    db,
    ledgerEntries,
    ordered.flatMap(({ entries }, index) =>
      entries
        .filter(([, amountMinor]) => amountMinor !== 0)
        .map(([account, amountMinor]) => ({
          transactionId: ids[index]!,
          accountId: known(accountIds, account),
          amountMinor,
        })),
    ),
  );
}

function accountRow(account: string): typeof ledgerAccounts.$inferInsert {
  const [kind = "", owner = ""] = account.split(" ");
  const isCustomers = /^(customer|affiliate)_/.test(kind) || kind === "points_pending" || kind === "points_available";
  const isShops = kind === "shop_earning";
  return {
    kind: kind as AccountKind,
    unit:
      kind === "points_issued" || kind.startsWith("points_pending") || kind.startsWith("points_available")
        ? "points"
        : "USD",
    customerId: isCustomers ? Number(owner) : null,
    shopId: isShops ? Number(owner) : null,
    name: isCustomers || isShops ? "" : owner,
  };
}
