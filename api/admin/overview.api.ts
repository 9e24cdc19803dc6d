import { z } from "@hono/zod-openapi";
import { getMarketSales } from "#domain/platform/overview/get-shop-sales.ts";
import { getOverview } from "#domain/platform/overview/get-overview.ts";
import { toWire } from "#shared/wire.ts";
import { answer, answers } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { readOnly } from "../guard.ts";
import { salesAnswer, salesQuery, salesSchema } from "../sales-figures.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const countSchema = z.int().nullable();

const overview = createRoute({
  method: "get",
  path: "/admin/overview",
  tags: ["Administration"],
  summary: "Counts of open tasks; null without the permission",
  middleware: [readOnly] as const,
  "x-permission": "any",
  responses: answers(
    z.object({
      to_ship: countSchema,
      awaiting_payment: countSchema,
      refunds_stuck: countSchema,
      returns_to_decide: countSchema,
      recharges_waiting: countSchema,
      transfers_waiting: countSchema,
      mails_failed: countSchema,
      reports_open: countSchema,
      messages_open: countSchema,
      low_products: z
        .array(z.object({ slug: z.string(), name: z.string(), sku: z.string(), shop_name: z.string(), left: z.int() }))
        .nullable(),
    }),
  ),
});

const routes = staffRoutes("Administration", "orders.read");

const sales = routes.get(
  "/admin/overview/sales",
  "The sales of all shops in a period, next to those of the period before",
  { query: salesQuery },
  salesSchema,
);

export const adminOverviewApi = createRouter()
  .openapi(overview, async (c) => answer(c, await getOverview(c.var.ctx), (found) => toWire(found)))
  .openapi(sales, async (c) => salesAnswer(c, await getMarketSales(c.var.ctx, c.req.valid("query").period)));
