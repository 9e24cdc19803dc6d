import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { showAmount } from "#domain/currency/show-amount.ts";
import type { Context } from "../context.ts";
import type { PayablePurchase } from "./payment.ts";
import { findOpenRedirect, insertPayment, markPaymentFailed, savePaymentReference } from "./payment.repository.ts";
import { returnKey } from "./return-key.ts";

export type StartPaymentFailure = Refusal<"method_not_offered" | "payment_unavailable">;

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
  const paymentId = await insertPayment(ctx, purchase, method);
  try {
    const { reference, redirectUrl } = await provider.start({
      paymentKey: returnKey(ctx, paymentId),
      amount: purchase.amount,
      formattedAmount: (await showAmount(ctx, purchase.amount)).formatted,
      description: purchase.trxId,
      languageCode: ctx.visitor.language.code,
      shopName: ctx.settings.shopName,
      returnUrl: `${ctx.shopUrl}/payment/return/${returnKey(ctx, paymentId)}`,
    });
    await savePaymentReference(ctx, paymentId, reference, redirectUrl);
    return success({ redirectUrl });
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, "a payment could not be started");
    await markPaymentFailed(ctx, paymentId, "could not be started");
    return failure({ code: "payment_unavailable" });
  }
}
