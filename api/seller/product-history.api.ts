import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { withdrawChange } from "#domain/catalog/product-admin/withdraw-change.ts";
import { discardDraftInput, productDraftInput } from "#domain/catalog/product-draft/product-draft.input.ts";
import { body, done, doneSchema } from "../answer.ts";
import { saveDraft, dropDraft } from "../desks/product-history.api.ts";
import { callerOf } from "../desk.ts";
import { createRouter } from "../router.ts";
import { catalogRoutes, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: products", "products");
const catalog = catalogRoutes("Seller: products");

const withdraw = routes.post(
  "/seller/products/{id}/withdraw-change",
  "Withdraw a pending or rejected change",
  { params: idParameter },
  doneSchema,
);

const draft = catalog.post(
  "/seller/product-drafts",
  "Save unsaved input of the product editor for this user",
  body(productDraftInput),
  z.object({ kept_at: z.string() }),
);

const discard = catalog.post(
  "/seller/product-drafts/discard",
  "Discard unsaved input of the product editor",
  body(discardDraftInput),
  doneSchema,
);

export const sellerProductHistoryApi = createRouter()
  .openapi(withdraw, async (c) => {
    const { ctx } = c.var;
    const withdrawn = await withdrawChange(ctx, callerOf(c, "shop"), c.req.valid("param").id);
    return done(c, withdrawn, ctx.t("Change withdrawn"));
  })
  .openapi(draft, (c) => saveDraft(c, c.req.valid("json")))
  .openapi(discard, (c) => dropDraft(c, c.req.valid("json")));
