import { compareMoney, isNegative, lowerOf, percentOf, subtractMoney, zero, type Money } from "#shared/money.ts";

/**
 * A lower price over `[startsAt, endsAt)`; a wholesale rule applies from `minimumQuantity` on. Amounts are in the base
 * currency.
 */
export type PriceRule = {
  kind: "special" | "campaign" | "daily_deal" | "wholesale";
  discountKind: "fixed_price" | "flat" | "percent";
  amount: Money | null;
  percentBasisPoints: number | null;
  minimumQuantity: number;
  /** All units at the campaign's price are sold: the rule is ignored until some are released. */
  isUsedUp: boolean;
  startsAt: Date;
  endsAt: Date | null;
};

/** The caps of a campaign price; null: unlimited. */
export type CampaignCaps = { campaignProductId: number; unitsLeft: number | null; maximumPerBuyer: number | null };

/** A rule with its target: one variant, or the whole product if `variantId` is null. */
export type TargetedPriceRule = PriceRule & {
  productId: number;
  variantId: number | null;
  caps: CampaignCaps | null;
};

/**
 * The lowest of a variant's own price and those of the running rules, and the next instant at which a rule starts or
 * ends.
 */
export function priceNow(
  ownPrice: Money,
  rules: readonly PriceRule[],
  now: Date,
  quantity: number,
): { price: Money; validUntil: Date | null } {
  const meant = rules.filter((rule) => rule.minimumQuantity <= quantity && (rule.endsAt === null || rule.endsAt > now));
  const running = meant.filter((rule) => rule.startsAt <= now && !rule.isUsedUp);
  const price = running.reduce((lowest, rule) => lowerOf(lowest, ruledPrice(ownPrice, rule)), ownPrice);
  const edges = meant.flatMap((rule) => (rule.startsAt > now ? [rule.startsAt] : rule.endsAt ? [rule.endsAt] : []));
  return { price, validUntil: edges.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null };
}

function ruledPrice(ownPrice: Money, rule: PriceRule): Money {
  const amount = rule.amount ?? zero(ownPrice.currency);
  switch (rule.discountKind) {
    case "fixed_price":
      return amount;
    case "flat":
      return compareMoney(amount, ownPrice) > 0 ? zero(ownPrice.currency) : subtractMoney(ownPrice, amount);
    case "percent": {
      const price = subtractMoney(ownPrice, percentOf(ownPrice, rule.percentBasisPoints ?? 0, "half_up"));
      return isNegative(price) ? zero(ownPrice.currency) : price;
    }
  }
}
