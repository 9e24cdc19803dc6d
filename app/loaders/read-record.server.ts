import type { Context } from "#domain/context.ts";
import { findTags } from "#domain/platform/internal-tag/find-tags.ts";
import { findFiles } from "#domain/platform/record-file/find-files.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { findTimeline } from "#domain/platform/timeline/find-timeline.ts";
import type { TimelineQuery } from "#domain/platform/timeline/timeline.ts";
import { TIMELINE_GROUPS } from "#shared/timeline-group.ts";

/** A record's tags, files and notes on a desk, and its timeline. */
export async function readRecord(ctx: Context, side: RecordSide, subject: RecordSubject, { url }: Request) {
  return {
    tags: await findTags(ctx, side, subject),
    files: await findFiles(ctx, side, subject),
    timeline: await findTimeline(ctx, side, subject, readQuery(new URL(url).searchParams)),
  };
}

export type DeskRecordData = Awaited<ReturnType<typeof readRecord>>;

function readQuery(parameters: URLSearchParams): TimelineQuery {
  const page = Number(parameters.get("timeline_page"));
  return {
    group: TIMELINE_GROUPS.find((group) => group === parameters.get("timeline")) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
