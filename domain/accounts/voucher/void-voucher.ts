import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { negate, subtractMoney, toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { isUnused, stateOf, type Voucher } from "./voucher.ts";
import { isHeld, lockVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

export type VoidVoucherFailure = StaffFailure | Failure<"not_found" | "voucher_in_use" | "voucher_frozen">;

/** Lets staff cancel an unused voucher and refund its price to the buyer's wallet. */
export function voidVoucher(
  ctx: Context,
  voucherId: number,
  reason: string,
): Promise<Result<null, VoidVoucherFailure>> {
  return withStaffTransaction(ctx, "vouchers.manage", async (inside) => {
    const voucher = await lockVoucher(inside, voucherId);
    if (!voucher) return failure({ code: "not_found" });
    if (stateOf(voucher) === "frozen") return failure({ code: "voucher_frozen" });
    if (!isUnused(voucher) || (await isHeld(inside, voucherId))) return failure({ code: "voucher_in_use" });
    await saveVoucher(inside, voucherId, { status: "void", reason });
    await giveBack(inside, voucher);
    await logAudit(inside, {
      action: "voucher.void",
      subject: { kind: "voucher", id: voucherId },
      details: { amount: toMajorUnits(voucher.amount), currency: voucher.amount.currency, reason },
    });
    await notifyBuyer(inside, voucher, reason);
    return success(null);
  });
}

async function giveBack(ctx: Context, voucher: Voucher): Promise<void> {
  const { id, buyerId, remaining, book, cost } = voucher;
  await moveVoucher(ctx, voucher, { kind: "voided", amount: negate(remaining), book: negate(book) });
  await postEntries(ctx, {
    kind: "voucher",
    idempotencyKey: `voucher:${id}:void`,
    entries: [
      { account: { kind: "voucher_liability" }, amount: negate(book) },
      { account: { kind: "customer_wallet", customerId: buyerId }, amount: cost },
      { account: { kind: "rounding", name: "exchange" }, amount: subtractMoney(book, cost) },
    ],
  });
  await secureWallet(ctx, buyerId);
}

async function notifyBuyer(ctx: Context, { id, buyerId, cost }: Voucher, reason: string): Promise<void> {
  const amount = (await showAmount(ctx, cost)).formatted;
  await notifyCustomer(ctx, {
    customerId: buyerId,
    topic: "orders",
    messageType: "warning",
    link: "/user/gift-voucher",
    idempotencyKey: `voucher:${id}:void`,
    write: (t) => ({
      title: t("Your gift voucher was canceled"),
      message: t("{amount} is back in your wallet: {reason}", { amount, reason }),
    }),
  });
}
