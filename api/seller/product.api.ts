import { z } from "@hono/zod-openapi";
import { uploadProductImage } from "#domain/catalog/product-admin/upload-product-image.ts";
import { fileInput, formBody, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { catalogRoutes } from "../seller-guard.ts";

const catalog = catalogRoutes("Seller: products");

const image = catalog.post(
  "/seller/product-pictures",
  "Upload an image of a product, as a seller or as staff who manage the catalog; returns its file name",
  formBody(z.object({ file: fileInput })),
  z.object({ file: z.string() }),
);

export const sellerProductApi = createRouter().openapi(image, async (c) => {
  const { file } = c.req.valid("form");
  const stored = await uploadProductImage(c.var.ctx, new Uint8Array(await file.arrayBuffer()), file.name);
  return stored.ok ? c.json({ file: stored.value }, 200) : refuse(c, stored.failure);
});
