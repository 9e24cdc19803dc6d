import { z } from "@hono/zod-openapi";
import { findNotifications } from "#domain/customers/notification/find-notifications.ts";
import { markAllSeen } from "#domain/customers/notification/mark-all-seen.ts";
import { markSeen } from "#domain/customers/notification/mark-seen.ts";
import { notificationParameter, notificationsQuery } from "#domain/customers/notification/notification.input.ts";
import { toWire } from "#shared/wire.ts";
import { answer, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Notification");

const notificationSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    message: z.string(),
    message_type: z.enum(["success", "error", "warning", "info"]),
    link: z.string().nullable(),
    is_seen: z.boolean(),
    created_at: z.string(),
  })
  .openapi("Notification");
const seenSchema = z.object({ success: z.string(), unread_count: z.int() });

const all = routes.get(
  "/user-notification/all",
  "What the customer was told, the newest first; with `after` what came since, the oldest first",
  { query: notificationsQuery },
  z.object({ notifications: z.array(notificationSchema), unread_count: z.int(), has_more: z.boolean() }),
);

const seen = routes.post(
  "/user-notification/seen/{id}",
  "Mark a notification as read",
  { params: notificationParameter },
  seenSchema,
);

const seenAll = routes.post("/user-notification/seen-all", "The customer has read all notifications", {}, seenSchema);

export const notificationApi = createRouter()
  .openapi(all, async (c) =>
    answer(c, await findNotifications(c.var.ctx, c.req.valid("query")), (found) => toWire(found)),
  )
  .openapi(seen, async (c) => {
    const marked = await markSeen(c.var.ctx, c.req.valid("param").id);
    if (!marked.ok) return refuse(c, marked.failure);
    return c.json({ success: c.var.ctx.t("Marked as read"), ...toWire(marked.value) }, 200);
  })
  .openapi(seenAll, async (c) => {
    const marked = await markAllSeen(c.var.ctx);
    if (!marked.ok) return refuse(c, marked.failure);
    return c.json({ success: c.var.ctx.t("All marked as read"), ...toWire(marked.value) }, 200);
  });
