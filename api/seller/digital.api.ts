import { z } from "@hono/zod-openapi";
import {
  digitalProductParameter,
  licenceKeysInput,
  offeredFileParameter,
} from "#domain/fulfilment/digital/digital.input.ts";
import { answers, body } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { listFiles, takeFile, takeFileAway, takeKeys } from "../manage-digital.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { offeredFileForm, offeredFilesSchema } from "./digital.schema.ts";

const tags = ["Seller: digital products"];

const list = createRoute({
  method: "get",
  path: "/seller/products/{id}/files",
  tags,
  summary: "The files beside a digital product of the own shop",
  ...sellerReads("products.read"),
  request: { params: digitalProductParameter },
  responses: answers(z.object({ files: offeredFilesSchema })),
});

const offer = createRoute({
  method: "post",
  path: "/seller/products/{id}/files",
  tags,
  summary: "Put a file of at most 25 MB beside it; one of the same name is replaced, for those who have bought it too",
  ...sellerActions("products.write"),
  request: {
    params: digitalProductParameter,
    body: { required: true, content: { "multipart/form-data": { schema: offeredFileForm } } },
  },
  responses: answers(z.object({ success: z.string(), files: offeredFilesSchema })),
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
  responses: answers(z.object({ success: z.string(), files: offeredFilesSchema })),
});

export const sellerDigitalApi = createRouter()
  .openapi(remove, (c) => {
    const { id, file_id: fileId } = c.req.valid("param");
    return takeFileAway(c, "shop", id, fileId);
  })
  .openapi(list, (c) => listFiles(c, "shop", c.req.valid("param").id))
  .openapi(offer, (c) => takeFile(c, "shop", c.req.valid("param").id, c.req.valid("form")))
  .openapi(keys, (c) => takeKeys(c, "shop", c.req.valid("param").id, c.req.valid("json")));
