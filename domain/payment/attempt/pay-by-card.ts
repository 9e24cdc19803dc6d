import { getOwnCard } from "#domain/payment/card/find-cards.ts";
import { recordCardUse, syncCards } from "#domain/payment/card/sync-cards.ts";
import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import { isOn } from "#domain/payment/provider/find-offered-providers.ts";
import { describeAttempt } from "#domain/payment/provider/start-attempt.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { addressAfter } from "./address-after.ts";
import { endOpenAttempts } from "./end-open-attempts.ts";
import { failPayment } from "./fail-payment.ts";
import { isAttemptStarting, lockPurchaseOf, savePaymentReference } from "./payment.repository.ts";
import type { PayablePurchase } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";
import { beginAttempt, type StartPaymentFailure } from "./start-payment.ts";

const STARTING_MILLISECONDS = 2 * 60_000;

/**
 * Charges one of the visitor's saved cards and returns where to redirect: to the outcome, or to the bank for
 * authentication. Both sides record the charge before it is made, so that a lost response never charges twice.
 */
export async function payByCard(
  ctx: Context,
  purchase: PayablePurchase,
  { method, cardId }: { method: string; cardId: number },
): Promise<Result<{ redirectUrl: string }, StartPaymentFailure>> {
  const provider = ctx.providers.find(({ code }) => code === method);
  const card = await getOwnCard(ctx, cardId);
  if (!provider?.cards || !isOn(ctx, provider) || card?.vault !== provider.cards.vault)
    return failure({ code: "method_not_offered" });
  const before = await endOpenAttempts(ctx, provider, purchase.purchaseId);
  if (before !== "failed") return success({ redirectUrl: addressAfter(ctx, purchase.trxId, before) });
  const since = new Date(ctx.now().getTime() - STARTING_MILLISECONDS);
  const started = await withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, purchase.purchaseId);
    const { purchaseId } = purchase;
    const isStarting = await isAttemptStarting(inside, { purchaseId, provider: method, since });
    return isStarting ? null : beginAttempt(inside, purchase, method);
  });
  if (started === null) return success({ redirectUrl: addressAfter(ctx, purchase.trxId, "started") });
  if (!started.ok) return started;
  const { paymentId, amount } = started.value;
  const request = await describeAttempt(ctx, "payment", { id: paymentId, amount, description: purchase.trxId });
  let reference: string;
  try {
    const prepared = await provider.cards.prepare({
      ...request,
      customerReference: card.customerReference,
      cardReference: card.reference,
    });
    reference = prepared.reference;
    await savePaymentReference(ctx, paymentId, reference, null);
  } catch (error) {
    ctx.log.error({ err: error, paymentId }, "a card could not be charged");
    await failPayment(ctx, paymentId, "could not be started");
    await syncCards(ctx, provider, ctx.visitor.customerId);
    return failure({ code: "payment_unavailable" });
  }
  try {
    const { redirectUrl } = await provider.cards.charge({ reference, returnUrl: request.returnUrl });
    if (redirectUrl !== null) return success({ redirectUrl });
    const status = await settlePayment(ctx, paymentId, await fetchOutcome(provider, reference, () => true));
    if (status === "paid") await recordCardUse(ctx, card.id);
    return success({ redirectUrl: addressAfter(ctx, purchase.trxId, status) });
  } catch (error) {
    // Whether it was charged is unknown here: the webhook or the polling job will settle it.
    ctx.log.error({ err: error, paymentId }, "the outcome of a card charge is unknown");
    return success({ redirectUrl: addressAfter(ctx, purchase.trxId, "started") });
  }
}
