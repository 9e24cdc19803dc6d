import type { Context } from "../../context.ts";
import { insertTextMessage } from "./sms.repository.ts";
import type { WaitingTextMessage } from "./sms.ts";

/** `idempotencyKey` deduplicates: a second message with the same key is not written. */
export type NewTextMessage = Pick<
  WaitingTextMessage,
  "idempotencyKey" | "recipient" | "languageCode" | "text" | "expiresAt"
>;

/** Adds a text message to the outbox, in the transaction of its cause; it is sent after the commit. */
export async function writeTextMessage(ctx: Context, message: NewTextMessage): Promise<void> {
  await insertTextMessage(ctx, message);
  ctx.enqueue("send-text-messages");
}
