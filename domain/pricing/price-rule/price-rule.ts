import type { ShownMoney } from "#shared/money.ts";

/** Who sets prices: a shop for its own products, or the operator for those of all. */
export type SaleOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

export type ScheduledKind = "special" | "daily_deal";
export type Discount = "fixed_price" | "flat" | "percent";
export type PriceRuleState = "upcoming" | "running" | "ended";

/** A lower price of a product over an interval, as its owner sees it; amounts in the base currency. */
export type PriceRuleRecord = {
  id: number;
  kind: ScheduledKind;
  state: PriceRuleState;
  product: { id: number; slug: string; name: string; image: string | null };
  /** The SKU, if the price is that of a single variant. */
  variantSku: string | null;
  shopName: string;
  discountKind: Discount;
  percent: number | null;
  amount: ShownMoney | null;
  /** The regular price and the reduced one of the cheapest variant. */
  price: ShownMoney;
  reducedPrice: ShownMoney;
  /** ISO instants; without an end it runs until it is ended. */
  startsAt: string;
  endsAt: string | null;
  canChange: boolean;
};

/** The form of a price: amounts in major units as typed, times in the shop's time zone. */
export type PriceRuleForm = PriceRuleRecord & {
  typed: { amount: string; startsAt: string; endsAt: string };
  version: string;
};

/** What a price would become, before it is saved. */
export type PricePreview = {
  productId: number;
  name: string;
  image: string | null;
  price: ShownMoney;
  reducedPrice: ShownMoney;
  lowestPrice30Days: ShownMoney;
};

export function stateOfRule(startsAt: Date, endsAt: Date | null, now: Date): PriceRuleState {
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt > now ? "upcoming" : "running";
}
