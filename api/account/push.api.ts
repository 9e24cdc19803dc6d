import { chooseQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import { quietHoursInput, subscribeInput, unsubscribeInput } from "#domain/customers/push/push.input.ts";
import { subscribeToPushes } from "#domain/customers/push/subscribe-to-pushes.ts";
import { unsubscribeFromPushes } from "#domain/customers/push/unsubscribe-from-pushes.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Notification"];

const subscribe = createRoute({
  method: "post",
  path: "/push/subscribe",
  security: signedIn,
  tags,
  summary: "Send the customer's notifications to this browser, by its push subscription",
  middleware: [csrfProtected] as const,
  request: body(subscribeInput),
  responses: answers(doneSchema),
});

const unsubscribe = createRoute({
  method: "post",
  path: "/push/unsubscribe",
  security: signedIn,
  tags,
  summary: "Send no more notifications to this browser",
  middleware: [csrfProtected] as const,
  request: body(unsubscribeInput),
  responses: answers(doneSchema),
});

const quiet = createRoute({
  method: "post",
  path: "/push/quiet-hours",
  security: signedIn,
  tags,
  summary: "Send nothing to browsers between these times of the day; null ends that",
  middleware: [csrfProtected] as const,
  request: body(quietHoursInput),
  responses: answers(doneSchema),
});

export const pushApi = createRouter()
  .openapi(subscribe, async (c) => {
    const subscribed = await subscribeToPushes(c.var.ctx, c.req.valid("json"));
    if (!subscribed.ok) return refuse(c, subscribed.failure);
    return c.json({ success: c.var.ctx.t("Notifications are on for this browser.") }, 200);
  })
  .openapi(unsubscribe, async (c) => {
    const unsubscribed = await unsubscribeFromPushes(c.var.ctx, c.req.valid("json").endpoint);
    if (!unsubscribed.ok) return refuse(c, unsubscribed.failure);
    return c.json({ success: c.var.ctx.t("Notifications are off for this browser.") }, 200);
  })
  .openapi(quiet, async (c) => {
    const chosen = await chooseQuietHours(c.var.ctx, c.req.valid("json"));
    return chosen.ok ? c.json({ success: c.var.ctx.t("Quiet hours saved") }, 200) : refuse(c, chosen.failure);
  });
