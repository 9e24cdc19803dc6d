import { markPaid } from "#domain/order/mark-paid.ts";
import { findHolds } from "#domain/wallet/find-holds.ts";
import { holdWallet } from "#domain/wallet/hold-wallet.ts";
import { releaseHolds } from "#domain/wallet/release-holds.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import type { PayablePurchase } from "./payment.ts";
import { lockPurchaseOf, markPaymentPaid } from "./payment.repository.ts";

export type PayByWalletFailure = Refusal<"wallet_too_low" | "not_payable">;

/** Pays all that is owed out of the buyer's wallet, in one transaction: paid or not, never half. */
export async function payByWallet(ctx: Context, purchase: PayablePurchase): Promise<Result<null, PayByWalletFailure>> {
  return withTransaction(ctx, async (inside) => {
    const { purchaseId, orderId, amount } = purchase;
    await lockPurchaseOf(inside, purchaseId);
    await releaseHolds(inside, { purchaseId });
    const paymentId = await holdWallet(inside, { purchaseId, orderId, amount, restPaymentId: null });
    if (paymentId === null) return failure({ code: "wallet_too_low" });
    const [hold] = await findHolds(inside, { purchaseId });
    const parts = hold ? [{ account: { kind: "customer_hold" as const, customerId: hold.customerId }, amount }] : [];
    const outcome = await markPaid(inside, { purchaseId, orderId, amount, payment: { paymentId, parts } });
    if (outcome === "paid") {
      await markPaymentPaid(inside, paymentId);
      return success(null);
    }
    await releaseHolds(inside, { purchaseId });
    return outcome === "already" ? success(null) : failure({ code: "not_payable" });
  });
}
