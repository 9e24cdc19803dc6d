import { z } from "@hono/zod-openapi";
import {
  changeProductInput,
  newProductInput,
  productParameter,
  shopProductsQuery,
  bulkProductsInput,
  productStatusInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { uploadProductPicture } from "#domain/catalog/product-admin/upload-product-picture.ts";
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
import { catalogActions, sellerActions, sellerReads } from "../seller-guard.ts";
import { productFormSchema, productRecordSchema } from "./product.schema.ts";

const tags = ["Seller: products"];

const list = createRoute({
  method: "get",
  path: "/seller/products",
  tags,
  summary: "The products of the own shop, by state, category and words of name, SKU or barcode",
  ...sellerReads("products.read"),
  request: { query: shopProductsQuery },
  responses: answers(z.object({ products: pagedSchema(productRecordSchema).extend({ is_total_capped: z.boolean() }) })),
});

const one = createRoute({
  method: "get",
  path: "/seller/products/{id}",
  tags,
  summary: "A product with everything that can be changed",
  ...sellerReads("products.read"),
  request: { params: productParameter },
  responses: answers(z.object({ product: productFormSchema })),
});

const create = createRoute({
  method: "post",
  path: "/seller/products",
  tags,
  summary: "Create a product of the own shop; amounts in major units of the base currency",
  ...sellerActions("products.write"),
  request: body(newProductInput),
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const change = createRoute({
  method: "post",
  path: "/seller/products/{id}/change",
  tags,
  summary: "Save a product; 409 if someone else has saved it since this `revision`",
  ...sellerActions("products.write"),
  request: { params: productParameter, ...body(changeProductInput) },
  responses: answers(doneSchema.extend({ revision: z.int() })),
});

const copy = createRoute({
  method: "post",
  path: "/seller/products/{id}/copy",
  tags,
  summary: "Copy a product as a draft, without stock and special prices",
  ...sellerActions("products.write"),
  request: { params: productParameter },
  responses: answers(doneSchema.extend({ id: z.int() })),
});

const status = createRoute({
  method: "post",
  path: "/seller/product-status",
  tags,
  summary: "Publish, unpublish or archive products: all of them or none",
  ...sellerActions("products.write"),
  request: body(productStatusInput),
  responses: answers(doneSchema.extend({ changed: z.int() })),
});

const picture = createRoute({
  method: "post",
  path: "/seller/product-pictures",
  tags,
  summary: "Upload a picture of a product, as a seller or as staff who manage the catalog; answers its file name",
  ...catalogActions(),
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }) }),
        },
      },
    },
  },
  responses: answers(z.object({ file: z.string() })),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/products/bulk",
  tags,
  summary:
    "Do the same with selected products; `value` is what the action needs to know, `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkProductsInput),
  responses: answers(bulkSchema),
});

export const sellerProductApi = createRouter()
  .openapi(list, (c) => listProducts(c, "shop"))
  .openapi(one, (c) => showProduct(c, "shop", c.req.valid("param").id))
  .openapi(create, (c) => takeNewProduct(c, "shop", c.req.valid("json"), null))
  .openapi(change, (c) => takeProductChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(copy, (c) => takeProductCopy(c, "shop", c.req.valid("param").id))
  .openapi(status, (c) => takeProductStatus(c, "shop", c.req.valid("json")))
  .openapi(picture, async (c) => {
    const { file } = c.req.valid("form");
    const stored = await uploadProductPicture(c.var.ctx, new Uint8Array(await file.arrayBuffer()), file.name);
    return stored.ok ? c.json({ file: stored.value }, 200) : refuse(c, stored.failure);
  })
  .openapi(bulk, (c) => takeProductsChange(c, "shop", c.req.valid("json")));
