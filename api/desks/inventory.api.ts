import { z } from "@hono/zod-openapi";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { changeInventory, type ChangeInventoryFailure } from "#domain/fulfilment/inventory/change-inventory.ts";
import { changeThreshold } from "#domain/fulfilment/inventory/change-threshold.ts";
import { findInventory } from "#domain/fulfilment/inventory/find-inventory.ts";
import { findStockImports } from "#domain/fulfilment/inventory/find-stock-imports.ts";
import { findStockMovements } from "#domain/fulfilment/inventory/find-stock-movements.ts";
import { importStock } from "#domain/fulfilment/inventory/import-stock.ts";
import {
  changeInventoryInput,
  changeThresholdInput,
  inventoryQuery,
  movementsQuery,
} from "#domain/fulfilment/inventory/inventory.input.ts";
import { switchLowStockMail } from "#domain/fulfilment/inventory/switch-low-stock-mail.ts";
import { undoStockImport } from "#domain/fulfilment/inventory/undo-stock-import.ts";
import { idParameter } from "#domain/id.input.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, done, doneSchema, formBody, refuse, refuseInput } from "../answer.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import {
  inventoryRecordSchema,
  movementSchema,
  stockFileForm,
  stockImportSchema,
  stockImportSummarySchema,
} from "../seller/inventory.schema.ts";

type Side = ProductOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/inventory", operator: "admin/inventory" };

export async function takeLowStockMail(c: ApiContext, isOn: boolean) {
  return done(c, await switchLowStockMail(c.var.ctx, isOn), c.var.ctx.t("Saved"));
}

function refuseChanges(c: ApiContext, refused: ChangeInventoryFailure): never {
  if (refused.code !== "stock_too_low") return refuse(c, refused);
  const sentence = c.var.ctx.t("Only {count} can be removed. The rest are reserved for open orders.", {
    count: refused.left,
  });
  return refuseInput(c, { [`changes.${refused.index}.change`]: [sentence] });
}

/** The calls about stock: of a shop about its own, of the operator about all. */
function inventoryCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/inventory`,
    isShop
      ? "The stock of your own shop by variant; `code` finds exactly one SKU or barcode"
      : "The stock of all shops by variant; `code` finds exactly one SKU or barcode",
    { query: inventoryQuery },
    z.object({ stock: pagedListSchema(inventoryRecordSchema) }),
  );

  const movements = routes.get(
    `${area}/inventory/{id}/movements`,
    "The stock movements of a variant, latest first; `before` continues an earlier response",
    { params: idParameter, query: movementsQuery },
    z.object({ movements: z.array(movementSchema) }),
  );

  const change = routes.post(
    `${area}/inventory/changes`,
    "Book differences of variants, all or none, with the reason; units sold meanwhile stay sold",
    body(changeInventoryInput),
    doneSchema,
  );

  const threshold = routes.post(
    `${area}/inventory-thresholds/{id}`,
    "Set the low-stock threshold of a variant",
    { params: idParameter, ...body(changeThresholdInput) },
    doneSchema,
  );

  const importOne = routes.post(
    `${area}/inventory/import`,
    isShop
      ? "Set the stock of variants of your own shop from a CSV file of SKUs or barcodes, or check the file"
      : "Set the stock of variants of all shops from a CSV file of SKUs or barcodes, or check the file",
    formBody(stockFileForm),
    z.object({ success: z.string(), import: stockImportSchema }),
  );

  const imports = routes.get(
    `${area}/inventory/imports`,
    "The latest imports of stock, with who did them and whether they can be undone",
    {},
    z.object({ imports: z.array(stockImportSummarySchema) }),
  );

  const undo = routes.post(
    `${area}/inventory/imports/{id}/undo`,
    "Undo an import of the last 24 hours: its differences are taken back where there are units to sell",
    { params: idParameter },
    z.object({ success: z.string(), restored: z.int(), left: z.int() }),
  );

  return createRouter()
    .openapi(list, async (c) => {
      const owner = callerOf(c, side);
      const found = await findInventory(c.var.ctx, owner, listQueryOf(c, STOCK_LIST));
      return c.json({ stock: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(movements, async (c) => {
      const { id: variantId } = c.req.valid("param");
      const owner = callerOf(c, side);
      const found = await findStockMovements(c.var.ctx, owner, variantId, c.req.valid("query").before);
      return found.ok ? c.json({ movements: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(change, async (c) => {
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const booked = await changeInventory(ctx, owner, c.req.valid("json"));
      if (!booked.ok) return refuseChanges(c, booked.failure);
      return c.json({ success: ctx.t("Stock adjusted") }, 200);
    })
    .openapi(threshold, async (c) => {
      const { id: productId } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      return done(c, await changeThreshold(ctx, owner, productId, c.req.valid("json").threshold), ctx.t("Saved"));
    })
    .openapi(importOne, async (c) => {
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const { file, ...options } = c.req.valid("form");
      const content = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      const imported = await importStock(ctx, owner, content, options);
      if (!imported.ok) return refuse(c, imported.failure);
      const message = imported.value.isDryRun
        ? ctx.t("The file was checked. Nothing was changed.")
        : ctx.t("Stock imported");
      return c.json({ success: message, import: toWire(imported.value) }, 200);
    })
    .openapi(imports, async (c) => {
      const owner = callerOf(c, side);
      return c.json({ imports: toWire(await findStockImports(c.var.ctx, owner)) }, 200);
    })
    .openapi(undo, async (c) => {
      const { id: importId } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const undone = await undoStockImport(ctx, owner, importId);
      if (!undone.ok) return refuse(c, undone.failure);
      const { left } = undone.value;
      const message =
        left === 0
          ? ctx.t("Import undone")
          : ctx.t("Import undone, except for variants whose units are sold or reserved: {count}", { count: left });
      return c.json({ success: message, ...undone.value }, 200);
    });
}

export const sellerInventoryCalls = inventoryCalls(shopDesk("Seller: inventory", "products"));
export const adminInventoryCalls = inventoryCalls(operatorDesk("Administration: inventory", "catalog.manage"));
