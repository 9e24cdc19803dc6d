import type { ShownMoney } from "#shared/money.ts";
import type { OverviewPeriod } from "#shared/overview-period.ts";

/** A figure of the period and of the one before. `change`: in percent; null if there was nothing before. */
export type Figure<Value> = { now: Value; before: Value; change: number | null };

/** A bar of the plot. `share`: its height in thousandths of the highest. */
type SalesBucket = { day: string; orders: number; sales: ShownMoney; share: number };

/** What a shop, or all shops, sold in a period; amounts in the base currency. Days are the shop's. */
export type SalesFigures = {
  period: OverviewPeriod;
  firstDay: string;
  lastDay: string;
  sales: Figure<ShownMoney>;
  orders: Figure<number>;
  average: Figure<ShownMoney>;
  /** What the shop earned, or the operator's commission; null without the right to see it. */
  earned: Figure<ShownMoney> | null;
  buckets: SalesBucket[];
  /** The scale: the highest bar, and half of it. */
  most: ShownMoney;
  half: ShownMoney;
};
