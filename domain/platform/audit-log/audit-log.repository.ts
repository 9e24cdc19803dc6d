import { and, asc, eq, gte, lt } from "drizzle-orm";
import { isOlderThan, newestFirst } from "#db/newest-first.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { customers, staff } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";
import type { AuditQuery } from "./audit-log.input.ts";

const DAY_MILLISECONDS = 86_400_000;

/** Newest first. */
export function findAuditRows(
  ctx: Context,
  { actor, action, kind, subject, from, to, older_than: olderThan }: AuditQuery,
  most: number,
) {
  return ctx.db
    .select()
    .from(auditEntries)
    .where(
      and(
        actor === undefined ? undefined : eq(auditEntries.actorId, actor),
        action === undefined ? undefined : eq(auditEntries.action, action),
        kind === undefined ? undefined : eq(auditEntries.subjectKind, kind),
        subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
        from === undefined ? undefined : gte(auditEntries.createdAt, new Date(`${from}T00:00:00Z`)),
        to === undefined ? undefined : lt(auditEntries.createdAt, dayAfter(to)),
        olderThan === undefined ? undefined : isOlderThan(auditEntries, olderThan),
      ),
    )
    .orderBy(...newestFirst(auditEntries))
    .limit(most);
}

function dayAfter(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MILLISECONDS);
}

export async function findActors(ctx: Context): Promise<{ id: number; name: string }[]> {
  const rows = await ctx.db
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(staff)
    .innerJoin(customers, eq(customers.id, staff.customerId))
    .orderBy(asc(customers.firstName), asc(customers.id));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}
