import { sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { EXPORTED_PARTS, type ExportedPart } from "./exported-parts.ts";

const OWN = "(select id from own_account)";
const ORDERS = `(select o.id from orders o join purchases p on p.id = o.purchase_id where p.customer_id = ${OWN})`;

/** The customer's rows of one part, as stored. */
export async function findExportedRows(
  ctx: Context,
  customerId: number,
  part: ExportedPart,
): Promise<Record<string, unknown>[]> {
  const { table, columns, where } = EXPORTED_PARTS[part];
  const condition = where.replaceAll("$own", OWN).replaceAll("$orders", ORDERS);
  const { rows } = (await ctx.db.execute(sql`
    with own_account as (select ${customerId}::int as id)
    select ${sql.raw(columns)} from ${sql.identifier(table)} where ${sql.raw(condition)}
  `)) as { rows: Record<string, unknown>[] };
  return rows;
}
