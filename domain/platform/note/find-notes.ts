import type { Context } from "../../context.ts";
import { getNoteKeeper } from "./get-note-keeper.ts";
import type { Note, NoteSide, NoteSubject } from "./note.ts";
import { findNoteRows, getNotedRecord } from "./note.repository.ts";

/** The newest first; none for whoever may not read them. */
export async function findNotes(ctx: Context, side: NoteSide, subject: NoteSubject): Promise<Note[]> {
  const keeper = await getNoteKeeper(ctx, side, subject.kind, "read");
  if (!keeper.ok) return [];
  const record = await getNotedRecord(ctx, keeper.value, subject);
  return record ? findNoteRows(ctx, keeper.value, record) : [];
}
