import { confirmSubscription } from "#domain/platform/newsletter/confirm-subscription.ts";
import { newsletterKeyParameter, subscribeInput } from "#domain/platform/newsletter/newsletter.input.ts";
import { subscribe } from "#domain/platform/newsletter/subscribe.ts";
import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Newsletter");

const subscribing = routes.post(
  "/home/subscribers",
  "Subscribe to the newsletter; active once the link in the confirmation mail is used",
  body(subscribeInput),
  doneSchema,
);

const confirming = routes.post(
  "/newsletter/confirm/{key}",
  "Confirm the address, by the key in the mail",
  { params: newsletterKeyParameter },
  doneSchema,
);

export const newsletterApi = createRouter()
  .openapi(subscribing, async (c) => {
    const { ctx } = c.var;
    const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "subscribe", ctx.settings.subscribeTriesPerAddress));
    if (!tried.ok) return refuse(c, tried.failure);
    await subscribe(ctx, c.req.valid("json").email);
    return c.json({ success: ctx.t("Thank you! Open the link in our email to confirm.") }, 200);
  })
  .openapi(confirming, async (c) => {
    const confirmed = await confirmSubscription(c.var.ctx, c.req.valid("param").key);
    return confirmed.ok
      ? c.json({ success: c.var.ctx.t("You're subscribed to our newsletter.") }, 200)
      : refuse(c, confirmed.failure);
  });
