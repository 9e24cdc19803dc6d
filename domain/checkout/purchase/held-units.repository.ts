import { sql, type SQL } from "drizzle-orm";
import { textList } from "#db/list-parameter.ts";
import { preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import type { HeldCounts } from "./purchase.ts";

/** Serializes placements by visitor and contact, so that their held units are counted correctly. */
export async function lockHolders(ctx: Context, holders: readonly string[]): Promise<void> {
  // Always locked in the same order, to avoid deadlocks.
  await preparedSql(
    ctx.db,
    "lock_holders",
    (value) =>
      sql`select pg_advisory_xact_lock(hashtextextended(holder, 0)) from unnest(${textList(value("holders"))}) as holder`,
  ).execute({ holders: holders.toSorted() });
}

/** Units held by unpaid purchases and not shipped yet. */
export async function countHeldUnits(
  ctx: Context,
  email: string,
  networkHash: string,
  since: Date,
): Promise<HeldCounts> {
  const { customerId, sessionId } = ctx.visitor;
  const rows = await preparedSql<{ of_visitor: number; of_network: number }>(
    ctx.db,
    "held_units",
    (value) => sql`select
      ${heldBy(sql`(p.email = ${value("email")} or p.customer_id = ${value("customerId")}::int or p.session_id = ${value("sessionId")}::int)`)} as of_visitor,
      ${heldBy(sql`p.network_hash = ${value("networkHash")} and p.placed_at > ${value("since")}::timestamptz`)} as of_network`,
  ).execute({ email, customerId, sessionId, networkHash, since: since.toISOString() });
  return { ofVisitor: rows[0]!.of_visitor, ofNetwork: rows[0]!.of_network };
}

function heldBy(isHolder: SQL): SQL {
  return sql`(select coalesce(sum(l.quantity), 0)::int from purchases p join orders o on o.purchase_id = p.id
    join order_lines l on l.order_id = o.id
    where ${isHolder} and p.status = 'placed' and o.payment_status = 'unpaid' and o.fulfilment_status = 'pending')`;
}
