import { z } from "@hono/zod-openapi";
import { unsubscribe } from "#domain/customers/unsubscribe/unsubscribe.ts";
import { answers, done, doneSchema } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { mailKeyProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const end = createRoute({
  method: "post",
  path: "/unsubscribe/{key}",
  tags: ["Notification"],
  summary:
    "Unsubscribe from mails of a topic, by the link in one of them; mail programs call it automatically (RFC 8058)",
  middleware: [mailKeyProtected] as const,
  request: { params: z.object({ key: z.string().max(200) }) },
  responses: answers(doneSchema),
});

export const unsubscribeApi = createRouter().openapi(end, async (c) =>
  done(
    c,
    await unsubscribe(c.var.ctx, c.req.valid("param").key),
    c.var.ctx.t("You've unsubscribed from these emails."),
  ),
);
