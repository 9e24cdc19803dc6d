import { asc, isNotNull, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { creditDisputes } from "#db/schema/credit-dispute.ts";
import { paymentDisputes, payments, refunds } from "#db/schema/payment.ts";
import { compareMoney, moneyFromMinor, sumMoney } from "#shared/money.ts";
import type { MoneyWorld } from "./money-world.ts";
import { runJobs, notifyByMessage } from "./random-history.ts";

const MINUTE = 60_000;

/** The bank and the shop agree in the end: of each paid attempt, the shop has what was captured minus what it refunded. */
export async function expectBankToAgree(db: Database, world: MoneyWorld): Promise<void> {
  world.clock.now = new Date(world.clock.now.getTime() + 30 * MINUTE);
  for (const each of world.bank.disputes) await notifyByMessage(world.as(0, {}), each.about, each);
  await runJobs(world.as(0, {}));
  const heard = await Promise.all(
    [paymentDisputes, creditDisputes].map((disputes) =>
      db.select({ reference: disputes.providerReference, status: disputes.status }).from(disputes),
    ),
  );
  for (const { reference, status } of world.bank.disputes) expect(heard.flat()).toContainEqual({ reference, status });
  const rows = await db
    .select({
      reference: payments.providerReference,
      status: payments.status,
      backMinor: sql<number>`(select coalesce(sum(r.amount_minor), 0)::float8 from ${refunds} r
        where r.payment_id = payments.id and r.status = 'done' and r.dispute_id is null)`,
      openCount: sql<number>`(select count(*)::int from ${refunds} r where r.payment_id = payments.id and r.status <> 'done'
        and not exists (select 1 from ${paymentDisputes} d where d.payment_id = payments.id and d.status = 'open'))`,
    })
    .from(payments)
    .where(isNotNull(payments.providerReference))
    .orderBy(asc(payments.id));
  for (const [reference, amount] of world.bank.collected()) {
    const back = [...world.bank.sentBack.values()].filter((each) => each.reference === reference);
    const sent = sumMoney(
      back.map((each) => each.amount),
      amount.currency,
    );
    expect(compareMoney(sent, amount)).toBeLessThanOrEqual(0);
    const payment = rows.find((row) => row.reference === reference);
    // A recharge or a voucher, of which nothing is sent back.
    if (!payment) continue;
    expect(payment).toMatchObject({ status: "paid", openCount: 0 });
    expect(sent).toEqual(moneyFromMinor(payment.backMinor, amount.currency));
  }
}
