import { getOwnCard } from "#domain/payment/card/get-own-card.ts";
import { keepCards } from "#domain/payment/card/keep-cards.ts";
import { noteCardUse } from "#domain/payment/card/note-card-use.ts";
import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import { isOn } from "#domain/payment/provider/find-offered-providers.ts";
import { describeAttempt } from "#domain/payment/provider/start-attempt.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { addressAfter } from "./address-after.ts";
import { endOpenAttempts } from "./end-open-attempts.ts";
import { failPayment } from "./fail-payment.ts";
import { isTryBegun } from "./open-try.repository.ts";
import { lockPurchaseOf, savePaymentReference } from "./payment.repository.ts";
import type { PayablePurchase } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";
import { beginAttempt, type StartPaymentFailure } from "./start-payment.ts";

const BEGUN_WITHIN_MILLISECONDS = 2 * 60_000;

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
  const since = new Date(ctx.now().getTime() - BEGUN_WITHIN_MILLISECONDS);
  const begun = await withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, purchase.purchaseId);
    const isBegun = await isTryBegun(inside, { purchaseId: purchase.purchaseId, provider: method, since });
    return isBegun ? null : beginAttempt(inside, purchase, method);
  });
  if (begun === null) return success({ redirectUrl: addressAfter(ctx, purchase.trxId, "started") });
  if (!begun.ok) return begun;
  const { paymentId, amount } = begun.value;
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
    await keepCards(ctx, provider, ctx.visitor.customerId);
    return failure({ code: "payment_unavailable" });
  }
  try {
    const { redirectUrl } = await provider.cards.charge({ reference, returnUrl: request.returnUrl });
    if (redirectUrl !== null) return success({ redirectUrl });
    const status = await settlePayment(ctx, paymentId, await fetchOutcome(provider, reference, () => true));
    if (status === "paid") await noteCardUse(ctx, card.id);
    return success({ redirectUrl: addressAfter(ctx, purchase.trxId, status) });
  } catch (error) {
    // Whether it was charged is unknown here: the webhook or the polling job will tell.
    ctx.log.error({ err: error, paymentId }, "of a charged card nothing was heard");
    return success({ redirectUrl: addressAfter(ctx, purchase.trxId, "started") });
  }
}
