/** Whom a rule is for: a product, a category with those below it, a shop, or all that no other rule is for. */
export const REWARD_TARGETS = ["default", "shop", "category", "product"] as const;
export type RewardTarget = (typeof REWARD_TARGETS)[number];

export type RewardRule = {
  id: number;
  target: RewardTarget;
  /** The slug of the product, category or shop; empty for the rule of all. */
  key: string;
  /** Empty for the rule of all. */
  name: string;
  points: number;
  per: "unit" | "amount";
  /** Products that fall under it, as rules win over each other. */
  productsCount: number;
};
