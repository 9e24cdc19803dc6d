import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { newsletterKey } from "#domain/platform/newsletter/newsletter-key.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findRecipients, lockSendingLetter, updateProgress } from "./newsletter-admin.repository.ts";

const BATCH_SIZE = 100;

/**
 * Writes the mails of letters that are being sent, in batches: each is a transaction that also says how far it got, so
 * that a stop loses nothing and no one gets a letter twice. Returns the number of mails.
 */
export async function sendNewsletters(ctx: Context): Promise<number> {
  let written = 0;
  for (;;) {
    const batch = await withTransaction(ctx, sendBatch);
    if (batch === null) return written;
    written += batch;
  }
}

/** Null if no letter waits. */
async function sendBatch(ctx: Context): Promise<number | null> {
  const letter = await lockSendingLetter(ctx);
  if (!letter) return null;
  const recipients = await findRecipients(ctx, letter, letter.lastSubscriberId, BATCH_SIZE);
  for (const { id, email, languageCode } of recipients)
    await writeMail(ctx, {
      idempotencyKey: `newsletter:${letter.id}:${id}`,
      template: "newsletter",
      recipient: email,
      languageCode: letter.languageCode ?? languageCode,
      data: { subject: letter.subject, body: letter.body, key: newsletterKey(ctx, id) },
    });
  await updateProgress(ctx, letter.id, {
    lastSubscriberId: recipients.at(-1)?.id ?? letter.lastSubscriberId,
    sent: recipients.length,
    isDone: recipients.length < BATCH_SIZE,
  });
  return recipients.length;
}
