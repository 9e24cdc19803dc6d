import { z } from "@hono/zod-openapi";
import { chooseTopics } from "#domain/customers/notification/choose-topics.ts";
import { findTopics } from "#domain/customers/notification/find-topics.ts";
import { topicsInput } from "#domain/customers/notification/topic.input.ts";
import { TOPICS } from "#domain/customers/notification/topic.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Profile");
const topicsSchema = z
  .array(z.object({ topic: z.enum(TOPICS), is_notified: z.boolean(), is_mailed: z.boolean() }))
  .openapi("Topics");

const read = routes.get(
  "/user/topics",
  "The customer's notification settings by topic and channel",
  {},
  z.object({ topics: topicsSchema }),
);

const choose = routes.post(
  "/user/topics",
  "Turn notifications and mails of a topic on or off",
  body(topicsInput),
  z.object({ success: z.string(), topics: topicsSchema }),
);

export const topicApi = createRouter()
  .openapi(read, async (c) => answer(c, await findTopics(c.var.ctx), (found) => ({ topics: toWire(found) })))
  .openapi(choose, async (c) => {
    const { ctx } = c.var;
    const chosen = await chooseTopics(ctx, c.req.valid("json"));
    if (!chosen.ok) return refuse(c, chosen.failure);
    return c.json({ success: ctx.t("Your choices have been saved."), topics: toWire(chosen.value) }, 200);
  });
