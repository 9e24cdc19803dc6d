import { findImports } from "#domain/catalog/import/find-imports.ts";
import { getImport } from "#domain/catalog/import/get-import.ts";
import type { ImportOptions } from "#domain/catalog/import/import.input.ts";
import { dropTemplate, findImportTemplates, keepTemplate } from "#domain/catalog/import/keep-template.ts";
import { startImport } from "#domain/catalog/import/start-import.ts";
import { undoImport } from "#domain/catalog/import/undo-import.ts";
import { writeReport } from "#domain/catalog/import/write-report.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, done, refuse } from "./answer.ts";

type Side = ProductOwner["kind"];

/** Shop and operator import the same way; which of them the caller is, is checked each time. */
export async function takeImport(c: ApiContext, side: Side, form: ImportOptions & { file: File }, shopId = 0) {
  const owner = await getProductOwner(c.var.ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const { file, ...options } = form;
  const content = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const started = await startImport(c.var.ctx, owner.value, owner.value.shopId ?? shopId, content, options);
  if (!started.ok) return refuse(c, started.failure);
  return c.json({ success: c.var.ctx.t("Import started"), import: toWire(started.value) }, 200);
}

export async function showImport(c: ApiContext, side: Side, id: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await getImport(c.var.ctx, owner.value, id);
  return found.ok ? c.json({ import: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function listImports(c: ApiContext, side: Side, shopId?: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json({ imports: (await findImports(c.var.ctx, owner.value, shopId)).map((run) => toWire(run)) }, 200);
}

export async function takeUndo(c: ApiContext, side: Side, id: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const undone = await undoImport(ctx, owner.value, id);
  return undone.ok
    ? c.json({ success: ctx.t("Import undone"), ...toWire(undone.value) }, 200)
    : refuse(c, undone.failure);
}

/** What was wrong in the file, as a table. */
export async function sendReport(c: ApiContext, side: Side, id: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await getImport(ctx, owner.value, id);
  if (!found.ok) return refuse(c, found.failure);
  return c.body(writeReport(found.value), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="import-${id}.csv"`,
  });
}

export async function listTemplates(c: ApiContext, side: Side, shopId?: number) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json({ templates: await findImportTemplates(c.var.ctx, owner.value, shopId) }, 200);
}

export async function takeTemplate(
  c: ApiContext,
  side: Side,
  template: { name: string; mapping: Record<string, string> },
  shopId = 0,
) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const kept = await keepTemplate(ctx, owner.value, owner.value.shopId ?? shopId, template);
  if (!kept.ok) return refuse(c, kept.failure);
  return c.json({ success: ctx.t("Template saved"), id: kept.value }, 200);
}

export async function takeTemplateRemoval(c: ApiContext, side: Side, id: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  return done(c, await dropTemplate(ctx, owner.value, id), ctx.t("Template removed"));
}
