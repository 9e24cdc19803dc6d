import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { adminMediaQuery, bulkAdminMediaInput, changeMediaInput } from "#domain/platform/media/media.input.ts";
import { body } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { listMedia, mediaListSchema, takeMediaChange, takeMediaRemoval } from "../manage-media.ts";
import { createRouter } from "../router.ts";
import { anyStaffRoutes, staffRoutes } from "../staff-guard.ts";

const staff = anyStaffRoutes("Administration: content");
const contentManage = staffRoutes("Administration: content", "content.manage");

const list = staff.get(
  "/admin/media",
  "The uploaded pictures of the operator and of all shops, with where each is used",
  { query: adminMediaQuery },
  mediaListSchema,
);

const change = contentManage.post(
  "/admin/media/{id}/change",
  "Change the name and the alt text of a picture",
  { params: idParameter, ...body(changeMediaInput) },
  z.object({ success: z.string() }),
);

const bulk = contentManage.post(
  "/admin/media/bulk",
  "Delete selected pictures that nothing uses; `dry_run` says what would happen",
  body(bulkAdminMediaInput),
  bulkSchema,
);

export const adminMediaApi = createRouter()
  .openapi(list, (c) => listMedia(c, "operator"))
  .openapi(change, (c) => takeMediaChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takeMediaRemoval(c, "operator", c.req.valid("json")));
