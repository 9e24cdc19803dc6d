import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changeProductInput,
  newProductInput,
  shopProductsQuery,
  bulkProductsInput,
  productStatusInput,
} from "#domain/catalog/product-admin/product-admin.input.ts";
import { uploadProductPicture } from "#domain/catalog/product-admin/upload-product-picture.ts";
import { body, doneSchema, refuse } from "../answer.ts";
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
import { catalogRoutes, sellerRoutes } from "../seller-guard.ts";
import { productFormSchema, productRecordSchema } from "./product.schema.ts";

const productsRead = sellerRoutes("Seller: products", "products.read");
const productsWrite = sellerRoutes("Seller: products", "products.write");
const catalog = catalogRoutes("Seller: products");

const list = productsRead.get(
  "/seller/products",
  "The products of the own shop, by state, category and words of name, SKU or barcode",
  { query: shopProductsQuery },
  z.object({ products: pagedSchema(productRecordSchema).extend({ is_total_capped: z.boolean() }) }),
);

const one = productsRead.get(
  "/seller/products/{id}",
  "A product with everything that can be changed",
  { params: idParameter },
  z.object({ product: productFormSchema }),
);

const create = productsWrite.post(
  "/seller/products",
  "Create a product of the own shop; amounts in major units of the base currency",
  body(newProductInput),
  doneSchema.extend({ id: z.int() }),
);

const change = productsWrite.post(
  "/seller/products/{id}/change",
  "Save a product; 409 if someone else has saved it since this `revision`",
  { params: idParameter, ...body(changeProductInput) },
  doneSchema.extend({ revision: z.int() }),
);

const copy = productsWrite.post(
  "/seller/products/{id}/copy",
  "Copy a product as a draft, without stock and special prices",
  { params: idParameter },
  doneSchema.extend({ id: z.int() }),
);

const status = productsWrite.post(
  "/seller/product-status",
  "Publish, unpublish or archive products: all of them or none",
  body(productStatusInput),
  doneSchema.extend({ changed: z.int() }),
);

const picture = catalog.post(
  "/seller/product-pictures",
  "Upload a picture of a product, as a seller or as staff who manage the catalog; answers its file name",
  {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({ file: z.instanceof(File).openapi({ type: "string", format: "binary" }) }),
        },
      },
    },
  },
  z.object({ file: z.string() }),
);

const bulk = productsWrite.post(
  "/seller/products/bulk",
  "Do the same with selected products; `value` is what the action needs to know, `dry_run` says what would happen",
  body(bulkProductsInput),
  bulkSchema,
);

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
