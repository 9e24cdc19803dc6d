import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  compareMoney,
  isZero,
  moneyFromMinor,
  negate,
  subtractMoney,
  sumMoney,
  toBase,
  type Money,
} from "#shared/money.ts";

/** Invariants of any shop's money at any time; each query finds violations. */
export const MONEY_BOOKS: Record<string, SQL> = {
  "a transaction of the ledger adds up to nothing": sql`
    select t.once_key, a.unit from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id group by 1, 2 having sum(e.amount_minor) <> 0`,
  "an owner's balance is the sum of its entries, and nobody has less than nothing who may not": sql`
    select a.id, a.kind from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.customer_id is not null or a.shop_id is not null group by a.id
    having a.balance_minor <> coalesce(sum(e.amount_minor), 0)
      or (a.balance_minor < 0 and a.kind not in ('shop_earning', 'points_available', 'affiliate_earning'))`,
  "what is paid of a purchase is what was taken for it and kept": sql`
    select p.id from purchases p
    left join (select purchase_id, sum(total_minor) filter (where payment_status <> 'unpaid') as owed from orders group by 1) o on o.purchase_id = p.id
    left join (select y.purchase_id, sum(y.amount_minor) as kept from payments y where y.status = 'paid' and not exists
      (select 1 from refunds r where r.payment_id = y.id and r.reason not like 'order-refund:%') group by 1) y on y.purchase_id = p.id
    where p.status <> 'draft' and coalesce(o.owed, 0) <> coalesce(y.kept, 0)`,
  "the status of a payment is what went back of it": sql`
    select o.id, o.payment_status from orders o
    left join (select order_id, sum(amount_minor) as back from order_refunds group by 1) r on r.order_id = o.id
    where o.payment_status not in ('unpaid', 'paid') and coalesce(r.back, 0) = 0 or o.payment_status in ('unpaid', 'paid') and coalesce(r.back, 0) > 0
      or o.payment_status = 'partly_refunded' and r.back >= o.total_minor or o.payment_status = 'refunded' and r.back <> o.total_minor`,
  "a refund is the sum of its parts, and exactly that is paid out": sql`
    select r.id from order_refunds r
    left join (select refund_id, sum(amount_minor) as parts from order_refund_lines group by 1) l on l.refund_id = r.id
    left join (select refund_id, sum(amount_minor) as out from refund_payouts group by 1) y on y.refund_id = r.id
    where r.amount_minor <> coalesce(l.parts, 0) or r.amount_minor <> coalesce(y.out, 0)`,
  "of a line no more goes back than there was": sql`
    select l.id from order_lines l join order_refund_lines r on r.order_line_id = l.id join orders o on o.id = l.order_id
    join purchases p on p.id = o.purchase_id group by l.id, p.tax_display
    having sum(r.quantity) > l.quantity or sum(r.tax_minor) > l.tax_minor or sum(r.coupon_share_minor) > l.coupon_discount_minor
      or sum(r.amount_minor) > l.line_total_minor - l.coupon_discount_minor + case p.tax_display when 'before_tax' then l.tax_minor else 0 end`,
  "of a payment no more goes back than it brought": sql`
    select y.id from payments y
    left join (select payment_id, sum(amount_minor) as requested from refunds where status <> 'failed' group by 1) r on r.payment_id = y.id
    left join (select payment_id, sum(amount_minor) as other from refund_payouts where method <> 'provider' group by 1) o on o.payment_id = y.id
    where coalesce(r.requested, 0) + coalesce(o.other, 0) > coalesce(y.collected_minor, y.amount_minor)`,
  "what was not kept of a payment goes back, all of it": sql`
    select r.id from refunds r join payments y on y.id = r.payment_id
    where r.reason not like 'order-refund:%' and r.amount_minor <> coalesce(y.collected_minor, y.amount_minor)`,
  "of a canceled order nothing is kept": sql`
    select id from orders where fulfilment_status = 'canceled' and total_minor > 0 and payment_status in ('paid', 'partly_refunded')`,
  "a purchase is over with its last order, and no open order is one of a purchase that is over": sql`
    select p.id from purchases p join orders o on o.purchase_id = p.id group by p.id
    having p.status in ('expired', 'canceled') and bool_or(o.fulfilment_status <> 'canceled')
      or p.status = 'placed' and bool_and(o.fulfilment_status = 'canceled') and bool_and(o.payment_status = 'unpaid')`,
  "money of wallets and vouchers is set aside only for a purchase that waits for the rest": sql`
    select y.id from payments y join purchases p on p.id = y.purchase_id left join payments rest on rest.id = y.rest_payment_id
    where y.provider in ('wallet', 'voucher') and y.status = 'started' and (p.status <> 'placed' or rest.id is null or rest.status <> 'started')`,
  "each payment, refund and recharge is booked once": sql`
    select 'payment' as what, y.id from payments y where y.status = 'paid' and y.provider not in ('wallet', 'voucher')
      and not exists (select 1 from ledger_transactions t where t.payment_id = y.id and t.kind in ('payment', 'correction'))
      and not exists (select 1 from refunds r where r.payment_id = y.id and r.reason not like 'order-refund:%')
    union all select 'payout', o.id from refund_payouts o where o.base_minor > 0
      and not exists (select 1 from ledger_transactions t where t.once_key = 'refund-payout:' || o.id)
    union all select 'recharge', w.id from wallet_recharges w where (w.status = 'approved') <>
      exists (select 1 from ledger_transactions t where t.once_key = 'recharge:' || w.id)`,
  "a delivered order has its earnings, and no other one has": sql`
    select o.id from orders o where (o.fulfilment_status = 'delivered') <> exists (select 1 from earnings e where e.order_id = o.id)`,
  "a shop has what it earned, less what was taken back and paid out": sql`
    select a.shop_id from ledger_accounts a
    left join (select shop_id, sum(earning_minor - reversed_earning_minor) as left_minor from earnings group by 1) e on e.shop_id = a.shop_id
    left join (select n.account_id, sum(n.amount_minor) as moved from ledger_entries n join ledger_transactions t on t.id = n.transaction_id
      where t.kind not in ('earning', 'earning_reversed') group by 1) m on m.account_id = a.id
    where a.kind = 'shop_earning' and a.balance_minor <> coalesce(e.left_minor, 0) + coalesce(m.moved, 0)`,
  "points that wait are those of grants that wait": sql`
    select a.customer_id from ledger_accounts a
    left join (select customer_id, sum(points - reversed_points) as waiting from reward_grants where status = 'pending' group by 1) g on g.customer_id = a.customer_id
    where a.kind = 'points_pending' and a.balance_minor <> coalesce(g.waiting, 0)`,
  "a coupon is used no more often than it may be, in all and by one customer": sql`
    select id from coupons where uses_count > maximum_uses
    union all select c.id from coupons c join coupon_uses u on u.coupon_id = c.id and u.given_back_at is null join purchases p on p.id = u.purchase_id
    where c.maximum_uses_per_customer is not null group by c.id, coalesce(p.customer_id::text, p.email) having count(*) > c.maximum_uses_per_customer`,
  "a coupon of a purchase that is over can be used again": sql`
    select u.id from coupon_uses u join purchases p on p.id = u.purchase_id where p.status in ('expired', 'canceled') and u.given_back_at is null`,
  "a sale sells no more than its cap": sql`select id from campaign_products where sold_units > maximum_units or sold_units < 0`,
  "nothing is sold that is not there": sql`select variant_id from stock_levels where allocated < 0 or on_hand < allocated`,
  "each refund has its credit note and its mail, and the numbers of credit notes have no gap": sql`
    select 'note' as what, r.id from order_refunds r where not exists (select 1 from credit_notes n where n.refund_id = r.id)
    union all select 'mail', r.id from order_refunds r where r.kind <> 'dispute' and not exists (select 1 from mails m where m.once_key = 'order-refund:' || r.id)
    union all select 'gap', c.shop_id from credit_note_counters c left join credit_notes n on n.shop_id = c.shop_id
      group by c.shop_id, c.last_number having count(n.id) <> c.last_number or max(n.number) <> c.last_number`,
  "what a bank holds, and what it keeps that nobody else bears, stands in the account of disputes": sql`
    select d.minor, a.minor as booked from
      (select coalesce(sum(case status when 'open' then base_minor when 'lost' then kept_minor else 0 end), 0) as minor from
        (select status, base_minor, kept_minor from payment_disputes union all select status, base_minor, owed_minor from credit_disputes) each) d,
      (select coalesce(sum(e.amount_minor), 0) as minor from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'disputes') a
    where a.minor <> -d.minor`,
  "of money that a bank has taken back nothing can be spent, as far as it is still here": sql`
    select d.id, d.status from credit_disputes d join ledger_accounts a on a.customer_id = d.customer_id and a.kind = 'customer_wallet'
      where a.balance_minor > 0 and (d.owed_minor > 0 or d.status = 'open' and d.recharge_id is not null and d.held_minor < d.base_minor)
    union all select d.id, v.status from credit_disputes d join vouchers v on v.id = d.voucher_id
      where d.owed_minor > 0 and v.remaining_minor > 0
    union all select v.id, 'frozen' from vouchers v where v.paid_at is not null and (v.frozen_at is not null) <>
      exists (select 1 from credit_disputes d where d.voucher_id = v.id and d.status = 'open')`,
  "an invoice of what was canceled unpaid is taken back": sql`
    select o.id from orders o join invoices i on i.order_id = o.id where o.fulfilment_status = 'canceled' and o.payment_status = 'unpaid'
      and not exists (select 1 from credit_notes n where n.order_id = o.id and n.refund_id is null)`,
  "of money that came, and of a purchase that ended without it, a mail tells once": sql`
    select p.id from purchases p join payments y on y.purchase_id = p.id where y.status = 'paid' and y.provider <> 'cash_on_delivery'
      and not exists (select 1 from refunds r where r.payment_id = y.id and r.reason not like 'order-refund:%')
      and not exists (select 1 from mails m where m.once_key = 'payment-received:' || p.id || ':' || coalesce(y.order_id::text, 'all'))
    union all select p.id from purchases p where p.status = 'expired'
      and not exists (select 1 from mails m where m.once_key = 'purchase-expired:' || p.trx_id)`,
  "as many license keys of a line count as units of it were paid and kept": sql`
    select l.id from order_lines l join licence_keys k on k.order_line_id = l.id and k.revoked_at is null
    group by l.id having count(k.id) > l.quantity - (select coalesce(sum(r.quantity), 0) from order_refund_lines r where r.order_line_id = l.id)`,
};

