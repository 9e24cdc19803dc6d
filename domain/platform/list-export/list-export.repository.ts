import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { listExports } from "#db/schema/list-export.ts";
import type { Context } from "../../context.ts";
import type { ListExport } from "./list-export.ts";

const MAX_SHOWN = 1_000;

const SHOWN = {
  id: listExports.id,
  list: listExports.list,
  format: listExports.format,
  state: listExports.state,
  done: listExports.done,
  total: listExports.total,
  rows: listExports.rows,
  startedAt: listExports.createdAt,
};

const present = (row: Omit<ListExport, "startedAt"> & { startedAt: Date }): ListExport => ({
  ...row,
  startedAt: row.startedAt.toISOString(),
});

const isOf = (shopId: number | null) => (shopId === null ? isNull(listExports.shopId) : eq(listExports.shopId, shopId));

export async function insertExport(ctx: Context, values: typeof listExports.$inferInsert): Promise<ListExport> {
  const rows = await ctx.db
    .insert(listExports)
    .values({ ...values, createdAt: ctx.now() })
    .returning(SHOWN);
  return present(rows[0]!);
}

/** The person's own exports of this desk, newest first. */
export async function findExportRows(ctx: Context, shopId: number | null, customerId: number): Promise<ListExport[]> {
  const rows = await ctx.db
    .select(SHOWN)
    .from(listExports)
    .where(and(isOf(shopId), eq(listExports.customerId, customerId)))
    .orderBy(desc(listExports.id))
    .limit(MAX_SHOWN);
  return rows.map(present);
}

/** The person's own export of this desk; null if it is another's. */
export async function getExportRow(ctx: Context, shopId: number | null, customerId: number, id: number) {
  const rows = await ctx.db
    .select({ ...SHOWN, key: listExports.key, parts: listExports.parts })
    .from(listExports)
    .where(and(eq(listExports.id, id), isOf(shopId), eq(listExports.customerId, customerId)));
  const row = rows[0];
  return row ? { ...row, startedAt: row.startedAt.toISOString() } : null;
}

/** The oldest one that waits, or was interrupted. */
export async function getWaitingExport(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(listExports)
    .where(inArray(listExports.state, ["queued", "running"]))
    .orderBy(asc(listExports.id))
    .limit(1);
  return rows[0] ?? null;
}

type Step = { part: number; items: number; rows: number; lastId: number };

/** Records that a part is written; false if another process has done it. */
export async function advanceExport(ctx: Context, id: number, { part, items, rows, lastId }: Step): Promise<boolean> {
  const moved = await ctx.db
    .update(listExports)
    .set({
      state: "running",
      parts: part + 1,
      done: sql`${listExports.done} + ${items}`,
      rows: sql`${listExports.rows} + ${rows}`,
      after: lastId,
    })
    .where(and(eq(listExports.id, id), eq(listExports.parts, part), inArray(listExports.state, ["queued", "running"])))
    .returning({ id: listExports.id });
  return moved.length > 0;
}

export async function endExport(ctx: Context, id: number, state: "done" | "failed"): Promise<void> {
  await ctx.db.update(listExports).set({ state, finishedAt: ctx.now() }).where(eq(listExports.id, id));
}

/** Deletes exports from before this instant; returns their files. */
export function deleteOldExports(ctx: Context, before: Date): Promise<{ key: string; parts: number }[]> {
  return ctx.db
    .delete(listExports)
    .where(and(lt(listExports.createdAt, before), inArray(listExports.state, ["done", "failed"])))
    .returning({ key: listExports.key, parts: listExports.parts });
}
