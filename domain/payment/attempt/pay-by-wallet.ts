import { finishPurchase } from "#domain/orders/order/finish-purchase.ts";
import { findHolds } from "#domain/payment/hold/find-holds.ts";
import { holdWallet } from "#domain/payment/hold/hold-wallet.ts";
import { releaseHolds } from "#domain/payment/hold/release-holds.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { placeHolds } from "./place-holds.ts";
import type { PayablePurchase } from "./payment.ts";
import { lockPurchaseOf, markPaymentPaid } from "./payment.repository.ts";

export type PayByWalletFailure = Failure<"wallet_too_low" | "voucher_too_low" | "voucher_used_up" | "not_payable">;

/** Pays the full amount due from the buyer's wallet, using a voucher first, in one transaction: all or nothing. */
export function payByWallet(ctx: Context, purchase: PayablePurchase): Promise<Result<null, PayByWalletFailure>> {
  return payAtOnce(ctx, purchase, true);
}

/** Pays the full amount due with a voucher. */
export function payByVoucher(ctx: Context, purchase: PayablePurchase): Promise<Result<null, PayByWalletFailure>> {
  return payAtOnce(ctx, purchase, false);
}

async function payAtOnce(
  ctx: Context,
  purchase: PayablePurchase,
  hasWallet: boolean,
): Promise<Result<null, PayByWalletFailure>> {
  return withTransaction(ctx, async (inside) => {
    const { purchaseId, orderId, amount } = purchase;
    await lockPurchaseOf(inside, purchaseId);
    const rest = await placeHolds(inside, { ...purchase, isWalletUsed: false });
    if (!rest.ok) return rest;
    if (!isZero(rest.value)) {
      const wanted = { purchaseId, orderId, amount: rest.value, restPaymentId: null };
      if (!hasWallet || (await holdWallet(inside, wanted)) === null)
        return failure({ code: hasWallet ? "wallet_too_low" : "voucher_too_low" });
    }
    const holds = await findHolds(inside, { purchaseId });
    const parts = holds.map(({ account, amount: part }) => ({ account, amount: part }));
    const paymentId = holds[0]!.paymentId;
    const outcome = await finishPurchase(inside, { purchaseId, orderId, amount, payment: { paymentId, parts } });
    if (outcome === "paid") {
      for (const hold of holds) await markPaymentPaid(inside, hold.paymentId);
      return success(null);
    }
    if (outcome === "unfillable") return failure({ code: "not_payable" });
    await releaseHolds(inside, { purchaseId });
    return success(null);
  });
}
