import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import type { Context } from "../../context.ts";
import { codeOf, monthsLater, writeCode, type Voucher } from "./voucher.ts";
import { hashCode } from "./hash-code.ts";
import { saveVoucher } from "./voucher.repository.ts";

/**
 * Generates the voucher's code and mails it to the recipient only, in the transaction that locked the voucher.
 * Resending replaces the code and voids the old one. The validity starts when it is first sent.
 */
export async function sendVoucher(ctx: Context, voucher: Voucher, email = voucher.recipientEmail): Promise<void> {
  const code = codeOf(ctx.newToken());
  const sentCount = voucher.sentCount + 1;
  const expiresAt = voucher.expiresAt ?? monthsLater(ctx.now(), ctx.settings.voucherMonths);
  await saveVoucher(ctx, voucher.id, {
    status: "active",
    codeHash: hashCode(ctx, code),
    lastFour: code.slice(-4),
    recipientEmail: email,
    sentCount,
    sentAt: ctx.now(),
    expiresAt,
  });
  const { remaining, design, senderName, recipientName, message, languageCode, buyerId } = voucher;
  const amount = (await showAmount(ctx, remaining, languageCode)).formatted;
  await writeMail(ctx, {
    idempotencyKey: `voucher:${voucher.id}:${sentCount}`,
    template: "gift-voucher",
    recipient: email,
    languageCode,
    data: {
      name: recipientName,
      from: senderName,
      message,
      amount,
      design,
      code: writeCode(code),
      until: expiresAt.toISOString(),
    },
  });
  if (sentCount > 1) return;
  await notifyCustomer(ctx, {
    customerId: buyerId,
    topic: "orders",
    messageType: "success",
    link: "/user/gift-voucher",
    idempotencyKey: `voucher:${voucher.id}:sent`,
    write: (t) => ({
      title: t("Your gift voucher is on its way"),
      message: t("{name} will get {amount} by email.", { name: recipientName, amount }),
    }),
  });
}
