import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { writeMoney } from "#db/columns.ts";
import { findBalanceSums } from "#domain/accounts/payout/balance.repository.ts";
import { getPayoutBalance } from "#domain/accounts/payout/get-payout-balance.ts";
import { payoutCode } from "#domain/accounts/payout/payout.ts";
import { isNegative, isZero, subtractMoney, sumMoney } from "#shared/money.ts";
import type { MoneyWorld } from "./money-world.ts";

const BALANCE = sql`coalesce((select sum(e.amount_minor) from ledger_entries e where e.account_id = a.id), 0)`;

/** Invariants of the money owed and paid to shops and affiliates; each query finds violations. */
export const PAYOUT_BOOKS: Record<string, SQL> = {
  "what is held of an owner is what its open payouts are": sql`
    select a.id from ledger_accounts a left join payouts p on (p.shop_id = a.shop_id or p.customer_id = a.customer_id)
      and p.status in ('requested', 'approved')
    where a.kind in ('shop_payout', 'affiliate_payout') group by a.id
    having ${BALANCE} <> coalesce(sum(p.amount_minor), 0)`,
  "a payout is held once, and then paid once or given back once": sql`
    select p.id, p.status from payouts p
    left join ledger_transactions h on h.once_key = 'payout:' || p.id || ':held'
    left join ledger_transactions d on d.once_key = 'payout:' || p.id || ':paid'
    left join ledger_transactions r on r.once_key = 'payout:' || p.id || ':released'
    where h.id is null or (d.id is not null) <> (p.status = 'paid')
      or (r.id is not null) <> (p.status in ('rejected', 'canceled', 'failed'))`,
  "what has left is what paid payouts are": sql`
    select a.name from ledger_accounts a left join payouts p on 'payout_' || p.method = a.name and p.status = 'paid'
    where a.kind = 'provider_clearing' and a.name like 'payout\\_%' group by a.id, a.name
    having ${BALANCE} <> coalesce(sum(p.amount_minor), 0)`,
  "an owner has one open payout at most": sql`
    select shop_id, customer_id from payouts where status in ('requested', 'approved') group by 1, 2 having count(*) > 1`,
  "a run is the sum of its payouts, and an approved one waits for none": sql`
    select r.id from payout_runs r left join payouts p on p.run_id = r.id
    where r.status <> 'discarded' group by r.id, r.total_minor, r.status
    having r.total_minor <> coalesce(sum(p.amount_minor), 0) or (r.status = 'approved' and bool_or(p.status = 'requested'))`,
  "an affiliate's locked commission waits, and what became payable is there, held or paid": sql`
    select f.customer_id from affiliates f
    left join (select affiliate_id, sum(amount_minor - reversed_minor) filter (where status = 'locked') as locked,
      sum(amount_minor - reversed_minor) filter (where status = 'payable') as payable
      from affiliate_commissions group by 1) c on c.affiliate_id = f.id
    left join (select a.customer_id, sum(${BALANCE}) filter (where a.kind = 'affiliate_pending') as waits,
      sum(${BALANCE}) filter (where a.kind in ('affiliate_earning', 'affiliate_payout')) as has
      from ledger_accounts a group by 1) b on b.customer_id = f.customer_id
    left join (select customer_id, sum(amount_minor) as gone from payouts where status = 'paid' group by 1) p
      on p.customer_id = f.customer_id
    where coalesce(b.waits, 0) <> coalesce(c.locked, 0)
      or coalesce(b.has, 0) + coalesce(p.gone, 0) <> coalesce(c.payable, 0)`,
  "what affiliates have or had is what the operator gave for it": sql`
    select granted, has from (select
      coalesce(sum(e.amount_minor) filter (where a.kind = 'operator_affiliate'), 0) as granted,
      coalesce(sum(e.amount_minor) filter (where a.kind like 'affiliate\\_%'), 0) as has,
      (select coalesce(sum(amount_minor), 0) from payouts where customer_id is not null and status = 'paid') as gone
      from ledger_entries e join ledger_accounts a on a.id = e.account_id) all_of_them
    where granted + has + gone <> 0`,
  "a commission follows the refunds of its line, and none is for a purchase of the affiliate's own": sql`
    select m.id from affiliate_commissions m join affiliates f on f.id = m.affiliate_id
    join orders o on o.id = m.order_id join purchases p on p.id = o.purchase_id
    where p.customer_id = f.customer_id or m.reversed_minor > m.amount_minor or (m.status = 'reversed') <> (m.reversed_minor = m.amount_minor)
      or (o.fulfilment_status = 'delivered' and m.status = 'pending') or (o.fulfilment_status = 'canceled' and m.status <> 'reversed')`,
};

/** Balances that do not add up, and transfers that no payout explains. */
export async function findWrongPayouts(db: Database, world: MoneyWorld): Promise<string[]> {
  const wrong: string[] = [];
  for (const { shopId } of await findBalanceSums(world.as(0, {}), "all")) {
    const found = await getPayoutBalance(world.as(0, {}), { shopId });
    const { balance, pending, reserve, available, negative } = found;
    const parts = sumMoney([pending, reserve, available, negative], balance.currency);
    const isOff = !isZero(subtractMoney(balance, parts));
    if (isOff || isNegative(available) || isNegative(reserve) || isNegative(found.held) || isNegative(pending))
      wrong.push(`balance of shop ${shopId}: ${JSON.stringify(found)}`);
  }
  const { rows } = (await db.execute(
    sql`select id, status, amount_minor::float8 as minor from payouts where method = 'provider'`,
  )) as { rows: { id: number; status: string; minor: number }[] };
  const known = new Map(rows.map((row) => [payoutCode(row.id), row]));
  for (const { id, status } of rows)
    if (status === "paid" && !world.payouts.sent.has(payoutCode(id))) wrong.push(`payout ${id} was not transferred`);
  for (const [key, { amount }] of world.payouts.sent) {
    const row = known.get(key);
    if (!row || !["approved", "paid"].includes(row.status) || writeMoney(amount, "USD") !== row.minor)
      wrong.push(`transfer ${key}: ${JSON.stringify(row)}`);
  }
  return wrong;
}
