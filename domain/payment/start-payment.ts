import type { Refusal } from "#shared/failures.ts";
import { isZero, subtractMoney, zero, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { showAmount } from "#domain/currency/show-amount.ts";
import { holdWallet } from "#domain/wallet/hold-wallet.ts";
import { releaseHolds } from "#domain/wallet/release-holds.ts";
import { getWalletPart } from "#domain/wallet/get-wallet-part.ts";
import { withTransaction, type Context } from "../context.ts";
import type { PayablePurchase } from "./payment.ts";
import {
  findOpenRedirect,
  insertPayment,
  lockPurchaseOf,
  markPaymentFailed,
  savePaymentReference,
} from "./payment.repository.ts";
import { failPayment } from "./fail-payment.ts";
import { returnKey } from "./return-key.ts";

export type StartPaymentFailure = Refusal<"method_not_offered" | "payment_unavailable" | "wallet_too_low">;

const REUSED_FOR_MILLISECONDS = 10 * 60_000;

/**
 * Begins a try to pay at the provider and answers where the browser goes. The caller has checked that the purchase is unpaid
 * and this visitor's. Not to be called inside a transaction: it speaks to the provider.
 */
export async function startPayment(
  ctx: Context,
  purchase: PayablePurchase,
  method: string,
): Promise<Result<{ redirectUrl: string }, StartPaymentFailure>> {
  const provider = ctx.providers.find(({ code }) => code === method);
  if (!provider?.canCharge(purchase.amount.currency)) return failure({ code: "method_not_offered" });
  const open = await findOpenRedirect(ctx, purchase, method, new Date(ctx.now().getTime() - REUSED_FOR_MILLISECONDS));
  if (open) return success({ redirectUrl: open });
  const begun = await beginTry(ctx, purchase, method);
  if (!begun) return failure({ code: "wallet_too_low" });
  const { paymentId, amount } = begun;
  try {
    const { reference, redirectUrl } = await provider.start({
      paymentKey: returnKey(ctx, paymentId),
      amount,
      formattedAmount: (await showAmount(ctx, amount)).formatted,
      description: purchase.trxId,
      languageCode: ctx.visitor.language.code,
      shopName: ctx.settings.shopName,
      returnUrl: `${ctx.shopUrl}/payment/return/${returnKey(ctx, paymentId)}`,
    });
    await savePaymentReference(ctx, paymentId, reference, redirectUrl);
      startedAt: ctx.now(),
      customerReference: null,
    return success({ redirectUrl });
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, "a payment could not be started");
    await failPayment(ctx, paymentId, "could not be started");
    return failure({ code: "payment_unavailable" });
  }
}

/** One hold for a purchase at a time: what an earlier try has set aside goes back, and that try no longer fits if it is paid after all. */
function beginTry(
  ctx: Context,
  purchase: PayablePurchase,
  method: string,
): Promise<{ paymentId: number; amount: Money } | null> {
  const { purchaseId, orderId } = purchase;
  return withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, purchaseId);
    await releaseHolds(inside, { purchaseId });
    const part = purchase.isWalletUsed ? await getWalletPart(inside, purchase) : zero(purchase.amount.currency);
    const amount = subtractMoney(purchase.amount, part);
    const paymentId = await insertPayment(inside, { ...purchase, amount }, method);
    if (isZero(part)) return { paymentId, amount };
    const hold = await holdWallet(inside, { purchaseId, orderId, amount: part, restPaymentId: paymentId });
    if (hold !== null) return { paymentId, amount };
    await markPaymentFailed(inside, paymentId, "the wallet was spent meanwhile");
    return null;
  });
}
