import { reachRecord } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";
import type { Note } from "./note.ts";
import { findNoteRows } from "./note.repository.ts";

/** The newest first; none for anyone who may not read them. */
export async function findNotes(ctx: Context, side: RecordSide, subject: RecordSubject): Promise<Note[]> {
  const record = await reachRecord(ctx, side, subject, "read");
  return record.ok ? findNoteRows(ctx, record.value) : [];
}
