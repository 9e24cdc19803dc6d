import { logActivity } from "#domain/platform/record/log-activity.ts";
import { reachRecord, type RecordFailure } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";

const MAX_PER_HOUR = 300;

export type WriteNoteFailure = RecordFailure | Failure<"too_many_tries">;

/** A note that only the same side reads. */
export async function writeNote(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  text: string,
): Promise<Result<null, WriteNoteFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, WriteNoteFailure>> => {
    const record = await reachRecord(inside, side, subject, "write");
    if (!record.ok) return record;
    const limit = { name: "notes", of: String(ctx.visitor.customerId), max: MAX_PER_HOUR, minutes: 60 };
    const taken = await consumeRateLimit(inside, limit);
    if (!taken.ok) return taken;
    await logActivity(inside, record.value, "note", text);
    return success(null);
  });
}
