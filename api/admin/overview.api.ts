import { z } from "@hono/zod-openapi";
import { getOverview } from "#domain/platform/overview/get-overview.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { readOnly } from "../guard.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";

const soldSchema = z.object({ orders: z.int(), total: shownMoneySchema });
const turnoverSchema = soldSchema.extend({ currencies: z.array(soldSchema) }).nullable();
const countSchema = z.int().nullable();

const overview = createRoute({
  method: "get",
  path: "/admin/overview",
  tags: ["Administration"],
  summary: "What is sold and what waits for a hand; null where the permission is missing",
  middleware: [readOnly] as const,
  "x-permission": "any",
  responses: answers(
    z.object({
      day: turnoverSchema,
      week: turnoverSchema,
      to_ship: countSchema,
      awaiting_payment: countSchema,
      refunds_stuck: countSchema,
      returns_to_decide: countSchema,
      recharges_waiting: countSchema,
      transfers_waiting: countSchema,
      mails_failed: countSchema,
      low_products: z
        .array(z.object({ slug: z.string(), name: z.string(), sku: z.string(), shop_name: z.string(), left: z.int() }))
        .nullable(),
    }),
  ),
});

export const adminOverviewApi = createRouter().openapi(overview, async (c) => {
  const found = await getOverview(c.var.ctx);
  return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
});
