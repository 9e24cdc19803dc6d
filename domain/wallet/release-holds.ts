import { postEntries } from "#domain/ledger/post-entries.ts";
import { negate, toBase } from "#shared/money.ts";
import { withTransaction, type Context } from "../context.ts";
import { lockHolds, settleHold } from "./hold.repository.ts";

/** Gives wallet money back that was set aside: for a purchase that is not bought or is paid otherwise, or with a try that failed. */
export async function releaseHolds(
  ctx: Context,
  of: { purchaseId: number } | { restPaymentId: number },
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    for (const { paymentId, customerId, amount, exchangeRate } of await lockHolds(inside, of)) {
      await settleHold(inside, paymentId, "failed");
      const held = toBase(amount, exchangeRate, inside.baseCurrency.code);
      await postEntries(inside, {
        kind: "hold_released",
        onceKey: `hold-released:${paymentId}`,
        cause: { paymentId },
        entries: [
          { account: { kind: "customer_hold", customerId }, amount: negate(held) },
          { account: { kind: "customer_wallet", customerId }, amount: held },
        ],
      });
    }
  });
}
