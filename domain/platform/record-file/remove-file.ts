import { logActivity } from "#domain/platform/record/log-activity.ts";
import { reachRecord, type RecordFailure } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { RecordFile } from "./record-file.ts";
import { deleteFile, deleteFilesOfProducts, findFileRows } from "./record-file.repository.ts";

/** Removes a file from a record, and its bytes. */
export async function removeFile(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  fileId: number,
): Promise<Result<RecordFile[], RecordFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<RecordFile[], RecordFailure>> => {
    const record = await reachRecord(inside, side, subject, "write");
    if (!record.ok) return record;
    const removed = await deleteFile(inside, record.value, fileId);
    if (!removed) return failure({ code: "not_found" });
    await logActivity(inside, record.value, "file_removed", removed.name);
    inside.afterCommit((outside) => outside.files.remove("private", removed.file));
    return success(await findFileRows(inside, record.value));
  });
}

/** In the transaction that deletes the products. */
export async function removeFilesOfProducts(ctx: Context, productIds: readonly number[]): Promise<void> {
  for (const file of await deleteFilesOfProducts(ctx, productIds))
    ctx.afterCommit((outside) => outside.files.remove("private", file));
}
