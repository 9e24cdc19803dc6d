import { and, count, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { recordFiles } from "#db/schema/record.ts";
import { RECORD_COLUMNS, ofRecord } from "#domain/platform/record/record-column.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";
import type { RecordFile, StoredFile } from "./record-file.ts";

const STORED = {
  name: recordFiles.name,
  mediaType: recordFiles.mediaType,
  sizeBytes: recordFiles.sizeBytes,
  file: recordFiles.file,
};

export async function findFileRows(ctx: Context, record: ReachedRecord): Promise<RecordFile[]> {
  const rows = await ctx.db
    .select({
      id: recordFiles.id,
      name: recordFiles.name,
      sizeBytes: recordFiles.sizeBytes,
      addedBy: recordFiles.addedBy,
      createdAt: recordFiles.createdAt,
    })
    .from(recordFiles)
    .where(isOf(record))
    .orderBy(desc(recordFiles.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export async function countFiles(ctx: Context, record: ReachedRecord): Promise<number> {
  const rows = await ctx.db.select({ found: count() }).from(recordFiles).where(isOf(record));
  return rows[0]!.found;
}

export async function getFileRow(ctx: Context, record: ReachedRecord, fileId: number): Promise<StoredFile | null> {
  const rows = await ctx.db
    .select(STORED)
    .from(recordFiles)
    .where(and(isOf(record), eq(recordFiles.id, fileId)));
  return rows[0] ?? null;
}

export async function insertFile(
  ctx: Context,
  record: ReachedRecord,
  file: StoredFile,
  addedBy: string,
): Promise<void> {
  await ctx.db
    .insert(recordFiles)
    .values({ byShopId: record.byShopId, ...ofRecord(record), ...file, addedBy, createdAt: ctx.now() });
}

export async function deleteFile(ctx: Context, record: ReachedRecord, fileId: number): Promise<StoredFile | null> {
  const rows = await ctx.db
    .delete(recordFiles)
    .where(and(isOf(record), eq(recordFiles.id, fileId)))
    .returning(STORED);
  return rows[0] ?? null;
}

/** Of both sides. Returns their names in the private files. */
export async function deleteFilesOfProducts(ctx: Context, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const rows = await ctx.db
    .delete(recordFiles)
    .where(inArray(recordFiles.productId, [...productIds]))
    .returning({ file: recordFiles.file });
  return rows.map(({ file }) => file);
}

function isOf({ kind, id, byShopId }: ReachedRecord): SQL | undefined {
  const side = byShopId === null ? isNull(recordFiles.byShopId) : eq(recordFiles.byShopId, byShopId);
  return and(side, eq(recordFiles[RECORD_COLUMNS[kind]], id));
}
