import type { ShownMoney } from "#shared/money.ts";
import type { CouponState } from "#shared/coupon-choices.ts";

/** The manager of coupons: a shop for its own, or the operator (null), who also sees those of all shops. */
export type CouponOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

/** A coupon as seen by its owner, with amounts in the base currency. */
export type CouponRecord = {
  id: number;
  code: string;
  title: string;
  kind: "invoice_base" | "product_base";
  discountKind: "flat" | "percent";
  percent: number | null;
  amount: ShownMoney | null;
  minimumSpend: ShownMoney | null;
  maximumDiscount: ShownMoney | null;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  maximumUses: number | null;
  maximumUsesPerCustomer: number | null;
  /** Claimed by purchases and not released. */
  usesCount: number;
  /** The total discount of these uses, in the base currency. */
  taken: ShownMoney;
  isListed: boolean;
  productsCount: number;
  state: CouponState;
  /** Null: the operator's. */
  shop: { name: string; slug: string } | null;
  canChange: boolean;
  canEnd: boolean;
};

/** A product that a coupon can apply to. */
export type CouponProduct = { id: number; name: string; image: string | null };

/** The data of a coupon's form: amounts in major units as typed, titles by language. */
export type CouponForm = CouponRecord & {
  titles: Record<string, string>;
  typed: { amount: string; minimumSpend: string; maximumDiscount: string };
  products: CouponProduct[];
  version: string;
};

type Times = { isActive: boolean; startsAt: Date; endsAt: Date; maximumUses: number | null; usesCount: number };

export function couponState({ isActive, startsAt, endsAt, maximumUses, usesCount }: Times, now: Date): CouponState {
  if (!isActive) return "stopped";
  if (endsAt <= now) return "ended";
  if (startsAt > now) return "upcoming";
  return maximumUses !== null && usesCount >= maximumUses ? "used_up" : "running";
}
