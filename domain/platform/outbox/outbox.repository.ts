import { and, asc, count, eq, isNotNull, isNull, like, or, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { mails } from "#db/schema/mail.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { MailState } from "./outbox.ts";

export type OutboxRow = typeof mails.$inferSelect;

const STATES: Record<MailState, SQL> = {
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.sentAt), isNull(mails.nextAttemptAt))!,
  waiting: and(isNull(mails.sentAt), isNotNull(mails.nextAttemptAt))!,
};

const LIST: ListSql = {
  id: mails.id,
  sorts: { created: mails.createdAt, sent: sql`coalesce(${mails.sentAt}, ${mails.createdAt})` },
  filters: {
    state: { condition: isInState },
    template: { word: mails.template },
    recipient: { text: mails.recipient },
    created: { instant: mails.createdAt },
  },
  search: (text) => like(mails.recipient, `%${escapeLike(text.toLowerCase())}%`),
};

/** The outbox. */
export function outboxReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => ctx.db.select().from(mails).$dynamic(),
    read: (row): OutboxRow => row,
  });
}

function isInState({ operator, values }: ListFilter): SQL | undefined {
  const any = or(...values.map((state) => STATES[state as MailState]));
  return operator === "not" && any ? sql`not (${any})` : any;
}

/** Kinds of mails that were ever written. */
export async function findTemplates(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.selectDistinct({ template: mails.template }).from(mails).orderBy(asc(mails.template));
  return rows.map(({ template }) => template);
}

export async function countGivenUp(ctx: Context, max: number): Promise<number> {
  const some = ctx.db.select({ id: mails.id }).from(mails).where(STATES.failed).limit(max).as("some");
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
