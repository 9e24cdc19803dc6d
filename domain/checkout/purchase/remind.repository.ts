import { and, asc, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { transfers } from "#db/schema/transfer.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

export type Reminded = {
  trxId: string;
  keyHash: string | null;
  email: string;
  languageCode: string;
  total: Money;
  expiresAt: Date;
};

/** Unpaid purchases that expire before their instant and have had no reminder; `total`: what is still owed. */
export async function findToRemind(
  ctx: Context,
  wanted: { transfer: string; transferBefore: Date; onlineBefore: Date; max: number },
): Promise<Reminded[]> {
  const isTransfer = eq(purchases.paymentMethod, wanted.transfer);
  const isOnline = ne(purchases.paymentMethod, wanted.transfer);
  const rows = await ctx.db
    .select({
      trxId: purchases.trxId,
      keyHash: purchases.keyHash,
      email: purchases.email,
      languageCode: purchases.languageCode,
      currencyCode: purchases.currencyCode,
      expiresAt: purchases.expiresAt,
      owedMinor: sql<number>`(select coalesce(sum(o.total_minor), 0)::float8 from ${orders} o
        where o.purchase_id = purchases.id and o.payment_status = 'unpaid' and o.fulfilment_status <> 'canceled')`,
    })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, "placed"),
        gt(purchases.expiresAt, ctx.now()),
        or(
          and(isTransfer, lte(purchases.expiresAt, wanted.transferBefore)),
          and(isOnline, lte(purchases.expiresAt, wanted.onlineBefore)),
        ),
        // Staff are reviewing its proof: there is nothing for the shopper to do.
        sql`not exists (select 1 from ${payments} p join ${transfers} x on x.payment_id = p.id
          where p.purchase_id = purchases.id and p.status = 'started' and x.submitted_at is not null and x.decided_at is null)`,
        sql`not exists (select 1 from ${mails} m where m.once_key = 'payment-reminder:' || purchases.trx_id)`,
      ),
    )
    .orderBy(asc(purchases.expiresAt), asc(purchases.id))
    .limit(wanted.max);
  return rows
    .filter(({ owedMinor }) => Number(owedMinor) > 0)
    .map(({ owedMinor, currencyCode, expiresAt, ...row }) => ({
      ...row,
      expiresAt: expiresAt!,
      total: readMoney(owedMinor, currencyCode),
    }));
}
