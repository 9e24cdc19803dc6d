import { and, asc, desc, eq } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { termImportRows, termImports } from "#db/schema/term-import.ts";
import type { ReferenceList } from "#shared/reference-lists.ts";
import type { Context } from "../../context.ts";
import type { TermWrite } from "./term-file.ts";

const MAX = 20;
/** Rows of one statement. */
const CHUNK = 500;

type NewImport = Omit<typeof termImports.$inferInsert, "id" | "createdAt" | "undoneAt">;

export async function insertTermImport(
  ctx: Context,
  run: NewImport,
  writes: readonly (TermWrite & { after: object })[],
): Promise<void> {
  const [row] = await ctx.db
    .insert(termImports)
    .values({ ...run, createdAt: ctx.now() })
    .returning({ id: termImports.id });
  for (let start = 0; start < writes.length; start += CHUNK)
    await ctx.db
      .insert(termImportRows)
      .values(
        writes
          .slice(start, start + CHUNK)
          .map(({ kind, id, before, after }) => ({ importId: row!.id, kind, termId: id, before, after })),
      );
}

/** The latest ones first. */
export function findTermImportRows(ctx: Context, list: ReferenceList) {
  return ctx.db
    .select({
      id: termImports.id,
      fileName: termImports.fileName,
      rows: termImports.rows,
      created: termImports.created,
      changed: termImports.changed,
      unchanged: termImports.unchanged,
      errorsCount: termImports.errorsCount,
      firstName: customers.firstName,
      lastName: customers.lastName,
      startedAt: termImports.createdAt,
      undoneAt: termImports.undoneAt,
    })
    .from(termImports)
    .leftJoin(customers, eq(customers.id, termImports.customerId))
    .where(eq(termImports.list, list))
    .orderBy(desc(termImports.id))
    .limit(MAX);
}

/** Locked until the transaction ends. */
export async function lockTermImport(ctx: Context, list: ReferenceList, id: number) {
  const rows = await ctx.db
    .select({ fileName: termImports.fileName, startedAt: termImports.createdAt, undoneAt: termImports.undoneAt })
    .from(termImports)
    .where(and(eq(termImports.id, id), eq(termImports.list, list)))
    .for("update");
  return rows[0] ?? null;
}

/** What a run wrote, in the order of writing. */
export function findTermWrites(ctx: Context, importId: number) {
  return ctx.db
    .select({
      kind: termImportRows.kind,
      id: termImportRows.termId,
      before: termImportRows.before,
      after: termImportRows.after,
    })
    .from(termImportRows)
    .where(eq(termImportRows.importId, importId))
    .orderBy(asc(termImportRows.id));
}

export async function markTermImportUndone(ctx: Context, id: number): Promise<void> {
  await ctx.db.update(termImports).set({ undoneAt: ctx.now() }).where(eq(termImports.id, id));
}
