import { idParameter } from "#domain/id.input.ts";
import { rejectProductInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { refuseChange } from "#domain/catalog/product-admin/refuse-change.ts";
import { body, done, doneSchema } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");

const refuseWaiting = routes.post(
  "/admin/products/{id}/refuse-change",
  "Reject a shop's change of an approved product, with a reason for the seller",
  { params: idParameter, ...body(rejectProductInput) },
  doneSchema,
);

export const adminProductHistoryApi = createRouter().openapi(refuseWaiting, async (c) => {
  const { ctx } = c.var;
  const refused = await refuseChange(ctx, c.req.valid("param").id, c.req.valid("json").reason);
  return done(c, refused, ctx.t("Changes rejected"));
});
