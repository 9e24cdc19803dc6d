import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  approveProductsInput,
  changeProductInput,
  newShopProductInput,
  adminProductsQuery,
  bulkAdminProductsInput,
  productStatusInput,
  rejectProductInput,
  shopApprovalInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { approveProducts } from "#domain/catalog/product-admin/approve-products.ts";
import { rejectProduct } from "#domain/catalog/product-admin/reject-product.ts";
import { requireApproval } from "#domain/catalog/product-admin/require-approval.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import {
  listProducts,
  showProduct,
  takeNewProduct,
  takeProductChange,
  takeProductCopy,
  takeProductStatus,
  takeProductsChange,
} from "../manage-products.ts";
import { pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { productFormSchema, productRecordSchema } from "../seller/product.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");

const list = routes.get(
  "/admin/products",
  "The products of all shops, by state, category, shop and words of name, SKU or barcode",
  { query: adminProductsQuery },
  z.object({ products: pagedSchema(productRecordSchema).extend({ is_total_capped: z.boolean() }) }),
);

const one = routes.get(
  "/admin/products/{id}",
  "A product with everything that can be changed",
  { params: idParameter },
  z.object({ product: productFormSchema }),
);

const create = routes.post(
  "/admin/products",
  "Create a product for a shop; amounts in major units of the base currency",
  body(newShopProductInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/products/{id}/change",
  "Save a product; 409 if someone else has saved it since this `revision`",
  { params: idParameter, ...body(changeProductInput) },
  doneSchema.extend({ revision: z.int() }),
);

const copy = routes.post(
  "/admin/products/{id}/copy",
  "Copy a product as a draft, without stock and special prices",
  { params: idParameter },
  doneSchema.extend({ id: z.int() }),
);

const status = routes.post(
  "/admin/product-status",
  "Publish, unpublish or archive products: all of them or none",
  body(productStatusInput),
  doneSchema.extend({ changed: z.int() }),
);

const approve = routes.post(
  "/admin/product-approvals",
  "Approve products; published ones are shown at once",
  body(approveProductsInput),
  doneSchema,
);

const reject = routes.post(
  "/admin/products/{id}/reject",
  "Take a product out of the shop until it is approved; its seller is told why",
  { params: idParameter, ...body(rejectProductInput) },
  doneSchema,
);

const shopApproval = routes.post(
  "/admin/shops/{id}/product-approval",
  "Whether new products of a shop wait for approval",
  { params: idParameter, ...body(shopApprovalInput) },
  doneSchema,
);

const bulk = routes.post(
  "/admin/products/bulk",
  "Do the same with selected products; `value` is what the action needs to know, `dry_run` says what would happen",
  body(bulkAdminProductsInput),
  bulkSchema,
);

export const adminProductApi = createRouter()
  .openapi(list, (c) => listProducts(c, "operator"))
  .openapi(one, (c) => showProduct(c, "operator", c.req.valid("param").id))
  .openapi(create, (c) => {
    const { shop_id: shopId, ...input } = c.req.valid("json");
    return takeNewProduct(c, "operator", input, shopId);
  })
  .openapi(change, (c) => takeProductChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(copy, (c) => takeProductCopy(c, "operator", c.req.valid("param").id))
  .openapi(status, (c) => takeProductStatus(c, "operator", c.req.valid("json")))
  .openapi(approve, async (c) =>
    done(c, await approveProducts(c.var.ctx, c.req.valid("json").ids), c.var.ctx.t("Approved")),
  )
  .openapi(reject, async (c) => {
    const { ctx } = c.var;
    const rejected = await rejectProduct(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return rejected.ok ? c.json({ success: ctx.t("Product rejected") }, 200) : refuse(c, rejected.failure);
  })
  .openapi(shopApproval, async (c) => {
    const { ctx } = c.var;
    const required = await requireApproval(ctx, c.req.valid("param").id, c.req.valid("json").is_required);
    return required.ok ? c.json({ success: ctx.t("Saved") }, 200) : refuse(c, required.failure);
  })
  .openapi(bulk, (c) => takeProductsChange(c, "operator", c.req.valid("json")));
