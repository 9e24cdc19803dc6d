import { idParameter } from "#domain/id.input.ts";
import {
  approveProductsInput,
  rejectProductInput,
  shopApprovalInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { approveProducts } from "#domain/catalog/product-admin/approve-products.ts";
import { rejectProduct } from "#domain/catalog/product-admin/reject-product.ts";
import { requireApproval } from "#domain/catalog/product-admin/require-approval.ts";
import { body, done, doneSchema } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");

const approve = routes.post(
  "/admin/product-approvals",
  "Approve products; published ones are shown at once",
  body(approveProductsInput),
  doneSchema,
);

const reject = routes.post(
  "/admin/products/{id}/reject",
  "Reject a product, with a reason for its seller; hidden until approved",
  { params: idParameter, ...body(rejectProductInput) },
  doneSchema,
);

const shopApproval = routes.post(
  "/admin/shops/{id}/product-approval",
  "Whether new products of a shop wait for approval",
  { params: idParameter, ...body(shopApprovalInput) },
  doneSchema,
);

export const adminProductApi = createRouter()
  .openapi(approve, async (c) =>
    done(c, await approveProducts(c.var.ctx, c.req.valid("json").ids), c.var.ctx.t("Approved")),
  )
  .openapi(reject, async (c) => {
    const { ctx } = c.var;
    const rejected = await rejectProduct(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return done(c, rejected, ctx.t("Product rejected"));
  })
  .openapi(shopApproval, async (c) => {
    const { ctx } = c.var;
    const required = await requireApproval(ctx, c.req.valid("param").id, c.req.valid("json").is_required);
    return done(c, required, ctx.t("Saved"));
  });
