import { z } from "@hono/zod-openapi";
import {
  digitalProductParameter,
  licenceKeysInput,
  offeredFileFields,
  offeredFileParameter,
} from "#domain/fulfilment/digital/digital.input.ts";
import { findShopFiles } from "#domain/fulfilment/digital/find-shop-files.ts";
import { offerFile } from "#domain/fulfilment/digital/offer-file.ts";
import { offerLicenceKeys } from "#domain/fulfilment/digital/offer-licence-keys.ts";
import { removeFile } from "#domain/fulfilment/digital/remove-file.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: digital products"];
const filesSchema = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    version: z.string(),
    variant_id: z.int().nullable(),
    size_bytes: z.int(),
  }),
);
const fileForm = z.object({
  file: z.instanceof(File).openapi({ type: "string", format: "binary" }),
  ...offeredFileFields,
});

const list = createRoute({
  method: "get",
  path: "/seller/products/{id}/files",
  tags,
  summary: "The files beside a digital product of the own shop",
  ...sellerReads("products.read"),
  request: { params: digitalProductParameter },
  responses: answers(z.object({ files: filesSchema })),
});

const offer = createRoute({
  method: "post",
  path: "/seller/products/{id}/files",
  tags,
  summary: "Put a file of at most 25 MB beside it; one of the same name is replaced, for those who have bought it too",
  ...sellerActions("products.write"),
  request: {
    params: digitalProductParameter,
    body: { required: true, content: { "multipart/form-data": { schema: fileForm } } },
  },
  responses: answers(z.object({ success: z.string(), files: filesSchema })),
});

const keys = createRoute({
  method: "post",
  path: "/seller/products/{id}/licence-keys",
  tags,
  summary: "Take in licence keys of a variant; each new one is a unit in stock, or goes to a buyer who was owed one",
  ...sellerActions("products.write"),
  request: { params: digitalProductParameter, ...body(licenceKeysInput) },
  responses: answers(z.object({ success: z.string(), added: z.int() })),
});

const remove = createRoute({
  method: "post",
  path: "/seller/products/{id}/files/{file_id}/remove",
  tags,
  summary: "Take a file from a digital product that nobody has bought",
  ...sellerActions("products.write"),
  request: { params: offeredFileParameter },
  responses: answers(z.object({ success: z.string(), files: filesSchema })),
});

export const sellerDigitalApi = createRouter()
  .openapi(remove, async (c) => {
    const { ctx } = c.var;
    const { id, file_id: fileId } = c.req.valid("param");
    const removed = await removeFile(ctx, id, fileId);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ success: ctx.t("File removed"), files: toWire(removed.value) }, 200);
  })
  .openapi(list, async (c) => {
    const found = await findShopFiles(c.var.ctx, c.req.valid("param").id);
    return found.ok ? c.json({ files: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(offer, async (c) => {
    const { ctx } = c.var;
    const { file, version, variant_id: variantId } = c.req.valid("form");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const offered = await offerFile(ctx, c.req.valid("param").id, { name: file.name, bytes, version, variantId });
    if (!offered.ok) return refuse(c, offered.failure);
    return c.json({ success: ctx.t("File uploaded"), files: toWire(offered.value) }, 200);
  })
  .openapi(keys, async (c) => {
    const { ctx } = c.var;
    const { variant_id: variantId, keys: given } = c.req.valid("json");
    const offered = await offerLicenceKeys(ctx, c.req.valid("param").id, { variantId, keys: given });
    if (!offered.ok) return refuse(c, offered.failure);
    const { added } = offered.value;
    return c.json({ success: ctx.t("{count} license keys added", { count: added }), added }, 200);
  });
