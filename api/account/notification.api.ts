import { z } from "@hono/zod-openapi";
import { findNotifications } from "#domain/customers/notification/find-notifications.ts";
import { markAllSeen } from "#domain/customers/notification/mark-all-seen.ts";
import { markSeen } from "#domain/customers/notification/mark-seen.ts";
import { notificationParameter, notificationsQuery } from "#domain/customers/notification/notification.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Notification"];

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

const all = createRoute({
  method: "get",
  path: "/user-notification/all",
  security: signedIn,
  tags,
  summary: "What the customer was told, the newest first; with `after` what came since, the oldest first",
  middleware: [readOnly] as const,
  request: { query: notificationsQuery },
  responses: answers(
    z.object({ notifications: z.array(notificationSchema), unread_count: z.int(), has_more: z.boolean() }),
  ),
});

const seen = createRoute({
  method: "post",
  path: "/user-notification/seen/{id}",
  security: signedIn,
  tags,
  summary: "The customer has read a notification",
  middleware: [csrfProtected] as const,
  request: { params: notificationParameter },
  responses: answers(seenSchema),
});

const seenAll = createRoute({
  method: "post",
  path: "/user-notification/seen-all",
  security: signedIn,
  tags,
  summary: "The customer has read all notifications",
  middleware: [csrfProtected] as const,
  responses: answers(seenSchema),
});

export const notificationApi = createRouter()
  .openapi(all, async (c) => {
    const found = await findNotifications(c.var.ctx, c.req.valid("query"));
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
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
