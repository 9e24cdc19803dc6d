import type { Context } from "../../context.ts";
import type { CommissionRate } from "./commission.ts";
import { findRates } from "./commission.repository.ts";

/** The current commission of each product, `fixed` in the base currency; products without a rule are absent. */
export async function findCommissionRates(
  ctx: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, CommissionRate>> {
  return productIds.length === 0 ? new Map() : findRates(ctx, productIds);
}
