import { z } from "@hono/zod-openapi";
import { productParameter, restoreVersionInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { withdrawChange } from "#domain/catalog/product-admin/withdraw-change.ts";
import { discardDraftInput, productDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { answers, body, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
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
import { catalogActions, sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: products"];
const done = z.object({ success: z.string() });

const versions = createRoute({
  method: "get",
  path: "/seller/products/{id}/versions",
  tags,
  summary: "The saved versions of a product, the latest first",
  ...sellerReads("products.read"),
  request: { params: productParameter },
  responses: answers(versionsSchema),
});

const version = createRoute({
  method: "get",
  path: "/seller/product-versions/{id}",
  tags,
  summary: "What restoring a version would change",
  ...sellerReads("products.read"),
  request: { params: productParameter },
  responses: answers(differencesSchema),
});

const restore = createRoute({
  method: "post",
  path: "/seller/product-versions/{id}/restore",
  tags,
  summary: "Save a former version again; address, stock and status stay",
  ...sellerActions("products.write"),
  request: { params: productParameter, ...body(restoreVersionInput) },
  responses: answers(done.extend({ revision: z.int() })),
});

const waiting = createRoute({
  method: "get",
  path: "/seller/products/{id}/waiting-change",
  tags,
  summary: "What differs in the change of a product that waits for approval; nothing without one",
  ...sellerReads("products.read"),
  request: { params: productParameter },
  responses: answers(differencesSchema),
});

const withdraw = createRoute({
  method: "post",
  path: "/seller/products/{id}/withdraw-change",
  tags,
  summary: "Take back a change that waits for approval or was refused",
  ...sellerActions("products.write"),
  request: { params: productParameter },
  responses: answers(done),
});

const draft = createRoute({
  method: "post",
  path: "/seller/product-drafts",
  tags,
  summary:
    "Keep what was typed into the editor of a product, for this user alone, a seller or staff who manage the catalog",
  ...catalogActions(),
  request: body(productDraftInput),
  responses: answers(z.object({ kept_at: z.string() })),
});

const discard = createRoute({
  method: "post",
  path: "/seller/product-drafts/discard",
  tags,
  summary: "Discard what was typed and not saved",
  ...catalogActions(),
  request: body(discardDraftInput),
  responses: answers(done),
});

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
