import { holdVoucher } from "#domain/accounts/voucher/hold-voucher.ts";
import { getWalletPart } from "#domain/accounts/wallet/get-wallet-part.ts";
import { holdWallet } from "#domain/payment/hold/hold-wallet.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, subtractMoney, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { PayablePurchase } from "./payment.ts";

/**
 * Holds what a voucher and then the wallet pay of a purchase, and returns what another method has to pay. One attempt
 * at a time: holds of an earlier one are released first, and its amount no longer fits if it is paid after all. In the
 * caller's transaction, under the purchase's lock.
 */
export async function placeHolds(
  ctx: Context,
  purchase: PayablePurchase,
): Promise<Result<Money, Failure<"voucher_used_up" | "wallet_too_low">>> {
  const { purchaseId, orderId, amount, voucherId, isWalletUsed } = purchase;
  await releaseHolds(ctx, { purchaseId });
  let rest = amount;
  if (voucherId) {
    const { part } = await holdVoucher(ctx, { voucherId, purchaseId, orderId, owed: rest, restPaymentId: null });
    if (isZero(part)) return failure({ code: "voucher_used_up" });
    rest = subtractMoney(rest, part);
  }
  if (!isWalletUsed || isZero(rest)) return success(rest);
  const part = await getWalletPart(ctx, { purchaseId, amount: rest });
  if (isZero(part)) return success(rest);
  if ((await holdWallet(ctx, { purchaseId, orderId, amount: part, restPaymentId: null })) === null)
    return failure({ code: "wallet_too_low" });
  return success(subtractMoney(rest, part));
}
