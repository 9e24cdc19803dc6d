import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { licenceKeysInput, offeredFileParameter } from "#domain/fulfilment/digital/digital.input.ts";
import { body } from "../answer.ts";
import { listFiles, takeFile, takeFileAway, takeKeys } from "../manage-digital.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";
import { offeredFileForm, offeredFilesSchema } from "./digital.schema.ts";

const productsRead = sellerRoutes("Seller: digital products", "products.read");
const productsWrite = sellerRoutes("Seller: digital products", "products.write");

const list = productsRead.get(
  "/seller/products/{id}/files",
  "The files beside a digital product of the own shop",
  { params: idParameter },
  z.object({ files: offeredFilesSchema }),
);

const offer = productsWrite.post(
  "/seller/products/{id}/files",
  "Put a file of at most 25 MB beside it; one of the same name is replaced, for those who have bought it too",
  {
    params: idParameter,
    body: { required: true, content: { "multipart/form-data": { schema: offeredFileForm } } },
  },
  z.object({ success: z.string(), files: offeredFilesSchema }),
);

const keys = productsWrite.post(
  "/seller/products/{id}/licence-keys",
  "Take in licence keys of a variant; each new one is a unit in stock, or goes to a buyer who was owed one",
  { params: idParameter, ...body(licenceKeysInput) },
  z.object({ success: z.string(), added: z.int() }),
);

const remove = productsWrite.post(
  "/seller/products/{id}/files/{file_id}/remove",
  "Take a file from a digital product that nobody has bought",
  { params: offeredFileParameter },
  z.object({ success: z.string(), files: offeredFilesSchema }),
);

export const sellerDigitalApi = createRouter()
  .openapi(remove, (c) => {
    const { id, file_id: fileId } = c.req.valid("param");
    return takeFileAway(c, "shop", id, fileId);
  })
  .openapi(list, (c) => listFiles(c, "shop", c.req.valid("param").id))
  .openapi(offer, (c) => takeFile(c, "shop", c.req.valid("param").id, c.req.valid("form")))
  .openapi(keys, (c) => takeKeys(c, "shop", c.req.valid("param").id, c.req.valid("json")));
