import { aliasedTable, and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { newestFirst } from "#db/newest-first.ts";
import { customers } from "#db/schema/customer.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { voucherMoves, vouchers } from "#db/schema/voucher.ts";
import { neverHappens } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Voucher, VoucherState } from "./voucher.ts";
import { toVoucher } from "./voucher.repository.ts";

const MAX_OWN = 100;

/** Vouchers that a customer bought, and those sent to their verified address; newest first. */
export async function findOwnVouchers(ctx: Context, customerId: number): Promise<Voucher[]> {
  const own = sql`(select c.email from ${customers} c where c.id = ${customerId} and c.email_verified_at is not null)`;
  const rows = await ctx.db
    .select()
    .from(vouchers)
    .where(
      or(
        and(
          eq(vouchers.buyerId, customerId),
          inArray(vouchers.status, ["pending", "scheduled", "active", "expired", "void"]),
        ),
        and(sql`lower(${vouchers.recipientEmail}) = ${own}`, inArray(vouchers.status, ["active", "expired"])),
      ),
    )
    .orderBy(...newestFirst(vouchers))
    .limit(MAX_OWN);
  return rows.map((row) => toVoucher(ctx, row));
}

const buyers = aliasedTable(customers, "buyers");

const LIST: ListSql = {
  id: vouchers.id,
  sorts: { bought: vouchers.createdAt, amount: vouchers.amountMinor, remaining: vouchers.remainingMinor },
  filters: {
    state: { condition: ({ values }) => or(...values.map((state) => isInState(state as VoucherState))) },
    bought: { instant: vouchers.createdAt },
    recipient: { text: vouchers.recipientEmail },
  },
  search: isMeant,
};

/** All vouchers that were paid or may be, for staff. */
export function voucherReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: sql`${vouchers.status} <> 'failed'`,
    select: () =>
      ctx.db
        .select({
          voucher: vouchers,
          buyerName: sql<string>`${buyers.firstName} || ' ' || ${buyers.lastName}`,
          buyerEmail: buyers.email,
        })
        .from(vouchers)
        .innerJoin(buyers, eq(buyers.id, vouchers.buyerId))
        .$dynamic(),
    read: ({ voucher, ...buyer }) => ({ ...toVoucher(ctx, voucher), ...buyer }),
  });
}

function isInState(state: VoucherState): SQL | undefined {
  switch (state) {
    case "frozen":
      return sql`${vouchers.status} in ('scheduled', 'active') and ${vouchers.frozenAt} is not null`;
    case "used":
      return sql`${vouchers.status} = 'active' and ${vouchers.frozenAt} is null and ${vouchers.remainingMinor} = 0`;
    case "active":
      return sql`${vouchers.status} = 'active' and ${vouchers.frozenAt} is null and ${vouchers.remainingMinor} > 0`;
    case "scheduled":
      return sql`${vouchers.status} = 'scheduled' and ${vouchers.frozenAt} is null`;
    case "pending":
    case "expired":
    case "void":
      return eq(vouchers.status, state);
    default:
      return neverHappens(state);
  }
}

function isMeant(search: string): SQL {
  const part = `%${escapeLike(search.toLowerCase())}%`;
  const number = /^\d{1,9}$/.test(search) ? Number(search) : 0;
  return sql`(${vouchers.lastFour} = ${search.toUpperCase().replaceAll(/[\s-]/g, "").slice(-4)} or lower(${vouchers.recipientEmail}) like ${part}
    or lower(${vouchers.recipientName}) like ${part} or ${buyers.email} like ${part} or ${vouchers.id} = ${number}
    or exists (select 1 from ${voucherMoves} m join ${payments} p on p.id = m.payment_id join ${purchases} u on u.id = p.purchase_id
      where m.voucher_id = ${vouchers.id} and u.trx_id = ${search}))`;
}
