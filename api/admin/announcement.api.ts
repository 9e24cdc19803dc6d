import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { announce } from "#domain/platform/announcement/announce.ts";
import { announcementInput } from "#domain/platform/announcement/announcement.input.ts";
import { AUDIENCES } from "#domain/platform/announcement/announcement.ts";
import { cancelAnnouncement } from "#domain/platform/announcement/cancel-announcement.ts";
import { findAnnouncements } from "#domain/platform/announcement/find-announcements.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: notifications", "content.manage");

const announcementSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    message: z.string(),
    message_type: z.enum(["success", "error", "warning", "info"]),
    link: z.string().nullable(),
    audience: z.enum(AUDIENCES),
    state: z.enum(["scheduled", "sent", "canceled"]),
    due_at: z.string(),
    sent_at: z.string().nullable(),
    recipients: z.int(),
  })
  .openapi("Announcement");

const list = routes.get(
  "/admin/notifications",
  "Messages to customers, the newest first, with how many got each",
  {},
  z.object({ announcements: z.array(announcementSchema) }),
);

const create = routes.post(
  "/admin/notifications",
  "Send a message to everyone, to buyers or to sellers, now or at a time",
  body(announcementInput),
  doneSchema.extend({ id: z.int() }),
);

const cancel = routes.post(
  "/admin/notifications/{id}/cancel",
  "Cancel a scheduled message",
  { params: idParameter },
  doneSchema,
);

export const adminAnnouncementApi = createRouter()
  .openapi(list, async (c) =>
    answer(c, await findAnnouncements(c.var.ctx), (found) => ({ announcements: toWire(found) })),
  )
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    const made = await announce(c.var.ctx, input);
    if (!made.ok) return refuse(c, made.failure);
    const { t } = c.var.ctx;
    return c.json(
      { success: input.scheduled_at ? t("Notification scheduled") : t("Notification sent"), ...made.value },
      200,
    );
  })
  .openapi(cancel, async (c) => {
    const canceled = await cancelAnnouncement(c.var.ctx, c.req.valid("param").id);
    return done(c, canceled, c.var.ctx.t("Notification canceled"));
  });
