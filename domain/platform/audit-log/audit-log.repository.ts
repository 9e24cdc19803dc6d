import { type SQL, asc, eq, sql } from "drizzle-orm";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isOneOfIds } from "#db/list-sql.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { customers, staff } from "#db/schema/customer.ts";
import type { Context } from "../../context.ts";

const LIST: ListSql = {
  id: auditEntries.id,
  sorts: { at: auditEntries.createdAt },
  filters: {
    action: { word: auditEntries.action },
    kind: { word: auditEntries.subjectKind },
    subject: { word: auditEntries.subjectId },
    actor: { condition: (filter) => isOneOfIds(auditEntries.actorId, filter) },
    at: { instant: auditEntries.createdAt },
  },
  search: hasText,
};

/** The entries of the audit log. */
export function auditReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () => ctx.db.select().from(auditEntries).$dynamic(),
    read: (row) => row,
  });
}

/** Part of the subject's number or code, the actor's name, or the details. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(${auditEntries.subjectId} ilike ${part} or fold_text(${auditEntries.actorName}) like fold_text(${part})
    or ${auditEntries.details}::text ilike ${part})`;
}

export async function findActors(ctx: Context): Promise<{ id: number; name: string }[]> {
  const rows = await ctx.db
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(staff)
    .innerJoin(customers, eq(customers.id, staff.customerId))
    .orderBy(asc(customers.firstName), asc(customers.id));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}
