import type { ShownMoney } from "#shared/money.ts";

/** What a rule applies to: a shop, a category with its descendants, or everything without a rule of its own. */
export const COMMISSION_TARGETS = ["default", "category", "shop"] as const;
export type CommissionTarget = (typeof COMMISSION_TARGETS)[number];

/** The operator's commission: `percent` such as "12.5", plus `fixed` per unit. */
export type CommissionRule = {
  id: number;
  target: CommissionTarget;
  /** The slug of the shop or category; empty for the default rule. */
  key: string;
  /** Empty for the default rule. */
  name: string;
  percent: string;
  fixed: ShownMoney;
  /** In major units, as entered. */
  fixedMajor: string;
  /** Products that this rule applies to once precedence is resolved. */
  productsCount: number;
  version: string;
};
