import { sql, type SQL } from "drizzle-orm";
import type { Context } from "../../context.ts";

/** The products to rewrite: all between two ids, or those listed. */
export type RefreshScope = { from: number; to: number } | { ids: readonly number[] };

export function inScope(scope: RefreshScope, column: SQL): SQL {
  return "ids" in scope
    ? sql`${column} = any(${idArray(scope.ids)}::int[])`
    : sql`${column} between ${scope.from}::int and ${scope.to}::int`;
}

export function idArray(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}

export function instant(ctx: Context): SQL {
  return sql`${ctx.now().toISOString()}::timestamptz`;
}

/** A variant's price under the rule `r`; the same as `priceNow` computes. */
export function ruledPrice(ownMinor: SQL): SQL {
  return sql`case r.discount_kind
          when 'fixed_price' then r.amount_minor
          when 'flat' then greatest(${ownMinor} - r.amount_minor, 0)
          else ${ownMinor} - (${ownMinor} * r.percent_basis_points + 5000) / 10000
        end`;
}

/** Whether all units at the campaign price of the rule `r` are sold. */
export function isUsedUp(): SQL {
  return sql`exists (select from campaign_products u where u.id = r.campaign_product_id and u.sold_units >= u.maximum_units)`;
}
