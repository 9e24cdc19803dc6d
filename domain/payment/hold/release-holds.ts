import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { releaseVoucher } from "#domain/accounts/voucher/release-voucher.ts";
import { negate, toBase } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { failHold, lockHolds } from "./hold.repository.ts";

/**
 * Releases holds on wallet and voucher: of a purchase that is not bought or is paid otherwise, or of a failed attempt.
 */
export async function releaseHolds(
  ctx: Context,
  of: { purchaseId: number } | { restPaymentId: number },
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    for (const { paymentId, account, amount, exchangeRate } of await lockHolds(inside, of)) {
      await failHold(inside, paymentId);
      const held = toBase(amount, exchangeRate, inside.baseCurrency.code);
      if (!("customerId" in account)) {
        await releaseVoucher(inside, paymentId, held);
        continue;
      }
      await postEntries(inside, {
        kind: "hold_released",
        idempotencyKey: `hold-released:${paymentId}`,
        cause: { paymentId },
        entries: [
          { account, amount: negate(held) },
          { account: { kind: "customer_wallet", customerId: account.customerId }, amount: held },
        ],
      });
      await secureWallet(inside, account.customerId);
    }
  });
}
