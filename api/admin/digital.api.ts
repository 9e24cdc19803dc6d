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
import { offeredFileForm, offeredFilesSchema } from "../seller/digital.schema.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: products"];

const list = createRoute({
  method: "get",
  path: "/admin/products/{id}/files",
  tags,
  summary: "The files beside a digital product of any shop",
  ...staffReads("catalog.manage"),
  request: { params: digitalProductParameter },
  responses: answers(z.object({ files: offeredFilesSchema })),
});

const offer = createRoute({
  method: "post",
  path: "/admin/products/{id}/files",
  tags,
  summary: "Put a file of at most 25 MB beside it; one of the same name is replaced, for those who have bought it too",
  ...staffActions("catalog.manage"),
  request: {
    params: digitalProductParameter,
    body: { required: true, content: { "multipart/form-data": { schema: offeredFileForm } } },
  },
  responses: answers(z.object({ success: z.string(), files: offeredFilesSchema })),
});

const keys = createRoute({
  method: "post",
  path: "/admin/products/{id}/licence-keys",
  tags,
  summary: "Take in licence keys of a variant; each new one is a unit in stock, or goes to a buyer who was owed one",
  ...staffActions("catalog.manage"),
  request: { params: digitalProductParameter, ...body(licenceKeysInput) },
  responses: answers(z.object({ success: z.string(), added: z.int() })),
});

const remove = createRoute({
  method: "post",
  path: "/admin/products/{id}/files/{file_id}/remove",
  tags,
  summary: "Take a file from a digital product that nobody has bought",
  ...staffActions("catalog.manage"),
  request: { params: offeredFileParameter },
  responses: answers(z.object({ success: z.string(), files: offeredFilesSchema })),
});

export const adminDigitalApi = createRouter()
  .openapi(remove, (c) => {
    const { id, file_id: fileId } = c.req.valid("param");
    return takeFileAway(c, "operator", id, fileId);
  })
  .openapi(list, (c) => listFiles(c, "operator", c.req.valid("param").id))
  .openapi(offer, (c) => takeFile(c, "operator", c.req.valid("param").id, c.req.valid("form")))
  .openapi(keys, (c) => takeKeys(c, "operator", c.req.valid("param").id, c.req.valid("json")));
