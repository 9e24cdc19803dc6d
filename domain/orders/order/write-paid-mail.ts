import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { showAmount } from "../../platform/currency/show-amount.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import type { LockedPurchase } from "./order-write.repository.ts";

/**
 * Mails that the payment has arrived, once per purchase, or per order of it that was paid alone. Not sent if nothing
 * was due.
 */
export async function writePaidMail(
  ctx: Context,
  purchase: LockedPurchase,
  { purchaseId, orderId, amount }: { purchaseId: number; orderId: number | null; amount: Money },
): Promise<void> {
  if (isZero(amount)) return;
  await writeMail(ctx, {
    idempotencyKey: `payment-received:${purchaseId}:${orderId ?? "all"}`,
    template: "payment-received",
    recipient: purchase.email,
    languageCode: purchase.languageCode,
    data: { trxId: purchase.trxId, total: (await showAmount(ctx, amount, purchase.languageCode)).formatted },
  });
}
