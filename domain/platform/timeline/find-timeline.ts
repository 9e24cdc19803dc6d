import { mayDo } from "#domain/platform/permission/permission.ts";
import { reachRecord } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";
import type { Timeline, TimelineQuery } from "./timeline.ts";
import { findTimelineRows } from "./timeline.repository.ts";

const PER_PAGE = 20;
const MAX_PAGE = 50;

/** The history of a record, newest first; empty for anyone who may not see it. */
export async function findTimeline(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  { group, page: wanted }: TimelineQuery,
): Promise<Timeline> {
  const page = Math.min(Math.max(1, wanted), MAX_PAGE);
  const record = await reachRecord(ctx, side, subject, "read");
  if (!record.ok) return { group, page, entries: [], hasMore: false };
  const rows = await findTimelineRows(ctx, record.value, {
    group,
    offset: (page - 1) * PER_PAGE,
    limit: PER_PAGE + 1,
    // A shop knows its orders, so mails about them are not secret.
    hasMails: side === "shop" || mayDo(ctx, "mails.read"),
    hasOrders: side === "operator" && mayDo(ctx, "orders.read"),
  });
  return { group, page, entries: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE && page < MAX_PAGE };
}
