import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { findWrongClearing, findWrongHolds, MONEY_BOOKS } from "./money-books.ts";
import { PAYOUT_BOOKS } from "./payout-books.ts";

const BASE = "USD";

/** Invariants of any shop at any time; each query finds violations. */
const BOOKS: Record<string, SQL> = {
  ...MONEY_BOOKS,
  ...PAYOUT_BOOKS,
  "on hand is what was received and adjusted without what was shipped": sql`
    select s.variant_id from stock_levels s left join stock_movements m on m.variant_id = s.variant_id
    group by s.variant_id, s.on_hand having s.on_hand <> coalesce(sum(case m.kind when 'shipped' then -m.quantity when 'received' then m.quantity when 'adjusted' then m.quantity else 0 end), 0)`,
  "allocated is what the movements say": sql`
    select s.variant_id from stock_levels s left join stock_movements m on m.variant_id = s.variant_id
    group by s.variant_id, s.allocated having s.allocated <> coalesce(sum(case m.kind when 'allocated' then m.quantity when 'released' then -m.quantity when 'shipped' then -m.quantity else 0 end), 0)`,
  "each unit of an open order is held or has left, and a canceled one holds none": sql`
    select l.id from order_lines l join orders o on o.id = l.order_id
    left join stock_movements m on m.order_line_id = l.id and m.variant_id = l.variant_id
    where l.variant_id is not null group by l.id, l.quantity, o.fulfilment_status
    having (o.fulfilment_status in ('pending', 'confirmed', 'picked_up', 'on_the_way') and l.quantity <>
        coalesce(sum(case m.kind when 'allocated' then m.quantity when 'released' then -m.quantity when 'adjusted' then -m.quantity else 0 end), 0))
      or (o.fulfilment_status in ('canceled', 'delivered') and 0 <>
        coalesce(sum(case m.kind when 'allocated' then m.quantity when 'released' then -m.quantity when 'shipped' then -m.quantity else 0 end), 0))`,
  "what has left with parcels has left the stock, once": sql`
    select l.id from order_lines l join orders o on o.id = l.order_id
    join (select c.order_line_id as id, sum(c.quantity) as units from parcel_lines c join parcels p on p.id = c.parcel_id
      where p.state in ('handed_over', 'delivered', 'lost') group by 1) gone on gone.id = l.id
    where o.fulfilment_status in ('confirmed', 'picked_up', 'on_the_way') and gone.units <> (
      select coalesce(sum(case m.kind when 'shipped' then m.quantity when 'adjusted' then -m.quantity else 0 end), 0)
      from stock_movements m where m.order_line_id = l.id)`,
  "a placed purchase is the sum of its orders": sql`
    select p.id from purchases p left join orders o on o.purchase_id = p.id
    where p.status <> 'draft' group by p.id, p.total_minor, p.sub_total_minor, p.coupon_discount_minor
    having count(o.id) = 0 or sum(o.total_minor) <> p.total_minor or sum(o.sub_total_minor) <> p.sub_total_minor or sum(o.coupon_discount_minor) <> p.coupon_discount_minor`,
  "an order is the sum of its lines": sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id, o.sub_total_minor, o.tax_minor having count(l.id) = 0 or sum(l.line_total_minor) <> o.sub_total_minor or sum(l.tax_minor) <> o.tax_minor`,
  "an order has its first two events": sql`
    select o.id from orders o where (select count(*) from order_events e where e.order_id = o.id and e.from_status is null and e.axis <> 'return') <> 2`,
  "an order to be paid at the door or paid has an invoice, unless it was canceled before": sql`
    select o.id from orders o join purchases p on p.id = o.purchase_id
    where (o.payment_status <> 'unpaid' or p.payment_method = 'cash_on_delivery' and o.fulfilment_status <> 'canceled')
      and not exists (select 1 from invoices i where i.order_id = o.id)`,
  "invoices of a shop are numbered without a gap": sql`
    select c.shop_id from invoice_counters c left join invoices i on i.shop_id = c.shop_id
    group by c.shop_id, c.last_number having count(i.id) <> c.last_number or max(i.number) <> c.last_number`,
  "a placed purchase has its mail": sql`
    select p.id from purchases p where p.status = 'placed' and not exists (select 1 from mails m where m.once_key = 'order-placed:' || p.trx_id)`,
  "a campaign counts what was sold at its price": sql`
    select c.id from campaign_products c
    join (select l.campaign_product_id as id, sum(l.quantity) as units from order_lines l join orders o on o.id = l.order_id where o.fulfilment_status <> 'canceled' group by 1) sold on sold.id = c.id
    where c.sold_units < sold.units`,
  "a coupon counts what was claimed and not given back": sql`
    select c.id from coupons c left join coupon_uses u on u.coupon_id = c.id and u.given_back_at is null
    group by c.id, c.uses_count having count(u.id) <> c.uses_count`,
  "an order has off by coupons what its lines have": sql`
    select o.id from orders o join order_lines l on l.order_id = o.id group by o.id, o.coupon_discount_minor
    having sum(l.coupon_discount_minor) <> o.coupon_discount_minor or min(l.operator_discount_minor) < 0
      or min(l.coupon_discount_minor - l.operator_discount_minor) < 0 or min(l.line_total_minor - l.coupon_discount_minor) < 0`,
  "what coupons took off is what a purchase has off by them, and who bears it": sql`
    select p.id from purchases p
    join (select o.purchase_id, sum(l.operator_discount_minor) as operators from orders o join order_lines l on l.order_id = o.id group by 1) borne on borne.purchase_id = p.id
    left join (select purchase_id, sum(discount_minor) as whole, sum(discount_minor) filter (where order_id is null) as operators from coupon_uses group by 1) used on used.purchase_id = p.id
    where coalesce(used.whole, 0) <> p.coupon_discount_minor or coalesce(used.operators, 0) <> borne.operators`,
  "a draft holds nothing": sql`select p.id from purchases p join orders o on o.purchase_id = p.id where p.status = 'draft'`,
  "what was bought is in no cart": sql`select c.id from carts c join purchases p on p.trx_id = c.trx_id where p.status <> 'draft'`,
};

/** The violated invariants, with the rows that break them; empty if the books are right. */
export async function findBrokenBooks(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(BOOKS)) {
    const { rows } = (await db.execute(query)) as { rows: unknown[] };
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return [...broken, ...(await findWrongHolds(db, BASE)), ...(await findWrongClearing(db, BASE))];
}
