import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Context } from "../../context.ts";
import { findToRemind } from "./unpaid-purchase.repository.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BATCH_SIZE = 500;

/** Reminds shoppers, once, whose time to pay is nearly over. Returns their number. */
export async function remindToPay(ctx: Context): Promise<number> {
  const { unpaidReminderMinutes, unpaidTransferReminderDays } = ctx.settings;
  const after = (time: number) => new Date(ctx.now().getTime() + time);
  const found = await findToRemind(ctx, {
    transfer: BANK_TRANSFER,
    transferBefore: after(unpaidTransferReminderDays * DAY),
    onlineBefore: after(unpaidReminderMinutes * MINUTE),
    max: BATCH_SIZE,
  });
  for (const purchase of found) {
    try {
      await writeReminder(ctx, purchase);
    } catch (error) {
      ctx.log.error({ err: error, trxId: purchase.trxId }, "a reminder to pay could not be written");
    }
  }
  return found.length;
}

async function writeReminder(
  ctx: Context,
  { trxId, keyHash, email, languageCode, total, expiresAt }: Awaited<ReturnType<typeof findToRemind>>[number],
): Promise<void> {
  await writeMail(ctx, {
    idempotencyKey: `payment-reminder:${trxId}`,
    template: "payment-reminder",
    recipient: email,
    languageCode,
    data: {
      trxId,
      key: mailedPurchaseKey(ctx, { trxId, keyHash }),
      total: (await showAmount(ctx, total, languageCode)).formatted,
      until: expiresAt.toISOString(),
    },
  });
}
