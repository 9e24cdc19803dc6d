import { reachRecord, type RecordFailure } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { RecordFile, StoredFile } from "./record-file.ts";
import { findFileRows, getFileRow } from "./record-file.repository.ts";

/** The newest first; none for anyone who may not see them. */
export async function findFiles(ctx: Context, side: RecordSide, subject: RecordSubject): Promise<RecordFile[]> {
  const record = await reachRecord(ctx, side, subject, "read");
  return record.ok ? findFileRows(ctx, record.value) : [];
}

/** A file, for those who may see the record. */
export async function getFile(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  fileId: number,
): Promise<Result<StoredFile, RecordFailure>> {
  const record = await reachRecord(ctx, side, subject, "read");
  if (!record.ok) return record;
  const file = await getFileRow(ctx, record.value, fileId);
  return file ? success(file) : failure({ code: "not_found" });
}
