import { createRoute, z } from "@hono/zod-openapi";
import { trackOrderInput } from "#domain/order/order.input.ts";
import { trackOrder } from "#domain/order/track-order.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "./answer.ts";
import { acts } from "./guard.ts";
import { trackedOrderSchema } from "./order.schema.ts";
import { createRouter } from "./router.ts";

const track = createRoute({
  method: "post",
  path: "/track-order",
  tags: ["Order"],
  summary: "States of an order by its code with the e-mail address or phone number of its purchase",
  middleware: [acts] as const,
  request: body(trackOrderInput),
  responses: answers(z.object({ order: trackedOrderSchema })),
});

export const orderApi = createRouter().openapi(track, async (c) => {
  const tracked = await trackOrder(c.var.ctx, c.req.valid("json"));
  return tracked.ok ? c.json({ order: toWire(tracked.value) }, 200) : refuse(c, tracked.failure);
});
