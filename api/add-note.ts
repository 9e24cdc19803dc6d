import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { writeNote } from "#domain/platform/note/write-note.ts";
import { type ApiContext, done } from "./answer.ts";

/** Writes a note for the side that asks. */
export async function addNote(c: ApiContext, side: RecordSide, subject: RecordSubject, text: string) {
  return done(c, await writeNote(c.var.ctx, side, subject, text), c.var.ctx.t("Note added"));
}
