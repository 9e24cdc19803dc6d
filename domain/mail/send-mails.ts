import type { Context } from "../context.ts";
import { nextAttempt, type WaitingMail } from "./mail.ts";
import { claimMails, markMailFailed, markMailSent } from "./mail.repository.ts";

const AT_ONCE = 20;
const CLAIM_MILLISECONDS = 5 * 60_000;

/** Hands what waits in the outbox to `deliver`; a mail that could not leave is tried again later, each time after a longer pause. */
export async function sendMails(ctx: Context, deliver: (mail: WaitingMail) => Promise<void>): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claimMails(ctx, AT_ONCE, new Date(ctx.now().getTime() + CLAIM_MILLISECONDS));
    for (const mail of claimed) {
      try {
        await deliver(mail);
        await markMailSent(ctx, mail.id);
        sent += 1;
      } catch (error) {
        const next = nextAttempt(mail.attempts, ctx.now());
        await markMailFailed(ctx, mail.id, String(error).slice(0, 500), next);
        ctx.log.error({ err: error, mail: mail.onceKey, isGivenUp: next === null }, "a mail could not be sent");
      }
    }
    if (claimed.length < AT_ONCE) return sent;
  }
}
