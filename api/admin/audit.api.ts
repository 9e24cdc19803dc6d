import { z } from "@hono/zod-openapi";
import { auditQuery } from "#domain/platform/audit-log/audit-log.input.ts";
import { findAuditEntries } from "#domain/platform/audit-log/find-audit-entries.ts";
import { AUDIT_LIST } from "#shared/list/system-lists.ts";
import { refuse } from "../answer.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const entrySchema = z.object({
  id: z.int(),
  actor_id: z.int().nullable(),
  actor_name: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  network_area: z.string(),
  request_id: z.string().nullable(),
  at: z.string(),
});

const routes = staffRoutes("Administration: audit log", "audit.read");

const list = routes.get(
  "/admin/audit",
  "The audit log of staff actions, newest first",
  { query: auditQuery },
  z.object({ entries: pagedListSchema(entrySchema) }),
);

export const adminAuditApi = createRouter().openapi(list, async (c) => {
  const found = await findAuditEntries(c.var.ctx, listQueryOf(c, AUDIT_LIST));
  return found.ok ? c.json({ entries: pagedList(c, "admin/audit", found.value) }, 200) : refuse(c, found.failure);
});
