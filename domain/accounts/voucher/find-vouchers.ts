import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { isUnused, stateOf, type Voucher, type VoucherRecord, type VoucherView } from "./voucher.ts";
import { findOwnVouchers, voucherReads } from "./voucher-list.repository.ts";

/** The vouchers that the visitor bought and received. */
export async function findVouchers(ctx: Context): Promise<Result<VoucherView[], Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const own = await findOwnVouchers(ctx, customerId);
  return success(
    await Promise.all(
      own.map(async (voucher) => ({
        ...(await present(ctx, voucher)),
        isOwn: voucher.buyerId === customerId,
        message: voucher.message,
      })),
    ),
  );
}

/** A page of all vouchers, for staff; without their codes. */
export async function findVoucherRecords(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<VoucherRecord>, StaffFailure>> {
  const failed = staffFailure(ctx, "vouchers.manage");
  if (failed) return failure(failed);
  const found = await readListFrom(query, voucherReads(ctx));
  const rows = await Promise.all(
    found.rows.map(async (voucher) => ({
      ...(await present(ctx, voucher)),
      recipientEmail: voucher.recipientEmail,
      buyerId: voucher.buyerId,
      buyerName: voucher.buyerName,
      buyerEmail: voucher.buyerEmail,
      method: voucher.method,
      reason: voucher.reason,
      sentCount: voucher.sentCount,
      isUnused: isUnused(voucher),
    })),
  );
  return success({ ...found, rows });
}

async function present(ctx: Context, voucher: Voucher): Promise<Omit<VoucherView, "isOwn" | "message">> {
  const { id, amount, remaining, design, senderName, recipientName, lastFour, sendOn, expiresAt, createdAt } = voucher;
  return {
    id,
    state: stateOf(voucher),
    amount: await showAmount(ctx, amount),
    remaining: await showAmount(ctx, remaining),
    design,
    senderName,
    recipientName,
    lastFour,
    sendOn,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
