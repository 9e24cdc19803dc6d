import { and, count, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { isOlderThan, newestFirst } from "#db/newest-first.ts";
import { mails } from "#db/schema/mail.ts";
import type { Context } from "../../context.ts";
import type { MailState } from "./outbox.ts";

export type OutboxRow = typeof mails.$inferSelect;

export function findOutboxRows(
  ctx: Context,
  filter: { state: MailState | undefined; recipient: string | undefined; olderThan: number | undefined; most: number },
): Promise<OutboxRow[]> {
  return ctx.db
    .select()
    .from(mails)
    .where(
      and(
        isIn(filter.state, filter.recipient === undefined),
        filter.recipient === undefined ? undefined : eq(mails.recipient, filter.recipient),
        filter.olderThan === undefined ? undefined : isOlderThan(mails, filter.olderThan),
      ),
    )
    .orderBy(...newestFirst(mails))
    .limit(filter.most);
}

function isIn(state: MailState | undefined, isUnsentMeant: boolean): SQL | undefined {
  switch (state) {
    case "sent":
      return isNotNull(mails.sentAt);
    case "failed":
      return and(isNull(mails.sentAt), isNull(mails.nextAttemptAt));
    case "waiting":
      return and(isNull(mails.sentAt), isNotNull(mails.nextAttemptAt));
    default:
      return isUnsentMeant ? isNull(mails.sentAt) : undefined;
  }
}

export async function countGivenUp(ctx: Context, most: number): Promise<number> {
  const some = ctx.db.select({ id: mails.id }).from(mails).where(isIn("failed", true)).limit(most).as("some");
  const rows = await ctx.db.select({ found: count() }).from(some);
  return rows[0]!.found;
}

export async function getOutboxRow(ctx: Context, id: number): Promise<OutboxRow | null> {
  const rows = await ctx.db.select().from(mails).where(eq(mails.id, id));
  return rows[0] ?? null;
}

/** False if it was sent meanwhile. */
export async function makeDueAgain(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(mails)
    .set({ attempts: 0, nextAttemptAt: ctx.now(), failure: null })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  return rows.length > 0;
}
