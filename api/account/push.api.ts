import { chooseQuietHours } from "#domain/customers/push/choose-quiet-hours.ts";
import { quietHoursInput, subscribeInput, unsubscribeInput } from "#domain/customers/push/push.input.ts";
import { subscribeToPushes } from "#domain/customers/push/subscribe-to-pushes.ts";
import { unsubscribeFromPushes } from "#domain/customers/push/unsubscribe-from-pushes.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Notification");

const subscribe = routes.post(
  "/push/subscribe",
  "Send the customer's notifications to this browser, by its push subscription",
  body(subscribeInput),
  doneSchema,
);

const unsubscribe = routes.post(
  "/push/unsubscribe",
  "Send no more notifications to this browser",
  body(unsubscribeInput),
  doneSchema,
);

const quiet = routes.post(
  "/push/quiet-hours",
  "Set quiet hours without push messages to browsers; null ends them",
  body(quietHoursInput),
  doneSchema,
);

export const pushApi = createRouter()
  .openapi(subscribe, async (c) => {
    const subscribed = await subscribeToPushes(c.var.ctx, c.req.valid("json"));
    return subscribed.ok
      ? c.json({ success: c.var.ctx.t("Notifications are on for this browser.") }, 200)
      : refuse(c, subscribed.failure);
  })
  .openapi(unsubscribe, async (c) => {
    const unsubscribed = await unsubscribeFromPushes(c.var.ctx, c.req.valid("json").endpoint);
    return unsubscribed.ok
      ? c.json({ success: c.var.ctx.t("Notifications are off for this browser.") }, 200)
      : refuse(c, unsubscribed.failure);
  })
  .openapi(quiet, async (c) =>
    done(c, await chooseQuietHours(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Quiet hours saved")),
  );