type HeldRow = {
  customer_id: number;
  balance: string;
  amount: string | null;
  currency: string;
  rate: string;
  disputed: string;
};

/** Customers whose held wallet balance differs from the sum of their pending attempts, each at its purchase's rate, and disputes. */
export async function findWrongHolds(db: Database, base: string): Promise<string[]> {
  const rows = await rowsOf<HeldRow>(
    db,
    sql`select a.customer_id, a.balance_minor::text as balance, y.amount_minor::text as amount, coalesce(y.currency_code, ${base}) as currency,
        coalesce(p.exchange_rate, 1)::text as rate, (select coalesce(sum(d.held_minor), 0)::text from credit_disputes d
          where d.customer_id = a.customer_id) as disputed from ledger_accounts a
      left join (payments y join purchases p on p.id = y.purchase_id)
        on p.customer_id = a.customer_id and y.provider = 'wallet' and y.status = 'started'
      where a.kind = 'customer_hold' and a.customer_id is not null`,
  );
  const byCustomer = Map.groupBy(rows, (row) => row.customer_id);
  return [...byCustomer].flatMap(([customerId, held]) => {
    const parts = held.map(({ amount, currency, rate }) =>
      toBase(moneyFromMinor(Number(amount ?? 0), currency), rate, base),
    );
    const all = [...parts, moneyFromMinor(Number(held[0]!.disputed), base)];
    const difference = subtractMoney(moneyFromMinor(Number(held[0]!.balance), base), sumMoney(all, base));
    return isZero(difference) ? [] : [`held of customer ${customerId}: ${JSON.stringify(difference)}`];
  });
}

