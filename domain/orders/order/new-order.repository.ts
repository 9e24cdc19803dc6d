import { sql } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { toColumns } from "#db/insert-rows.ts";
import { preparedSql } from "#db/prepared.ts";
import { orderEvents, orderLines, orders, type StoredPickupPoint } from "#db/schema/order.ts";
import { shops } from "#db/schema/shop.ts";
import { writeTotals } from "#db/totals.ts";
import type { Amounts } from "#domain/pricing/price/price-cart.ts";
import type { HeldUnits } from "#domain/fulfilment/stock/stock.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "./order.ts";

export type OrderToWrite = {
  shopId: number;
  amounts: Amounts;
  deliveryName: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  pickupPoint: StoredPickupPoint | null;
  note: string;
  isReverseCharge: boolean;
  keyHash: string;
};

export type OrderLineToWrite = {
  productId: number;
  variantId: number;
  productSlug: string;
  productName: string;
  variantName: string;
  sku: string;
  image: string | null;
  productType: string;
  quantity: number;
  unitPrice: Money;
  oldUnitPrice: Money | null;
  lineTotal: Money;
  couponDiscount: Money;
  /** The part of it that the operator bears. */
  operatorDiscount: Money;
  taxClassCode: string;
  taxRateBasisPoints: number;
  tax: Money;
  commissionBasisPoints: number;
  commission: Money;
  rewardPoints: number;
  referralCode: string | null;
  campaignProductId: number | null;
  returnDays: number;
};

export type PlacedOrder = { id: number; shopId: number; isShopOwned: boolean; held: HeldUnits[] };

type PlacedRow = {
  id: number;
  shop_id: number;
  is_owned: boolean;
  line_id: number;
  variant_id: number;
  quantity: number;
};

/** Writes orders with their lines and first events, in one statement; returns those whose codes were free. */
export async function insertOrders(
  ctx: Context,
  purchase: { id: number; currency: string },
  newOrders: readonly (OrderToWrite & { code: string; lines: readonly OrderLineToWrite[] })[],
  actor: Actor,
): Promise<PlacedOrder[]> {
  const now = ctx.now().toISOString();
  const orderRows = newOrders.map((order) => toColumns(orders, orderRow(order, purchase, now)));
  // A line refers to its shop until its order has an id.
  const lineRows = newOrders.flatMap(({ shopId, lines }) =>
    lines.map((line) => toColumns(orderLines, { orderId: shopId, ...lineRow(line, purchase.currency) })),
  );
  const rows = await preparedSql<PlacedRow>(ctx.db, "insert_orders", (value) => {
    const orderColumns = sql.raw(Object.keys(orderRows[0]!).join(", "));
    const [orderId, ...lineColumns] = Object.keys(lineRows[0]!);
    const columns = sql.raw(lineColumns.join(", "));
    return sql`with placed as (
        insert into ${orders} (${orderColumns})
        select ${orderColumns} from json_populate_recordset(null::${orders}, ${value("orders")}::json)
        on conflict (right(code, 9)) do nothing returning id, shop_id
      ), events as (
        insert into ${orderEvents} (order_id, axis, to_status, actor, actor_id, created_at)
        select p.id, e.axis, e.status, ${value("actor")}, ${value("actorId")}::int, ${value("now")}::timestamptz
        from placed p cross join (values (1, 'fulfilment', 'pending'), (2, 'payment', 'unpaid')) as e (place, axis, status)
        order by p.id, e.place
      ), lines as (
        insert into ${orderLines} (order_id, ${columns})
        select p.id, ${sql.raw(lineColumns.map((name) => `l.${name}`).join(", "))}
        from json_populate_recordset(null::${orderLines}, ${value("lines")}::json) with ordinality as l
        join placed p on p.shop_id = l.${sql.raw(orderId!)} order by l.ordinality
        returning id, order_id, variant_id, quantity
      )
      select p.id, p.shop_id, l.id as line_id, l.variant_id, l.quantity,
        exists(select from ${shops} s where s.id = p.shop_id and s.owner_id is not null) as is_owned
      from placed p join lines l on l.order_id = p.id order by l.id`;
  }).execute({
    orders: JSON.stringify(orderRows),
    lines: JSON.stringify(lineRows),
    actor: actor.kind,
    actorId: actor.customerId,
    now,
  });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({
    id,
    shopId: lines[0]!.shop_id,
    isShopOwned: lines[0]!.is_owned,
    held: lines.map((line) => ({ orderLineId: line.line_id, variantId: line.variant_id, quantity: line.quantity })),
  }));
}

function orderRow(
  order: OrderToWrite & { code: string; lines: readonly OrderLineToWrite[] },
  purchase: { id: number; currency: string },
  createdAt: string,
) {
  return {
    purchaseId: purchase.id,
    code: order.code,
    shopId: order.shopId,
    deliveryName: order.deliveryName,
    deliveryFromOn: order.deliveryFrom,
    deliveryToOn: order.deliveryTo,
    pickupPoint: order.pickupPoint,
    note: order.note,
    isReverseCharge: order.isReverseCharge,
    keyHash: order.keyHash,
    returnDays: Math.max(...order.lines.map(({ returnDays }) => returnDays)),
    createdAt,
    fulfilmentStatus: "pending",
    paymentStatus: "unpaid",
    ...writeTotals(order.amounts, purchase.currency),
  };
}

function lineRow(written: OrderLineToWrite, currency: string) {
  const { unitPrice, oldUnitPrice, lineTotal, couponDiscount, operatorDiscount, tax, commission, ...line } = written;
  return {
    ...line,
    unitPriceMinor: writeMoney(unitPrice, currency),
    oldUnitPriceMinor: oldUnitPrice && writeMoney(oldUnitPrice, currency),
    lineTotalMinor: writeMoney(lineTotal, currency),
    couponDiscountMinor: writeMoney(couponDiscount, currency),
    operatorDiscountMinor: writeMoney(operatorDiscount, currency),
    taxMinor: writeMoney(tax, currency),
    commissionMinor: writeMoney(commission, currency),
  };
}
