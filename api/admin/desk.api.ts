import { findStaffCounters } from "#domain/platform/desk/find-desk-counters.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { deskCountersSchema } from "../desk.schema.ts";
import { readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const counters = createRoute({
  method: "get",
  path: "/admin/counters",
  tags: ["Administration"],
  summary: "Counts of open tasks that the visitor may see",
  middleware: [readOnly] as const,
  "x-permission": "any",
  responses: answers(deskCountersSchema),
});

export const adminDeskApi = createRouter().openapi(counters, async (c) => {
  const found = await findStaffCounters(c.var.ctx);
  return found.ok
    ? c.json({ is_closed: c.var.ctx.settings.isInMaintenance, counters: found.value }, 200)
    : refuse(c, found.failure);
});
