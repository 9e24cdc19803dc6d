/**
 * What a rule applies to: a product, a category with its descendants, a shop, or everything without a rule of its own.
 */
export const REWARD_TARGETS = ["default", "shop", "category", "product"] as const;
export type RewardTarget = (typeof REWARD_TARGETS)[number];

export type RewardRule = {
  id: number;
  target: RewardTarget;
  /** The slug of the product, category or shop; empty for the default rule. */
  key: string;
  /** Empty for the default rule. */
  name: string;
  points: number;
  per: "unit" | "amount";
  /** Products that this rule applies to once precedence is resolved. */
  productsCount: number;
  version: string;
};
