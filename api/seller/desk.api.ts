import { findShopCounters } from "#domain/platform/desk/find-desk-counters.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { deskCountersSchema } from "../desk.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Seller: desk");

const counters = routes.get(
  "/seller/counters",
  "Counts of open tasks that the visitor may see",
  {},
  deskCountersSchema,
);

export const sellerDeskApi = createRouter().openapi(counters, async (c) => {
  const found = await findShopCounters(c.var.ctx);
  return found.ok
    ? c.json({ is_closed: c.var.ctx.settings.isInMaintenance, counters: found.value }, 200)
    : refuse(c, found.failure);
});
