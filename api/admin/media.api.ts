import { z } from "@hono/zod-openapi";
import {
  adminMediaQuery,
  bulkAdminMediaInput,
  changeMediaInput,
  mediaParameter,
} from "#domain/platform/media/media.input.ts";
import { answers, body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { listMedia, mediaListSchema, takeMediaChange, takeMediaRemoval } from "../manage-media.ts";
import { createRouter } from "../router.ts";
import { anyStaffReads, staffActions } from "../staff-guard.ts";

const tags = ["Administration: content"];

const list = createRoute({
  method: "get",
  path: "/admin/media",
  tags,
  summary: "The uploaded pictures of the operator and of all shops, with where each is used",
  ...anyStaffReads(),
  request: { query: adminMediaQuery },
  responses: answers(mediaListSchema),
});

const change = createRoute({
  method: "post",
  path: "/admin/media/{id}/change",
  tags,
  summary: "Change the name and the alt text of a picture",
  ...staffActions("content.manage"),
  request: { params: mediaParameter, ...body(changeMediaInput) },
  responses: answers(z.object({ success: z.string() })),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/media/bulk",
  tags,
  summary: "Delete selected pictures that nothing uses; `dry_run` says what would happen",
  ...staffActions("content.manage"),
  request: body(bulkAdminMediaInput),
  responses: answers(bulkSchema),
});

export const adminMediaApi = createRouter()
  .openapi(list, (c) => listMedia(c, "operator"))
  .openapi(change, (c) => takeMediaChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takeMediaRemoval(c, "operator", c.req.valid("json")));
