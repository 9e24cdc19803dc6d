import { and, asc, eq, isNull, notExists, sql, type SQL } from "drizzle-orm";
import { internalTags, recordTags } from "#db/schema/record.ts";
import { RECORD_COLUMNS, ofRecord } from "#domain/platform/record/record-column.ts";
import type { ReachedRecord, RecordKind } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";

export async function findRecordTags(ctx: Context, record: ReachedRecord): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: internalTags.name })
    .from(recordTags)
    .innerJoin(internalTags, eq(internalTags.id, recordTags.tagId))
    .where(and(isOfSide(record.byShopId), isAbout(record)))
    .orderBy(asc(internalTags.name));
  return rows.map(({ name }) => name);
}

/** The tags that records of this kind have; of all kinds if none is named. */
export async function findTagNames(
  ctx: Context,
  byShopId: number | null,
  kind: RecordKind | null,
  max: number,
): Promise<string[]> {
  const uses = ctx.db
    .select({ id: recordTags.id })
    .from(recordTags)
    .where(
      and(
        eq(recordTags.tagId, internalTags.id),
        kind ? sql`${recordTags[RECORD_COLUMNS[kind]]} is not null` : undefined,
      ),
    );
  const rows = await ctx.db
    .select({ name: internalTags.name })
    .from(internalTags)
    .where(and(isOfSide(byShopId), sql`exists ${uses}`))
    .orderBy(asc(internalTags.name))
    .limit(max);
  return rows.map(({ name }) => name);
}

/** Returns the tag as it was first written. */
export async function insertRecordTag(ctx: Context, record: ReachedRecord, typed: string): Promise<string> {
  const [known] = await ctx.db
    .select({ id: internalTags.id, name: internalTags.name })
    .from(internalTags)
    .where(and(isOfSide(record.byShopId), eq(sql`lower(${internalTags.name})`, typed.toLowerCase())))
    .orderBy(asc(internalTags.id))
    .limit(1)
    // An unused one could be deleted meanwhile.
    .for("key share");
  const tag = known ?? (await insertTag(ctx, record.byShopId, typed));
  await ctx.db
    .insert(recordTags)
    .values({ tagId: tag.id, ...ofRecord(record), createdAt: ctx.now() })
    .onConflictDoNothing();
  return tag.name;
}

async function insertTag(ctx: Context, byShopId: number | null, name: string) {
  const [tag] = await ctx.db
    .insert(internalTags)
    .values({ byShopId, name })
    .onConflictDoUpdate({ target: [internalTags.byShopId, internalTags.name], set: { name } })
    .returning({ id: internalTags.id, name: internalTags.name });
  return tag!;
}

/** Also deletes a tag that is no longer used. */
export async function deleteRecordTag(ctx: Context, record: ReachedRecord, name: string): Promise<void> {
  const tags = ctx.db
    .select({ id: internalTags.id })
    .from(internalTags)
    .where(and(isOfSide(record.byShopId), eq(internalTags.name, name)));
  await ctx.db.delete(recordTags).where(and(sql`${recordTags.tagId} in ${tags}`, isAbout(record)));
  const uses = ctx.db.select({ id: recordTags.id }).from(recordTags).where(eq(recordTags.tagId, internalTags.id));
  await ctx.db.delete(internalTags).where(and(isOfSide(record.byShopId), eq(internalTags.name, name), notExists(uses)));
}

const isAbout = ({ kind, id }: ReachedRecord): SQL => eq(recordTags[RECORD_COLUMNS[kind]], id);

const isOfSide = (byShopId: number | null): SQL =>
  byShopId === null ? isNull(internalTags.byShopId) : eq(internalTags.byShopId, byShopId);
