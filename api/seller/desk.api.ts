import { findShopCounters } from "#domain/platform/desk/find-desk-counters.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { deskCountersSchema } from "../desk.schema.ts";
import { readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const counters = createRoute({
  method: "get",
  path: "/seller/counters",
  tags: ["Seller: desk"],
  summary: "What waits for a hand, as far as the visitor may see it",
  middleware: [readOnly] as const,
  responses: answers(deskCountersSchema),
});

export const sellerDeskApi = createRouter().openapi(counters, async (c) => {
  const found = await findShopCounters(c.var.ctx);
  return found.ok
    ? c.json({ is_closed: c.var.ctx.settings.isInMaintenance, counters: found.value }, 200)
    : refuse(c, found.failure);
});
