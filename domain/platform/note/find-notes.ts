import type { Context } from "../../context.ts";
import { getNoteOwner } from "./get-note-owner.ts";
import type { Note, NoteSide, NoteSubject } from "./note.ts";
import { findNoteRows, getNotedRecord } from "./note.repository.ts";

/** The newest first; none for whoever may not read them. */
export async function findNotes(ctx: Context, side: NoteSide, subject: NoteSubject): Promise<Note[]> {
  const owner = await getNoteOwner(ctx, side, subject.kind, "read");
  if (!owner.ok) return [];
  const record = await getNotedRecord(ctx, owner.value, subject);
  return record ? findNoteRows(ctx, owner.value, record) : [];
}
