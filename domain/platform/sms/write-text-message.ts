import type { Context } from "../../context.ts";
import { insertTextMessage } from "./sms.repository.ts";
import type { WaitingTextMessage } from "./sms.ts";

/** One cause (`onceKey`), one message: a second one with the same key is not written. */
export type NewTextMessage = Pick<WaitingTextMessage, "onceKey" | "recipient" | "languageCode" | "text" | "expiresAt">;

/** Puts a text message into the outbox, in the transaction of what causes it; it leaves after the commit. */
export async function writeTextMessage(ctx: Context, message: NewTextMessage): Promise<void> {
  await insertTextMessage(ctx, message);
  ctx.enqueue("send-text-messages");
}
