import type { Context } from "../../context.ts";
import type { RewardRate } from "./reward.ts";
import { findRates } from "./reward.repository.ts";

/** The points that each product currently earns; products without a rule are absent. */
export async function findRewardRates(
  ctx: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, RewardRate>> {
  return productIds.length === 0 ? new Map() : findRates(ctx, productIds);
}
