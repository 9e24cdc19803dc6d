import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { restoreVersionInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { withdrawChange } from "#domain/catalog/product-admin/withdraw-change.ts";
import { discardDraftInput, productDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import {
  differencesSchema,
  listVersions,
  showVersion,
  showWaitingChange,
  takeDraft,
  takeDraftAway,
  takeRestoration,
  versionsSchema,
} from "../manage-product-history.ts";
import { createRouter } from "../router.ts";
import { catalogRoutes, sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: products", "products.read");
const productsWrite = sellerRoutes("Seller: products", "products.write");
const catalog = catalogRoutes("Seller: products");

const versions = productsRead.get(
  "/seller/products/{id}/versions",
  "The saved versions of a product, the latest first",
  { params: idParameter },
  versionsSchema,
);

const version = productsRead.get(
  "/seller/product-versions/{id}",
  "What restoring a version would change",
  { params: idParameter },
  differencesSchema,
);

const restore = productsWrite.post(
  "/seller/product-versions/{id}/restore",
  "Save a former version again; address, stock and status stay",
  { params: idParameter, ...body(restoreVersionInput) },
  doneSchema.extend({ revision: z.int() }),
);

const waiting = productsRead.get(
  "/seller/products/{id}/waiting-change",
  "What differs in the change of a product that waits for approval; nothing without one",
  { params: idParameter },
  differencesSchema,
);

const withdraw = productsWrite.post(
  "/seller/products/{id}/withdraw-change",
  "Take back a change that waits for approval or was refused",
  { params: idParameter },
  doneSchema,
);

const draft = catalog.post(
  "/seller/product-drafts",
  "Keep what was typed into the editor of a product, for this user alone, a seller or staff who manage the catalog",
  body(productDraftInput),
  z.object({ kept_at: z.string() }),
);

const discard = catalog.post(
  "/seller/product-drafts/discard",
  "Discard what was typed and not saved",
  body(discardDraftInput),
  doneSchema,
);

export const sellerProductHistoryApi = createRouter()
  .openapi(versions, (c) => listVersions(c, "shop", c.req.valid("param").id))
  .openapi(version, (c) => showVersion(c, "shop", c.req.valid("param").id))
  .openapi(restore, (c) => takeRestoration(c, "shop", c.req.valid("param").id, c.req.valid("json").revision))
  .openapi(waiting, (c) => showWaitingChange(c, "shop", c.req.valid("param").id))
  .openapi(withdraw, async (c) => {
    const { ctx } = c.var;
    const owner = await getProductOwner(ctx, "shop", "write");
    if (!owner.ok) return refuse(c, owner.failure);
    const withdrawn = await withdrawChange(ctx, owner.value, c.req.valid("param").id);
    return withdrawn.ok ? c.json({ success: ctx.t("Change withdrawn") }, 200) : refuse(c, withdrawn.failure);
  })
  .openapi(draft, (c) => takeDraft(c, c.req.valid("json")))
  .openapi(discard, (c) => takeDraftAway(c, c.req.valid("json")));
