import { aliasedTable, and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { newestFirst } from "#db/newest-first.ts";
import { customers } from "#db/schema/customer.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { voucherMoves, vouchers } from "#db/schema/voucher.ts";
import type { Page } from "#shared/page.ts";
import { neverHappens } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Voucher, VoucherState } from "./voucher.ts";
import type { VouchersQuery } from "./voucher.input.ts";
import { toVoucher } from "./voucher.repository.ts";

const MAX_OWN = 100;
const VOUCHERS_A_PAGE = 30;

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

export type VoucherWithBuyer = Voucher & { buyerName: string; buyerEmail: string };

/** For staff, newest first. */
export async function findVoucherPage(ctx: Context, query: VouchersQuery): Promise<Page<VoucherWithBuyer>> {
  const buyers = aliasedTable(customers, "buyers");
  const rows = await ctx.db
    .select({
      voucher: vouchers,
      buyerName: sql<string>`${buyers.firstName} || ' ' || ${buyers.lastName}`,
      buyerEmail: buyers.email,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(vouchers)
    .innerJoin(buyers, eq(buyers.id, vouchers.buyerId))
    .where(
      and(
        sql`${vouchers.status} <> 'failed'`,
        query.state && isInState(query.state),
        query.search ? isMeant(query.search, buyers.email) : undefined,
      ),
    )
    .orderBy(...newestFirst(vouchers))
    .limit(VOUCHERS_A_PAGE)
    .offset((query.page - 1) * VOUCHERS_A_PAGE);
  return {
    items: rows.map(({ voucher, buyerName, buyerEmail }) => ({ ...toVoucher(ctx, voucher), buyerName, buyerEmail })),
    page: query.page,
    perPage: VOUCHERS_A_PAGE,
    total: rows[0]?.total ?? 0,
  };
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

function isMeant(search: string, buyerEmail: unknown): SQL {
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const number = /^\d{1,9}$/.test(search) ? Number(search) : 0;
  return sql`(${vouchers.lastFour} = ${search.toUpperCase().replaceAll(/[\s-]/g, "").slice(-4)} or lower(${vouchers.recipientEmail}) like ${part}
    or lower(${vouchers.recipientName}) like ${part} or ${buyerEmail} like ${part} or ${vouchers.id} = ${number}
    or exists (select 1 from ${voucherMoves} m join ${payments} p on p.id = m.payment_id join ${purchases} u on u.id = p.purchase_id
      where m.voucher_id = ${vouchers.id} and u.trx_id = ${search}))`;
}
