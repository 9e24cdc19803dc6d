import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { licenceKeysInput, offeredFileParameter } from "#domain/fulfilment/digital/digital.input.ts";
import { body } from "../answer.ts";
import { listFiles, takeFile, takeFileAway, takeKeys } from "../manage-digital.ts";
import { createRouter } from "../router.ts";
import { offeredFileForm, offeredFilesSchema } from "../seller/digital.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: products", "catalog.manage");

const list = routes.get(
  "/admin/products/{id}/files",
  "The files beside a digital product of any shop",
  { params: idParameter },
  z.object({ files: offeredFilesSchema }),
);

const offer = routes.post(
  "/admin/products/{id}/files",
  "Put a file of at most 25 MB beside it; one of the same name is replaced, for those who have bought it too",
  {
    params: idParameter,
    body: { required: true, content: { "multipart/form-data": { schema: offeredFileForm } } },
  },
  z.object({ success: z.string(), files: offeredFilesSchema }),
);

const keys = routes.post(
  "/admin/products/{id}/licence-keys",
  "Take in licence keys of a variant; each new one is a unit in stock, or goes to a buyer who was owed one",
  { params: idParameter, ...body(licenceKeysInput) },
  z.object({ success: z.string(), added: z.int() }),
);

const remove = routes.post(
  "/admin/products/{id}/files/{file_id}/remove",
  "Take a file from a digital product that nobody has bought",
  { params: offeredFileParameter },
  z.object({ success: z.string(), files: offeredFilesSchema }),
);

export const adminDigitalApi = createRouter()
  .openapi(remove, (c) => {
    const { id, file_id: fileId } = c.req.valid("param");
    return takeFileAway(c, "operator", id, fileId);
  })
  .openapi(list, (c) => listFiles(c, "operator", c.req.valid("param").id))
  .openapi(offer, (c) => takeFile(c, "operator", c.req.valid("param").id, c.req.valid("form")))
  .openapi(keys, (c) => takeKeys(c, "operator", c.req.valid("param").id, c.req.valid("json")));
