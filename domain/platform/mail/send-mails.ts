import type { Context } from "../../context.ts";
import { nextAttempt, type WaitingMail } from "./mail.ts";
import { claimMails, markMailFailed, markMailSent } from "./mail.repository.ts";

const BATCH_SIZE = 20;
const CLAIM_MILLISECONDS = 5 * 60_000;

/** Passes mails in the outbox to `deliver`; a failed mail is retried with increasing delays. */
export async function sendMails(ctx: Context, deliver: (mail: WaitingMail) => Promise<void>): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claimMails(ctx, BATCH_SIZE, new Date(ctx.now().getTime() + CLAIM_MILLISECONDS));
    const marked: Promise<void>[] = [];
    for (const mail of claimed) if (await isDelivered(ctx, mail, deliver)) marked.push(markSent(ctx, mail));
    await Promise.all(marked);
    sent += marked.length;
    if (claimed.length < BATCH_SIZE) return sent;
  }
}

async function isDelivered(
  ctx: Context,
  mail: WaitingMail,
  deliver: (mail: WaitingMail) => Promise<void>,
): Promise<boolean> {
  try {
    await deliver(mail);
    return true;
  } catch (error) {
    const next = nextAttempt(mail.attempts, ctx.now());
    await markMailFailed(ctx, mail.id, String(error).slice(0, 500), next);
    ctx.log.error({ err: error, mail: mail.idempotencyKey, isGivenUp: next === null }, "a mail could not be sent");
    return false;
  }
}

/** The next mail is delivered meanwhile. */
async function markSent(ctx: Context, mail: WaitingMail): Promise<void> {
  try {
    await markMailSent(ctx, mail.id);
  } catch (error) {
    ctx.log.error(
      { err: error, mail: mail.idempotencyKey },
      "a mail has left and could not be marked, so it leaves again",
    );
  }
}
