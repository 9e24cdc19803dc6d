import { z } from "@hono/zod-openapi";
import {
  approveProductsInput,
  changeProductInput,
  newShopProductInput,
  productParameter,
  adminProductsQuery,
  bulkAdminProductsInput,
  productStatusInput,
  rejectProductInput,
  shopApprovalInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { approveProducts } from "#domain/catalog/product-admin/approve-products.ts";
import { rejectProduct } from "#domain/catalog/product-admin/reject-product.ts";
import { requireApproval } from "#domain/catalog/product-admin/require-approval.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
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
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: products"];

const list = createRoute({
  method: "get",
  path: "/admin/products",
  tags,
  summary: "The products of all shops, by state, category, shop and words of name, SKU or barcode",
  ...staffReads("catalog.manage"),
  request: { query: adminProductsQuery },
  responses: answers(z.object({ products: pagedSchema(productRecordSchema).extend({ is_total_capped: z.boolean() }) })),
});

const one = createRoute({
  method: "get",
  path: "/admin/products/{id}",
  tags,
  summary: "A product with everything that can be changed",
  ...staffReads("catalog.manage"),
  request: { params: productParameter },
  responses: answers(z.object({ product: productFormSchema })),
});

const create = createRoute({
  method: "post",
  path: "/admin/products",
  tags,
  summary: "Create a product for a shop; amounts in major units of the base currency",
  ...staffActions("catalog.manage"),
  request: body(newShopProductInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/admin/products/{id}/change",
  tags,
  summary: "Save a product; 409 if someone else has saved it since this `revision`",
  ...staffActions("catalog.manage"),
  request: { params: productParameter, ...body(changeProductInput) },
  responses: answers(doneSchema.extend({ revision: z.int() })),
});

const copy = createRoute({
  method: "post",
  path: "/admin/products/{id}/copy",
  tags,
  summary: "Copy a product as a draft, without stock and special prices",
  ...staffActions("catalog.manage"),
  request: { params: productParameter },
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const status = createRoute({
  method: "post",
  path: "/admin/product-status",
  tags,
  summary: "Publish, unpublish or archive products: all of them or none",
  ...staffActions("catalog.manage"),
  request: body(productStatusInput),
  responses: answers(doneSchema.extend({ changed: z.int() })),
});

const approve = createRoute({
  method: "post",
  path: "/admin/product-approvals",
  tags,
  summary: "Approve products; published ones are shown at once",
  ...staffActions("catalog.manage"),
  request: body(approveProductsInput),
  responses: answers(doneSchema),
});

const reject = createRoute({
  method: "post",
  path: "/admin/products/{id}/reject",
  tags,
  summary: "Take a product out of the shop until it is approved; its seller is told why",
  ...staffActions("catalog.manage"),
  request: { params: productParameter, ...body(rejectProductInput) },
  responses: answers(doneSchema),
});

const shopApproval = createRoute({
  method: "post",
  path: "/admin/shops/{id}/product-approval",
  tags,
  summary: "Whether new products of a shop wait for approval",
  ...staffActions("catalog.manage"),
  request: { params: productParameter, ...body(shopApprovalInput) },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/products/bulk",
  tags,
  summary:
    "Do the same with selected products; `value` is what the action needs to know, `dry_run` says what would happen",
  ...staffActions("catalog.manage"),
  request: body(bulkAdminProductsInput),
  responses: answers(bulkSchema),
});

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
  .openapi(approve, async (c) => {
    const { ctx } = c.var;
    const approved = await approveProducts(ctx, c.req.valid("json").ids);
    if (!approved.ok) return refuse(c, approved.failure);
    return c.json({ success: ctx.t("Approved") }, 200);
  })
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
