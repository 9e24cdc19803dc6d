import type { Context } from "../../context.ts";
import type { CommissionRate } from "./commission.ts";
import { findRates } from "./commission.repository.ts";

/** What the operator takes now of each product, `fixed` in the base currency; nothing where no rule says so. */
export async function findCommissionRates(
  ctx: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, CommissionRate>> {
  return productIds.length === 0 ? new Map() : findRates(ctx, productIds);
}
