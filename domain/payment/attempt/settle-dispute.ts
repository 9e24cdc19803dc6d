import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { applyDispute, disputeEntries } from "#domain/payment/dispute/apply-dispute.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import { isZero, negate, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Dispute } from "./dispute.ts";
import { endDispute, insertDispute, lockDispute, touchDispute } from "./dispute.repository.ts";
import { loseDispute } from "./lose-dispute.ts";
import type { Payment } from "./payment.ts";
import { lockPurchaseOf } from "./payment.repository.ts";
import { toBaseMoney } from "./send-back.ts";
import { notifyDispute } from "./notify-dispute.ts";

/** Applies what the provider reports about a dispute of a purchase's payment, under the purchase's lock. */
export async function settleDispute(
  ctx: Context,
  payment: Payment,
  reported: ProviderDispute,
  collected: Money,
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await lockPurchaseOf(inside, payment.purchaseId);
    const { dispute, became } = await applyDispute(reported, collected, {
      known: await lockDispute(inside, payment.provider, reported.reference),
      touch: ({ id }) => touchDispute(inside, id),
      async open() {
        const base = await toBaseMoney(inside, payment, reported.amount);
        const opened = await insertDispute(inside, payment, reported, base);
        await book(inside, payment, opened, "dispute");
        return opened;
      },
      async win(won) {
        await endDispute(inside, won.id, { status: "won" });
        await book(inside, payment, { ...won, base: negate(won.base) }, "dispute_won");
      },
      lose: (lost) => loseDispute(inside, payment, lost),
    });
    if (became === null) return;
    await notifyDispute(inside, payment, dispute, became);
    if (became !== "open") inside.enqueue("settle-payments");
  });
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
    idempotencyKey: `${kind}:${id}`,
    cause: { paymentId: payment.id },
    entries: disputeEntries(payment.provider, base),
  });
}
