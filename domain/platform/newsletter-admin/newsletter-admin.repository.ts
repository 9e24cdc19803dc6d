import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { customers } from "#db/schema/customer.ts";
import { newsletters, subscribers } from "#db/schema/newsletter.ts";
import type { ListFilter } from "#shared/list/list.ts";
import type { Context } from "../../context.ts";
import type { NewsletterAudience, NewsletterLetter, SubscriberRow, SubscriberState } from "./newsletter-admin.ts";

type Segment = { languageCode: string | null; audience: NewsletterAudience };

const MAX_LETTERS = 5_000;
const STATE = sql<SubscriberState>`case when ${subscribers.unsubscribedAt} is not null then 'unsubscribed'
  when ${subscribers.confirmedAt} is null then 'waiting' else 'confirmed' end`;

const LIST: ListSql = {
  id: subscribers.id,
  sorts: { created: subscribers.createdAt },
  filters: {
    state: { condition: ({ values }: ListFilter) => inArray(STATE, [...values]) },
    source: { word: subscribers.source },
    language: { word: subscribers.languageCode },
    created: { instant: subscribers.createdAt },
  },
  search: (text) => sql`${subscribers.email} like ${`%${escapeLike(text.toLowerCase())}%`}`,
};

export function subscriberReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({
          id: subscribers.id,
          email: subscribers.email,
          languageCode: subscribers.languageCode,
          source: subscribers.source,
          consentText: subscribers.consentText,
          state: STATE,
          createdAt: subscribers.createdAt,
          confirmedAt: subscribers.confirmedAt,
          unsubscribedAt: subscribers.unsubscribedAt,
        })
        .from(subscribers)
        .$dynamic(),
    read: (row): SubscriberRow => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    }),
  });
}

export async function findLetterRows(ctx: Context): Promise<NewsletterLetter[]> {
  const rows = await ctx.db.select().from(newsletters).orderBy(desc(newsletters.id)).limit(MAX_LETTERS);
  return rows.map(asLetter);
}

export async function getLetterRow(ctx: Context, id: number): Promise<NewsletterLetter | null> {
  const [row] = await ctx.db.select().from(newsletters).where(eq(newsletters.id, id));
  return row ? asLetter(row) : null;
}

type StoredLetter = Segment & { subject: string; body: string };

export async function insertLetter(ctx: Context, letter: StoredLetter): Promise<number> {
  const [row] = await ctx.db
    .insert(newsletters)
    .values({ ...letter, createdAt: ctx.now() })
    .returning({ id: newsletters.id });
  return row!.id;
}

/** Only a draft changes; returns whether it was one. */
export async function updateDraft(
  ctx: Context,
  id: number,
  change: Partial<StoredLetter> & { state?: "sending" },
): Promise<boolean> {
  const rows = await ctx.db
    .update(newsletters)
    .set(change)
    .where(and(eq(newsletters.id, id), eq(newsletters.state, "draft")))
    .returning({ id: newsletters.id });
  return rows.length > 0;
}

export function countRecipients(ctx: Context, segment: Segment): Promise<number> {
  return ctx.db.$count(subscribers, isRecipient(segment));
}

/** Locks the oldest letter that is being sent. */
export async function lockSendingLetter(
  ctx: Context,
): Promise<(NewsletterLetter & { lastSubscriberId: number }) | null> {
  const [row] = await ctx.db
    .select()
    .from(newsletters)
    .where(eq(newsletters.state, "sending"))
    .orderBy(asc(newsletters.id))
    .limit(1)
    .for("update");
  return row ? { ...asLetter(row), lastSubscriberId: row.lastSubscriberId } : null;
}

export function findRecipients(ctx: Context, segment: Segment, after: number, max: number) {
  return ctx.db
    .select({ id: subscribers.id, email: subscribers.email, languageCode: subscribers.languageCode })
    .from(subscribers)
    .where(and(isRecipient(segment), gt(subscribers.id, after)))
    .orderBy(asc(subscribers.id))
    .limit(max);
}

export async function updateProgress(
  ctx: Context,
  id: number,
  { lastSubscriberId, sent, isDone }: { lastSubscriberId: number; sent: number; isDone: boolean },
): Promise<void> {
  await ctx.db
    .update(newsletters)
    .set({
      lastSubscriberId,
      recipientsCount: sql`${newsletters.recipientsCount} + ${sent}`,
      ...(isDone ? { state: "sent" as const, sentAt: ctx.now() } : {}),
    })
    .where(eq(newsletters.id, id));
}

/** Adds confirmed addresses; existing ones, including unsubscribed ones, stay unchanged. Returns the number of new ones. */
export async function insertImported(
  ctx: Context,
  people: readonly { email: string; languageCode: string }[],
  consentText: string,
): Promise<number> {
  if (people.length === 0) return 0;
  const now = ctx.now();
  const rows = await ctx.db
    .insert(subscribers)
    .values(
      people.map((each) => ({ ...each, source: "import" as const, consentText, confirmedAt: now, createdAt: now })),
    )
    .onConflictDoNothing({ target: subscribers.email })
    .returning({ id: subscribers.id });
  return rows.length;
}

function isRecipient({ languageCode, audience }: Segment): SQL | undefined {
  const isCustomer = sql`exists (select 1 from ${customers} where ${customers.email} = ${subscribers.email}
    and ${customers.emailVerifiedAt} is not null)`;
  return and(
    isNotNull(subscribers.confirmedAt),
    isNull(subscribers.unsubscribedAt),
    languageCode === null ? undefined : eq(subscribers.languageCode, languageCode),
    audience === "everyone" ? undefined : audience === "customers" ? isCustomer : sql`not ${isCustomer}`,
  );
}

function asLetter(row: typeof newsletters.$inferSelect): NewsletterLetter {
  const { lastSubscriberId: _lastSubscriberId, createdAt, sentAt, ...letter } = row;
  return { ...letter, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
