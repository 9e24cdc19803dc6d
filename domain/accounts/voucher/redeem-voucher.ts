import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import type { Failure } from "#shared/failures.ts";
import { negate, subtractMoney, toBase, type ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getRateToday } from "./voucher-rate.ts";
import { openVoucher, refuseVoucher, type OpenVoucherFailure } from "./open-voucher.ts";
import { lockVoucher, moveVoucher } from "./voucher.repository.ts";

/** Moves the voucher's remaining value into the visitor's wallet, at today's rate. */
export async function redeemVoucher(
  ctx: Context,
  typed: string,
): Promise<Result<{ amount: ShownMoney }, OpenVoucherFailure | Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const opened = await openVoucher(ctx, typed);
  if (!opened.ok) return opened;
  const rate = await getRateToday(ctx, opened.value.remaining.currency);
  return withTransaction(ctx, async (inside) => {
    const voucher = await lockVoucher(inside, opened.value.id);
    const refused = voucher ? refuseVoucher(inside, voucher) : ({ code: "voucher_not_found" } as const);
    if (refused || !voucher) return failure(refused!);
    const { remaining, book } = voucher;
    const amount = toBase(remaining, rate, inside.baseCurrency.code);
    const moveId = await moveVoucher(inside, voucher, {
      kind: "redeemed",
      amount: negate(remaining),
      book: negate(book),
    });
    await postEntries(inside, {
      kind: "voucher",
      idempotencyKey: `voucher-redeemed:${moveId}`,
      entries: [
        { account: { kind: "voucher_liability" }, amount: negate(book) },
        { account: { kind: "customer_wallet", customerId }, amount },
        { account: { kind: "rounding", name: "exchange" }, amount: subtractMoney(book, amount) },
      ],
    });
    await secureWallet(inside, customerId);
    return success({ amount: await showAmount(inside, amount) });
  });
}
