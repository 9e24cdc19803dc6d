import { getImport } from "#domain/catalog/import/get-import.ts";
import type { ImportOptions } from "#domain/catalog/import/import.input.ts";
import { startImport } from "#domain/catalog/import/start-import.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, type ApiContext } from "./answer.ts";

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
