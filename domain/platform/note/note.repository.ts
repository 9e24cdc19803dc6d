import { and, desc, eq, isNull } from "drizzle-orm";
import { notes } from "#db/schema/record.ts";
import { RECORD_COLUMNS } from "#domain/platform/record/record-column.ts";
import type { ReachedRecord } from "#domain/platform/record/record.ts";
import type { Context } from "../../context.ts";
import type { Note } from "./note.ts";

const MAX_NOTES = 100;

/** The latest notes of this shop, or of staff, the newest first. */
export async function findNoteRows(ctx: Context, { kind, id, byShopId }: ReachedRecord): Promise<Note[]> {
  const rows = await ctx.db
    .select({ id: notes.id, text: notes.text, writtenBy: notes.writtenBy, createdAt: notes.createdAt })
    .from(notes)
    .where(
      and(
        byShopId === null ? isNull(notes.byShopId) : eq(notes.byShopId, byShopId),
        eq(notes[RECORD_COLUMNS[kind]], id),
        eq(notes.kind, "note"),
      ),
    )
    .orderBy(desc(notes.id))
    .limit(MAX_NOTES);
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}
