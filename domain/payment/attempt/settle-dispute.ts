import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { isZero, negate } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Dispute } from "./dispute.ts";
import { endDispute, insertDispute, lockDispute, noteAsked } from "./dispute.repository.ts";
import { loseDispute } from "./lose-dispute.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import type { Payment } from "./payment.ts";
import { lockPurchaseOf } from "./payment.repository.ts";
import { toBaseMoney } from "./send-back.ts";
import { notifyDispute } from "./notify-dispute.ts";

/**
 * The only writer of a dispute's status, as reported by the provider, in one transaction under the purchase's lock.
 * Idempotent, whatever the order of reports: an ended dispute never changes.
 */
export async function settleDispute(ctx: Context, payment: Payment, told: ProviderDispute): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, payment.purchaseId);
    const known = await lockDispute(inside, payment.provider, told.reference);
    if (known) await noteAsked(inside, known.id);
    const dispute = known ?? (await open(inside, payment, told));
    if (dispute.status !== "open") return;
    if (told.status === "won") await win(inside, payment, dispute);
    if (told.status === "lost") await loseDispute(inside, payment, dispute);
    if (told.status !== "open" || !known) await notifyDispute(inside, payment, dispute, told.status);
    if (told.status !== "open") inside.enqueue("settle-payments");
  });
}

/** The money has left the provider; who bears it is not decided yet. */
async function open(ctx: Context, payment: Payment, told: ProviderDispute): Promise<Dispute> {
  const { currency } = payment.collected ?? payment.amount;
  if (told.amount.currency !== currency)
    throw new Error(`${told.reference} disputes ${told.amount.currency} of a payment in ${currency}`);
  const dispute = await insertDispute(ctx, payment, told, await toBaseMoney(ctx, payment, told.amount));
  await book(ctx, payment, dispute, "dispute");
  return dispute;
}

async function win(ctx: Context, payment: Payment, dispute: Dispute): Promise<void> {
  await endDispute(ctx, dispute.id, { status: "won" });
  await book(ctx, payment, { ...dispute, base: negate(dispute.base) }, "dispute_won");
}

async function book(
  ctx: Context,
  payment: Payment,
  { id, base }: Dispute,
  kind: "dispute" | "dispute_won",
): Promise<void> {
  if (isZero(base)) return;
  await postEntries(ctx, {
    kind,
    onceKey: `${kind}:${id}`,
    cause: { paymentId: payment.id },
    entries: [
      { account: { kind: "provider_clearing", name: payment.provider }, amount: base },
      { account: { kind: "disputes", name: payment.provider }, amount: negate(base) },
    ],
  });
}
