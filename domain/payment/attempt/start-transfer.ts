import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { newOrderCode } from "#domain/orders/order/order-code.ts";
import { mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { BANK_TRANSFER, getBankAccount, type BankAccount } from "#domain/platform/setting/bank-account.ts";
import type { Failure } from "#shared/failures.ts";
import type { Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { failPayment } from "./fail-payment.ts";
import type { PayablePurchase } from "./payment.ts";
import { lockPurchaseOf } from "./payment.repository.ts";
import { beginAttempt, type StartPaymentFailure } from "./start-payment.ts";
import {
  findOlderTransferIds,
  hasSameTransfer,
  insertTransfer,
  keepForTransfer,
  type KeptPurchase,
} from "./transfer.repository.ts";

export type StartTransferFailure = StartPaymentFailure | Failure<"not_payable" | "too_many_tries">;

const TRIES_PER_HOUR = 10;

/**
 * The shopper chooses to pay by transfer: the purchase stays open as long as a transfer takes, and the bank details
 * with the reference are mailed. Idempotent. The caller has checked that the purchase is unpaid and this visitor's.
 */
export async function startTransfer(
  ctx: Context,
  purchase: PayablePurchase,
): Promise<Result<null, StartTransferFailure>> {
  const account = getBankAccount(ctx);
  if (!account) return failure({ code: "method_not_offered" });
  if (await hasSameTransfer(ctx, purchase)) return success(null);
  const limit = { name: "transfer", of: purchase.trxId, max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const started = await withTransaction(ctx, async (inside): Promise<Result<number, StartTransferFailure>> => {
    await lockPurchaseOf(inside, purchase.purchaseId);
    const kept = await keepForTransfer(inside, purchase.purchaseId, ctx.settings.unpaidTransferDays);
    if (!kept) return failure({ code: "not_payable" });
    const attempt = await beginAttempt(inside, purchase, BANK_TRANSFER);
    if (!attempt.ok) return attempt;
    const { paymentId, amount } = attempt.value;
    const reference = newOrderCode(ctx.newToken, "TR");
    await insertTransfer(inside, paymentId, reference);
    await writeDetails(inside, kept, { account, reference, amount });
    return success(paymentId);
  });
  if (!started.ok) return started;
  for (const id of await findOlderTransferIds(ctx, purchase, started.value)) await failPayment(ctx, id, "begun anew");
  return success(null);
}

async function writeDetails(
  ctx: Context,
  kept: KeptPurchase,
  { account, reference, amount }: { account: BankAccount; reference: string; amount: Money },
): Promise<void> {
  await writeMail(ctx, {
    idempotencyKey: `transfer-details:${reference}`,
    template: "transfer-details",
    recipient: kept.email,
    languageCode: ctx.visitor.language.code,
    data: {
      trxId: kept.trxId,
      key: mailedPurchaseKey(ctx, kept),
      total: (await showAmount(ctx, amount)).formatted,
      reference,
      account,
      until: kept.expiresAt.toISOString(),
    },
  });
}
