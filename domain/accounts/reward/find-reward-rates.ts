import type { Context } from "../../context.ts";
import type { RewardRate } from "./reward.ts";
import { findRates } from "./reward.repository.ts";

/** What points each product brings now; none where no rule says so. */
export async function findRewardRates(
  ctx: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, RewardRate>> {
  return productIds.length === 0 ? new Map() : findRates(ctx, productIds);
}
