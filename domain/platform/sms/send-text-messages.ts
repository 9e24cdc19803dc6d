import type { Context } from "../../context.ts";
import { nextTextAttempt, type WaitingTextMessage } from "./sms.ts";
import { claimTextMessages, giveUpTextMessages, markTextMessageFailed, markTextMessageSent } from "./sms.repository.ts";

const BATCH_SIZE = 20;
const CLAIM_MILLISECONDS = 2 * 60_000;

/** Passes messages in the outbox to `deliver`; failed ones are retried until they expire. */
export async function sendTextMessages(
  ctx: Context,
  deliver: (message: WaitingTextMessage) => Promise<void>,
): Promise<number> {
  await giveUpTextMessages(ctx);
  let sent = 0;
  for (;;) {
    const claimed = await claimTextMessages(ctx, BATCH_SIZE, new Date(ctx.now().getTime() + CLAIM_MILLISECONDS));
    for (const message of claimed) {
      try {
        await deliver(message);
        await markTextMessageSent(ctx, message.id);
        sent += 1;
      } catch (error) {
        const next = nextTextAttempt(message, ctx.now());
        await markTextMessageFailed(ctx, message.id, String(error).slice(0, 500), next);
        ctx.log.error(
          { err: error, message: message.idempotencyKey, isGivenUp: next === null },
          "a text message could not be sent",
        );
      }
    }
    if (claimed.length < BATCH_SIZE) return sent;
  }
}
