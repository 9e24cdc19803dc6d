import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { textMessages } from "#db/schema/sms.ts";
import type { Context } from "../../context.ts";
import type { WaitingTextMessage } from "./sms.ts";

export async function insertTextMessage(
  ctx: Context,
  message: Pick<WaitingTextMessage, "idempotencyKey" | "recipient" | "languageCode" | "text" | "expiresAt">,
): Promise<void> {
  await ctx.db
    .insert(textMessages)
    .values({ ...message, createdAt: ctx.now(), nextAttemptAt: ctx.now() })
    .onConflictDoNothing({ target: textMessages.idempotencyKey });
}

/** Claims messages that are due; no other worker claims them before `until`. */
export async function claimTextMessages(ctx: Context, max: number, until: Date): Promise<WaitingTextMessage[]> {
  const due = ctx.db
    .select({ id: textMessages.id })
    .from(textMessages)
    .where(
      and(
        isNull(textMessages.sentAt),
        lte(textMessages.nextAttemptAt, ctx.now()),
        gt(textMessages.expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(textMessages.id))
    .limit(max)
    .for("update", { skipLocked: true });
  const rows = await ctx.db
    .update(textMessages)
    .set({ attempts: sql`${textMessages.attempts} + 1`, nextAttemptAt: until })
    .where(sql`${textMessages.id} in (${due})`)
    .returning({
      id: textMessages.id,
      idempotencyKey: textMessages.idempotencyKey,
      recipient: textMessages.recipient,
      languageCode: textMessages.languageCode,
      text: textMessages.text,
      attempts: textMessages.attempts,
      expiresAt: textMessages.expiresAt,
    });
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markTextMessageSent(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .update(textMessages)
    .set({ sentAt: ctx.now(), nextAttemptAt: null, failure: null, text: "" })
    .where(eq(textMessages.id, id));
}

export async function markTextMessageFailed(
  ctx: Context,
  id: number,
  failure: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await ctx.db
    .update(textMessages)
    .set({ failure, nextAttemptAt, ...(nextAttemptAt ? {} : { text: "" }) })
    .where(eq(textMessages.id, id));
}

/** Gives up expired messages. */
export async function giveUpTextMessages(ctx: Context): Promise<void> {
  await ctx.db
    .update(textMessages)
    .set({ nextAttemptAt: null, text: "", failure: sql`coalesce(${textMessages.failure}, 'too late')` })
    .where(
      and(
        isNull(textMessages.sentAt),
        lte(textMessages.nextAttemptAt, ctx.now()),
        lte(textMessages.expiresAt, ctx.now()),
      ),
    );
}
