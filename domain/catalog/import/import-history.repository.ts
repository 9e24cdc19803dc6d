import { and, asc, desc, eq, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { importPictures, importTemplates, productImports } from "#db/schema/product-import.ts";
import type { Context } from "../../context.ts";
import type { ProductOwner } from "../product-admin/product-admin.ts";

const MAX = 50;

const countOf = (state: "waiting" | "done" | "failed") =>
  sql<number>`(select count(*)::int from ${importPictures} p where p.import_id = ${productImports.id} and p.state = ${state})`;

export function findImportRows(ctx: Context, owner: ProductOwner, shopId?: number) {
  const wanted = owner.kind === "shop" ? owner.shopId : shopId;
  return ctx.db
    .select({
      id: productImports.id,
      state: productImports.state,
      format: productImports.format,
      rows: productImports.rows,
      created: productImports.created,
      updated: productImports.updated,
      skipped: productImports.skipped,
      fileName: productImports.fileName,
      isDryRun: productImports.isDryRun,
      isByOperator: productImports.isByOperator,
      firstName: customers.firstName,
      lastName: customers.lastName,
      startedAt: productImports.createdAt,
      finishedAt: productImports.finishedAt,
      position: productImports.position,
      errorsCount: sql<number>`jsonb_array_length(${productImports.errors})`,
      waiting: countOf("waiting"),
      done: countOf("done"),
      failed: countOf("failed"),
    })
    .from(productImports)
    .leftJoin(customers, eq(customers.id, productImports.customerId))
    .where(wanted === undefined ? undefined : eq(productImports.shopId, wanted))
    .orderBy(desc(productImports.id))
    .limit(MAX);
}

/** Replaces the template of the same name. */
export async function saveTemplate(
  ctx: Context,
  shopId: number,
  { name, mapping }: { name: string; mapping: Record<string, string> },
): Promise<number> {
  const rows = await ctx.db
    .insert(importTemplates)
    .values({ shopId, name, mapping, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: [importTemplates.shopId, importTemplates.name], set: { mapping } })
    .returning({ id: importTemplates.id });
  return rows[0]!.id;
}

export function countTemplates(ctx: Context, shopId: number): Promise<number> {
  return ctx.db.$count(importTemplates, eq(importTemplates.shopId, shopId));
}

export function findTemplateRows(ctx: Context, owner: ProductOwner, shopId?: number) {
  const wanted = owner.kind === "shop" ? owner.shopId : shopId;
  return ctx.db
    .select({ id: importTemplates.id, name: importTemplates.name, mapping: importTemplates.mapping })
    .from(importTemplates)
    .where(wanted === undefined ? undefined : eq(importTemplates.shopId, wanted))
    .orderBy(asc(importTemplates.name), asc(importTemplates.id));
}

/** Null if the seller's own shop has no such template. */
export async function deleteTemplate(ctx: Context, owner: ProductOwner, id: number) {
  const isTheirs = owner.kind === "operator" ? undefined : eq(importTemplates.shopId, owner.shopId);
  const rows = await ctx.db
    .delete(importTemplates)
    .where(and(eq(importTemplates.id, id), isTheirs))
    .returning({ name: importTemplates.name, shopId: importTemplates.shopId });
  return rows[0] ?? null;
}
