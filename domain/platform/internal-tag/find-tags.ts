import { reachRecord } from "#domain/platform/record/reach-record.ts";
import type { RecordKind, RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";
import { findRecordTags, findTagNames } from "./internal-tag.repository.ts";

const MAX_SUGGESTED = 500;

/** A record's tags, and those of other records. */
export type RecordTags = { tags: string[]; known: string[] };

const NONE: RecordTags = { tags: [], known: [] };

/** None for anyone who may not read them. */
export async function findTags(ctx: Context, side: RecordSide, subject: RecordSubject): Promise<RecordTags> {
  const record = await reachRecord(ctx, side, subject, "read");
  if (!record.ok) return NONE;
  const { byShopId } = record.value;
  return {
    tags: await findRecordTags(ctx, record.value),
    known: await findTagNames(ctx, byShopId, null, MAX_SUGGESTED),
  };
}

/** The tags that a list can be filtered by. The caller has checked that its rows may be read. */
export function findTagChoices(ctx: Context, byShopId: number | null, kind: RecordKind): Promise<string[]> {
  return findTagNames(ctx, byShopId, kind, MAX_SUGGESTED);
}
