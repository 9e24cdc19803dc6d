import { z } from "@hono/zod-openapi";
import {
  bulkMediaInput,
  changeMediaInput,
  mediaParameter,
  shopMediaQuery,
} from "#domain/platform/media/media.input.ts";
import { answers, body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listMedia, mediaListSchema, takeMediaChange, takeMediaRemoval } from "../manage-media.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: products"];

const list = createRoute({
  method: "get",
  path: "/seller/media",
  tags,
  summary: "The uploaded pictures of the own shop, with where each is used",
  ...sellerReads("products.read"),
  request: { query: shopMediaQuery },
  responses: answers(mediaListSchema),
});

const change = createRoute({
  method: "post",
  path: "/seller/media/{id}/change",
  tags,
  summary: "Change the name and the alt text of a picture",
  ...sellerActions("products.write"),
  request: { params: mediaParameter, ...body(changeMediaInput) },
  responses: answers(z.object({ success: z.string() })),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/media/bulk",
  tags,
  summary: "Delete selected pictures that nothing uses; `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkMediaInput),
  responses: answers(bulkSchema),
});

export const sellerMediaApi = createRouter()
  .openapi(list, (c) => listMedia(c, "shop"))
  .openapi(change, (c) => takeMediaChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takeMediaRemoval(c, "shop", c.req.valid("json")));
