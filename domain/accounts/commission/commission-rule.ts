import type { ShownMoney } from "#shared/money.ts";

/** Whom a rule is for: a shop, a category with those below it, or all that no other rule is for. */
export const COMMISSION_TARGETS = ["default", "category", "shop"] as const;
export type CommissionTarget = (typeof COMMISSION_TARGETS)[number];

/** What the operator takes: `percent` such as "12.5", and `fixed` of each unit. */
export type CommissionRule = {
  id: number;
  target: CommissionTarget;
  /** The slug of the shop or category; empty for the rule of all. */
  key: string;
  /** Empty for the rule of all. */
  name: string;
  percent: string;
  fixed: ShownMoney;
  /** In major units, as it is typed. */
  fixedMajor: string;
  /** Products that fall under it, as rules win over each other. */
  productsCount: number;
};
