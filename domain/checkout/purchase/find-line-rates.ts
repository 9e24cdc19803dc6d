import type { CartLine } from "#domain/cart/cart/cart.ts";
import type { CategoryTree } from "#domain/catalog/category/category.ts";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import type { CommissionRate } from "#domain/accounts/commission/commission.ts";
import { findReferralCode } from "#domain/accounts/affiliate/find-referral.ts";
import { findCommissionRates } from "#domain/accounts/commission/find-commission-rates.ts";
import { findRewardRates } from "#domain/accounts/reward/find-reward-rates.ts";
import type { RewardRate } from "#domain/accounts/reward/reward.ts";
import type { Context } from "../../context.ts";

/** Product → its current commission and points; and the categories, which say how long it can be returned. */
export type LineRates = {
  commissions: ReadonlyMap<number, CommissionRate>;
  rewards: ReadonlyMap<number, RewardRate>;
  /** Of the affiliate whose link was the last one clicked. */
  referralCode: string | null;
  categories: CategoryTree;
};

/** Guests earn no points. */
export async function findLineRates(ctx: Context, lines: readonly CartLine[]): Promise<LineRates> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return {
    commissions: await findCommissionRates(ctx, productIds),
    rewards: ctx.visitor.customerId === null ? new Map() : await findRewardRates(ctx, productIds),
    referralCode: await findReferralCode(ctx),
    categories: await getCategoryTree(ctx),
  };
}
