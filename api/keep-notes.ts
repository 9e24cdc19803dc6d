import type { NoteSide, NoteSubject } from "#domain/platform/note/note.ts";
import { writeNote } from "#domain/platform/note/write-note.ts";
import { type ApiContext, done } from "./answer.ts";

/** Writes a note for the side that asks. */
export async function takeNote(c: ApiContext, side: NoteSide, subject: NoteSubject, text: string) {
  return done(c, await writeNote(c.var.ctx, side, subject, text), c.var.ctx.t("Note added"));
}
