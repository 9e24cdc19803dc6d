import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getNoteOwner, type NoteRefusal } from "./get-note-owner.ts";
import type { NoteSide, NoteSubject } from "./note.ts";
import { getNotedRecord, getWriterName, insertNote } from "./note.repository.ts";

const MAX_PER_HOUR = 300;

export type WriteNoteFailure = NoteRefusal | Refusal<"not_found" | "too_many_tries">;

/** A note that only the own side reads. The audit log says that staff noted something, not what: the text can be erased. */
export async function writeNote(
  ctx: Context,
  side: NoteSide,
  subject: NoteSubject,
  text: string,
): Promise<Result<null, WriteNoteFailure>> {
  const owner = await getNoteOwner(ctx, side, subject.kind, "write");
  if (!owner.ok) return owner;
  const customerId = ctx.visitor.customerId!;
  const limit = { name: "notes", of: String(customerId), most: MAX_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside): Promise<Result<null, WriteNoteFailure>> => {
    const record = await getNotedRecord(inside, owner.value, subject);
    if (!record) return failure({ code: "not_found" });
    await insertNote(inside, owner.value, record, { text, writtenBy: await getWriterName(inside, customerId) });
    const id = subject.kind === "order" ? subject.code : subject.id;
    if (side === "operator") await logAudit(inside, { action: "note.add", subject: { kind: subject.kind, id } });
    return success(null);
  });
}
