import type { Context } from "#domain/context.ts";
import { findTags } from "#domain/platform/internal-tag/find-tags.ts";
import { findNotes } from "#domain/platform/note/find-notes.ts";
import { findFiles } from "#domain/platform/record-file/find-files.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";

/** What a desk keeps about a record that one of its screens shows. */
export async function readRecord(ctx: Context, side: RecordSide, subject: RecordSubject) {
  return {
    tags: await findTags(ctx, side, subject),
    files: await findFiles(ctx, side, subject),
    notes: await findNotes(ctx, side, subject),
  };
}

export type DeskRecordData = Awaited<ReturnType<typeof readRecord>>;
