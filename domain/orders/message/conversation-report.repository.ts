import { and, eq, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { conversationReports, conversations } from "#db/schema/conversation.ts";
import { shops } from "#db/schema/shop.ts";
import type { MessageReportState } from "#shared/message-choices.ts";
import type { Context } from "../../context.ts";
import type { ConversationReport } from "./conversation-report.ts";
import type { ConversationReportInput } from "./conversation.input.ts";
import type { ReadingSide } from "./order-message.ts";

const isOpenOf = (conversationId: number, side: ReadingSide) =>
  and(
    eq(conversationReports.conversationId, conversationId),
    eq(conversationReports.side, side),
    eq(conversationReports.state, "open"),
  );

export async function hasOpenReport(ctx: Context, conversationId: number, side: ReadingSide): Promise<boolean> {
  return (await ctx.db.$count(conversationReports, isOpenOf(conversationId, side))) > 0;
}

/** Null while an earlier report of this side is open. */
export async function insertReport(
  ctx: Context,
  report: ConversationReportInput & { conversationId: number; side: ReadingSide },
): Promise<number | null> {
  const rows = await ctx.db
    .insert(conversationReports)
    .values({ ...report, reporterId: ctx.visitor.customerId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: conversationReports.id });
  return rows[0]?.id ?? null;
}

const SHOPPER = sql<string>`(select trim(u.first_name || ' ' || u.last_name) from customers u
  where u.id = ${conversations.customerId})`;

const LIST: ListSql = {
  id: conversationReports.id,
  sorts: { created: conversationReports.createdAt, shop: sql`lower(${shops.name})` },
  filters: {
    state: { word: conversationReports.state },
    reason: { word: conversationReports.reason },
    side: { word: conversationReports.side },
    created: { instant: conversationReports.createdAt },
  },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    return sql`(lower(${shops.name}) like ${part} or lower(${SHOPPER}) like ${part} or lower(${conversationReports.text}) like ${part})`;
  },
};

export function reportReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => selectReports(ctx).$dynamic(),
    read: asReport,
  });
}

export function countOpen(ctx: Context): Promise<number> {
  return ctx.db.$count(conversationReports, eq(conversationReports.state, "open"));
}

export async function getReport(ctx: Context, id: number): Promise<ConversationReport | null> {
  const [row] = await selectReports(ctx).where(eq(conversationReports.id, id));
  return row ? asReport(row) : null;
}

/** Decides all open reports of the conversation alike; false if there are none. */
export async function decideReports(
  ctx: Context,
  conversationId: number,
  state: Exclude<MessageReportState, "open">,
): Promise<boolean> {
  const rows = await ctx.db
    .update(conversationReports)
    .set({ state, decidedAt: ctx.now(), decidedById: ctx.visitor.customerId })
    .where(and(eq(conversationReports.conversationId, conversationId), eq(conversationReports.state, "open")))
    .returning({ id: conversationReports.id });
  return rows.length > 0;
}

function selectReports(ctx: Context) {
  return ctx.db
    .select({
      id: conversationReports.id,
      conversationId: conversationReports.conversationId,
      side: conversationReports.side,
      reason: conversationReports.reason,
      text: conversationReports.text,
      state: conversationReports.state,
      createdAt: conversationReports.createdAt,
      shopName: shops.name,
      shopperName: SHOPPER,
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(shops, eq(shops.id, conversations.shopId));
}

function asReport({ createdAt, ...row }: Awaited<ReturnType<typeof selectReports>>[number]): ConversationReport {
  return { ...row, createdAt: createdAt.toISOString() };
}
