import { z } from "@hono/zod-openapi";
import { findImports } from "#domain/catalog/import/find-imports.ts";
import { getImport } from "#domain/catalog/import/get-import.ts";
import {
  importFields,
  type ImportOptions,
  newShopTemplateInput,
  newTemplateInput,
  shopImportFields,
  shopOfImports,
} from "#domain/catalog/import/import.input.ts";
import { dropTemplate, findImportTemplates, saveImportTemplate } from "#domain/catalog/import/save-import-template.ts";
import { startImport } from "#domain/catalog/import/start-import.ts";
import { undoImport } from "#domain/catalog/import/undo-import.ts";
import { writeReport } from "#domain/catalog/import/write-report.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { idParameter } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, done, doneSchema, fileInput, formBody, refuse } from "../answer.ts";
import { answerTable, answersTable } from "../file-answer.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { createRouter } from "../router.ts";
import { importSchema, importSummarySchema, templateSchema, undoneSchema } from "../seller/import.schema.ts";

type Side = ProductOwner["kind"];
/** The shop that an operator imports for; sellers import for their own. */
type OfShop = { shop_id?: number | undefined };
type ImportForm = OfShop & ImportOptions & { file: File };

async function saveTemplate(
  c: ApiContext,
  side: Side,
  { shop_id: shopId = 0, ...template }: OfShop & { name: string; mapping: Record<string, string> },
) {
  const { ctx } = c.var;
  const owner = callerOf(c, side);
  const kept = await saveImportTemplate(ctx, owner, owner.shopId ?? shopId, template);
  if (!kept.ok) return refuse(c, kept.failure);
  return c.json({ success: ctx.t("Template saved"), id: kept.value }, 200);
}

/** An operator says which shop it is for. */
function templateInputOf(side: Side): typeof newTemplateInput | typeof newShopTemplateInput {
  return side === "shop" ? newTemplateInput : newShopTemplateInput;
}

/** The calls about imports of products. */
function importCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";
  const form = isShop
    ? z.object({ file: fileInput, ...importFields })
    : z.object({ file: fileInput, ...shopImportFields });

  const start = routes.post(
    `${area}/imports`,
    isShop
      ? "Import products of your own shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its images, or check the file"
      : "Import products of a shop as drafts from a file of Souk, Shopify, WooCommerce or Google Merchant Center, or a ZIP with its images, or check the file",
    formBody(form),
    z.object({ success: z.string(), import: importSchema }),
  );

  const one = routes.get(
    `${area}/imports/{id}`,
    "The state of an import, with the errors of its file by line and column",
    { params: idParameter },
    z.object({ import: importSchema }),
  );

  const history = routes.get(
    `${area}/imports`,
    "The latest imports, with who started them and whether they can be undone",
    { query: isShop ? z.object({}) : shopOfImports },
    z.object({ imports: z.array(importSummarySchema) }),
  );

  const undo = routes.post(
    `${area}/imports/{id}/undo`,
    "Undo an import of the last 24 hours: what it created is removed, what it changed is restored unless saved since",
    { params: idParameter },
    undoneSchema,
  );

  const report = routes.get(
    `${area}/imports/{id}/report.csv`,
    "The errors of an import's file, as CSV",
    { params: idParameter },
    answersTable,
  );

  const templates = routes.get(
    `${area}/import-templates`,
    "Saved column mappings",
    { query: isShop ? z.object({}) : shopOfImports },
    z.object({ templates: z.array(templateSchema) }),
  );

  const keepOne = routes.post(
    `${area}/import-templates`,
    "Save a column mapping; replaces one of the same name",
    body(templateInputOf(side)),
    z.object({ success: z.string(), id: z.int() }),
  );

  const drop = routes.post(
    `${area}/import-templates/{id}/remove`,
    "Delete a saved column mapping",
    { params: idParameter },
    doneSchema,
  );

  return createRouter()
    .openapi(start, async (c) => {
      const owner = callerOf(c, side);
      const { file, shop_id: shopId = 0, ...options }: ImportForm = c.req.valid("form");
      const content = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      const started = await startImport(c.var.ctx, owner, owner.shopId ?? shopId, content, options);
      if (!started.ok) return refuse(c, started.failure);
      return c.json({ success: c.var.ctx.t("Import started"), import: toWire(started.value) }, 200);
    })
    .openapi(one, async (c) => {
      const owner = callerOf(c, side);
      const found = await getImport(c.var.ctx, owner, c.req.valid("param").id);
      return found.ok ? c.json({ import: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(history, async (c) => {
      const { shop_id: shopId }: OfShop = c.req.valid("query");
      const owner = callerOf(c, side);
      return c.json({ imports: (await findImports(c.var.ctx, owner, shopId)).map((run) => toWire(run)) }, 200);
    })
    .openapi(undo, async (c) => {
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const undone = await undoImport(ctx, owner, c.req.valid("param").id);
      return undone.ok
        ? c.json({ success: ctx.t("Import undone"), ...toWire(undone.value) }, 200)
        : refuse(c, undone.failure);
    })
    .openapi(report, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const found = await getImport(ctx, owner, id);
      if (!found.ok) return refuse(c, found.failure);
      return answerTable(c, writeReport(found.value), `import-${id}`);
    })
    .openapi(templates, async (c) => {
      const { shop_id: shopId }: OfShop = c.req.valid("query");
      const owner = callerOf(c, side);
      return c.json({ templates: await findImportTemplates(c.var.ctx, owner, shopId) }, 200);
    })
    .openapi(keepOne, (c) => saveTemplate(c, side, c.req.valid("json")))
    .openapi(drop, async (c) => {
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      return done(c, await dropTemplate(ctx, owner, c.req.valid("param").id), ctx.t("Template removed"));
    });
}

export const sellerImportCalls = importCalls(shopDesk("Seller: products", "products"));
export const adminImportCalls = importCalls(operatorDesk("Administration: products", "catalog.manage"));
