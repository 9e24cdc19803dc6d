import { z } from "@hono/zod-openapi";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { answers, failureResponses, refuse } from "../answer.ts";
import { createRoute, openRoutes } from "../create-route.ts";
import { signatureProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const webhook = createRoute({
  method: "post",
  path: "/payment/webhook/{provider}",
  tags: ["Payment"],
  summary: "A payment provider's webhook; its signature replaces the page token",
  middleware: [signatureProtected] as const,
  request: { params: z.object({ provider: z.string().max(40) }) },
  responses: answers(z.object({ success: z.literal(true) })),
});

const routes = openRoutes("Payment");

const comeBack = routes.get(
  "/payment/return/{key}",
  "The provider redirects the browser here; redirects to the confirmation or to another attempt",
  {
    params: z.object({ key: z.string().max(120) }),
    query: z.object({ canceled: z.literal("1").optional() }),
  },
  { 303: { description: "To the next page." }, ...failureResponses },
);

export const paymentApi = createRouter()
  .openapi(webhook, async (c) => {
    const { provider } = c.req.valid("param");
    const taken = await handleWebhook(c.var.ctx, {
      provider,
      body: await c.req.text(),
      headers: c.req.raw.headers,
    });
    return taken.ok ? c.json({ success: true as const }, 200) : refuse(c, taken.failure);
  })
  .openapi(comeBack, async (c) => {
    const next = await returnFromPayment(
      c.var.ctx,
      c.req.valid("param").key,
      c.req.valid("query").canceled !== undefined,
    );
    return next.ok ? c.redirect(next.value.address, 303) : refuse(c, next.failure);
  });
