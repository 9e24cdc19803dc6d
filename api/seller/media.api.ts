import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { bulkMediaInput, changeMediaInput, shopMediaQuery } from "#domain/platform/media/media.input.ts";
import { body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { listMedia, mediaListSchema, takeMediaChange, takeMediaRemoval } from "../manage-media.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: products", "products.read");
const productsWrite = sellerRoutes("Seller: products", "products.write");

const list = productsRead.get(
  "/seller/media",
  "The uploaded pictures of the own shop, with where each is used",
  { query: shopMediaQuery },
  mediaListSchema,
);

const change = productsWrite.post(
  "/seller/media/{id}/change",
  "Change the name and the alt text of a picture",
  { params: idParameter, ...body(changeMediaInput) },
  z.object({ success: z.string() }),
);

const bulk = productsWrite.post(
  "/seller/media/bulk",
  "Delete selected pictures that nothing uses; `dry_run` says what would happen",
  body(bulkMediaInput),
  bulkSchema,
);

export const sellerMediaApi = createRouter()
  .openapi(list, (c) => listMedia(c, "shop"))
  .openapi(change, (c) => takeMediaChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takeMediaRemoval(c, "shop", c.req.valid("json")));
