import { sql } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { POINTS } from "./ledger.ts";

/** The sum of all entries by kind of account, and the points of all customers. */
export async function findSumsByKind(
  ctx: Context,
): Promise<{ money: { kind: string; amount: Money }[]; points: number }> {
  const { rows } = (await ctx.db.execute(sql`
    select a.kind, a.unit, sum(e.amount_minor)::float8 as sum from ledger_accounts a
    join ledger_entries e on e.account_id = a.id group by a.kind, a.unit
  `)) as { rows: { kind: string; unit: string; sum: number }[] };
  const points = rows.filter(({ kind }) => kind === "points_pending" || kind === "points_available");
  return {
    money: rows
      .filter(({ unit }) => unit !== POINTS)
      .map(({ kind, unit, sum }) => ({ kind, amount: readMoney(sum, unit) })),
    points: points.reduce((total, { sum }) => total + sum, 0),
  };
}
