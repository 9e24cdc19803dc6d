import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { writeNote } from "#domain/platform/note/write-note.ts";
import { type ApiContext, refuse } from "./answer.ts";

/** Writes a note for the side that asks. */
export async function takeNote(c: ApiContext, side: RecordSide, subject: RecordSubject, text: string) {
  const written = await writeNote(c.var.ctx, side, subject, text);
  return written.ok ? c.json({ success: c.var.ctx.t("Note added") }, 200) : refuse(c, written.failure);
}