type ClearingRow = {
  total: string;
  back: string;
  currency: string;
  rate: string;
  lines: number;
  is_delivered: boolean;
};

/**
 * What the operator holds for orders is what was paid for those that are not delivered, less what went back, to the unit, and money that
 * came wrong and is not sent back yet. Of one that is delivered nothing is held; in another currency a part refund leaves at most a unit for each of its parts until the rest follows.
 */
export async function findWrongClearing(db: Database, base: string): Promise<string[]> {
  const rows = await rowsOf<ClearingRow>(
    db,
    sql`select o.total_minor::text as total, coalesce(r.back, 0)::text as back, p.currency_code as currency, p.exchange_rate::text as rate,
        (select count(*)::int from order_lines l where l.order_id = o.id) + 1 as lines, o.fulfilment_status = 'delivered' as is_delivered
      from orders o join purchases p on p.id = o.purchase_id
      left join (select f.order_id, sum(y.base_minor) - sum(f.operator_base_minor) as back from order_refunds f
        join (select refund_id, sum(base_minor) as base_minor from refund_payouts group by 1) y on y.refund_id = f.id group by 1) r
        on r.order_id = o.id
      where o.payment_status <> 'unpaid'`,
  );
  const [stray] = await rowsOf<{ base: string }>(
    db,
    sql`select coalesce(sum(base_minor), 0)::text as base from refunds where status <> 'done'`,
  );
  const [held] = await rowsOf<{ balance: string }>(
    db,
    sql`select coalesce(sum(e.amount_minor), 0)::text as balance from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.kind = 'order_clearing'`,
  );
  const expected: Money[] = [moneyFromMinor(Number(stray!.base), base)];
  let leeway = 0;
  for (const { total, back, currency, rate, lines, is_delivered } of rows) {
    const worth = toBase(moneyFromMinor(Number(total), currency), rate, base);
    const left = subtractMoney(worth, moneyFromMinor(Number(back), base));
    if (!is_delivered) expected.push(left);
    else if (currency !== base && Number(back) > 0 && !isZero(left)) leeway += lines;
  }
  const difference = subtractMoney(moneyFromMinor(Number(held!.balance), base), sumMoney(expected, base));
  const max = moneyFromMinor(leeway, base);
  const isWrong = compareMoney(difference, max) > 0 || compareMoney(difference, negate(max)) < 0;
  return isWrong ? [`held for orders more than expected: ${JSON.stringify(difference)}`] : [];
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}
