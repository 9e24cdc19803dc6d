import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { changeInventory, type ChangeInventoryFailure } from "#domain/fulfilment/inventory/change-inventory.ts";
import { changeThreshold } from "#domain/fulfilment/inventory/change-threshold.ts";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { findStockMovements } from "#domain/fulfilment/inventory/find-stock-movements.ts";
import { importStock } from "#domain/fulfilment/inventory/import-stock.ts";
import type { ChangeInventoryInput, StockImportOptions } from "#domain/fulfilment/inventory/inventory.input.ts";
import { switchLowStockMail } from "#domain/fulfilment/inventory/switch-low-stock-mail.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, done, refuse, refuseInput } from "./answer.ts";
import { listQueryOf, pagedList } from "./paged.ts";

type Side = ProductOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/inventory", operator: "admin/inventory" };

/** Shop and operator use the same actions on stock; which of them the caller is, is checked each time. */
export async function listInventory(c: ApiContext, side: Side) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await findInventory(c.var.ctx, owner.value, listQueryOf(c, STOCK_LIST));
  return c.json({ stock: pagedList(c, CALLS[side], found) }, 200);
}

export async function listMovements(c: ApiContext, side: Side, variantId: number, before: number | undefined) {
  const owner = await getProductOwner(c.var.ctx, side, "read");
  if (!owner.ok) return refuse(c, owner.failure);
  const found = await findStockMovements(c.var.ctx, owner.value, variantId, before);
  return found.ok ? c.json({ movements: toWire(found.value) }, 200) : refuse(c, found.failure);
}

export async function takeStockChanges(c: ApiContext, side: Side, input: ChangeInventoryInput) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const booked = await changeInventory(ctx, owner.value, input);
  if (!booked.ok) return refuseChanges(c, booked.failure);
  return c.json({ success: ctx.t("Stock adjusted") }, 200);
}

export async function takeThreshold(c: ApiContext, side: Side, productId: number, threshold: number) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  return done(c, await changeThreshold(ctx, owner.value, productId, threshold), ctx.t("Saved"));
}

export async function takeLowStockMail(c: ApiContext, isOn: boolean) {
  return done(c, await switchLowStockMail(c.var.ctx, isOn), c.var.ctx.t("Saved"));
}

export async function takeStockImport(c: ApiContext, side: Side, form: StockImportOptions & { file: File }) {
  const { ctx } = c.var;
  const owner = await getProductOwner(ctx, side, "write");
  if (!owner.ok) return refuse(c, owner.failure);
  const { file, ...options } = form;
  const content = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const imported = await importStock(ctx, owner.value, content, options);
  if (!imported.ok) return refuse(c, imported.failure);
  const said = imported.value.isDryRun ? ctx.t("The file was checked. Nothing was changed.") : ctx.t("Stock imported");
  return c.json({ success: said, import: toWire(imported.value) }, 200);
}

function refuseChanges(c: ApiContext, refused: ChangeInventoryFailure): never {
  if (refused.code !== "stock_too_low") return refuse(c, refused);
  const sentence = c.var.ctx.t("Only {count} can be removed. The rest are reserved for open orders.", {
    count: refused.left,
  });
  return refuseInput(c, { [`changes.${refused.index}.change`]: [sentence] });
}
