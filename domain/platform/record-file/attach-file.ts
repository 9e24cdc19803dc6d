import { logActivity } from "#domain/platform/record/log-activity.ts";
import { reachRecord, type RecordFailure } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { readAttachment } from "./read-attachment.ts";
import type { RecordFile } from "./record-file.ts";
import { countFiles, findFileRows, insertFile } from "./record-file.repository.ts";

const MAX_BYTES = 10_000_000;
const MAX_FILES = 20;
const MAX_PER_HOUR = 100;

export type AttachFileFailure =
  | RecordFailure
  | Failure<"too_many_tries" | "attachment_type" | "attachment_too_large" | "too_many_attachments">;

/** Attaches a file to a record. Only the same side sees it. */
export async function attachFile(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  upload: { name: string; bytes: Uint8Array },
): Promise<Result<RecordFile[], AttachFileFailure>> {
  const mayWrite = await withTransaction(ctx, (inside) => reachRecord(inside, side, subject, "write"));
  if (!mayWrite.ok) return mayWrite;
  const limit = { name: "record-files", of: String(ctx.visitor.customerId), max: MAX_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  if (upload.bytes.length > MAX_BYTES)
    return failure({ code: "attachment_too_large", values: { megabytes: MAX_BYTES / 1_000_000 } });
  const attachment = readAttachment(upload.bytes, upload.name);
  if (!attachment) return failure({ code: "attachment_type" });
  const file = `record-${ctx.newToken()}.bin`;
  await ctx.files.write("private", file, upload.bytes);
  const attached = await withTransaction(ctx, async (inside): Promise<Result<RecordFile[], AttachFileFailure>> => {
    const record = await reachRecord(inside, side, subject, "write");
    if (!record.ok) return record;
    if ((await countFiles(inside, record.value)) >= MAX_FILES)
      return failure({ code: "too_many_attachments", values: { count: MAX_FILES } });
    const stored = { ...attachment, sizeBytes: upload.bytes.length, file };
    await insertFile(inside, record.value, stored, await logActivity(inside, record.value, "file_added", stored.name));
    return success(await findFileRows(inside, record.value));
  });
  if (!attached.ok) await ctx.files.remove("private", file);
  return attached;
}
