import type { Failure } from "#shared/failures.ts";
import { isZero, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { openProviderCustomer } from "#domain/payment/card/open-provider-customer.ts";
import { isOn } from "#domain/payment/provider/find-offered-providers.ts";
import { startAttempt } from "#domain/payment/provider/start-attempt.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { PayablePurchase } from "./payment.ts";
import { findOpenRedirect, insertPayment, lockPurchaseOf, attachHolds } from "./payment.repository.ts";
import { addressAfter } from "./address-after.ts";
import { endOpenAttempts } from "./end-open-attempts.ts";
import { placeHolds } from "./place-holds.ts";
import { purchaseAttempts } from "./purchase-attempts.ts";

export type StartPaymentFailure = Failure<
  "method_not_offered" | "payment_unavailable" | "wallet_too_low" | "voucher_used_up"
>;

const REUSED_FOR_MILLISECONDS = 10 * 60_000;

/**
 * Starts a payment attempt at the provider and returns where to redirect. The caller has checked that the purchase is
 * unpaid and this visitor's. Do not call it inside a transaction: it makes requests to the provider.
 */
export async function startPayment(
  ctx: Context,
  purchase: PayablePurchase,
  method: string,
): Promise<Result<{ redirectUrl: string }, StartPaymentFailure>> {
  const provider = ctx.providers.find(({ code }) => code === method);
  if (!provider || !isOn(ctx, provider) || !provider.canCharge(purchase.amount.currency))
    return failure({ code: "method_not_offered" });
  const open = await findOpenRedirect(ctx, purchase, method, new Date(ctx.now().getTime() - REUSED_FOR_MILLISECONDS));
  if (open) return success({ redirectUrl: open });
  const before = await endOpenAttempts(ctx, provider, purchase.purchaseId);
  if (before !== "failed") return success({ redirectUrl: addressAfter(ctx, purchase.trxId, before) });
  const started = await beginAttempt(ctx, purchase, method);
  if (!started.ok) return started;
  const { paymentId: id, amount } = started.value;
  const customerReference = await openProviderCustomer(ctx, provider);
  return startAttempt(ctx, purchaseAttempts, provider, { id, amount, description: purchase.trxId, customerReference });
}

/** Holds what voucher and wallet pay, as part of this attempt. */
export function beginAttempt(
  ctx: Context,
  purchase: PayablePurchase,
  method: string,
): Promise<Result<{ paymentId: number; amount: Money }, StartPaymentFailure>> {
  const { purchaseId } = purchase;
  return withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, purchaseId);
    const rest = await placeHolds(inside, purchase);
    if (!rest.ok) return rest;
    if (isZero(rest.value)) return failure({ code: "payment_unavailable" });
    const paymentId = await insertPayment(inside, { ...purchase, amount: rest.value }, method);
    await attachHolds(inside, purchaseId, paymentId);
    return success({ paymentId, amount: rest.value });
  });
}
