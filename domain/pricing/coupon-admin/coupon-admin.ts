import type { Refusal } from "#shared/failures.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { CouponState } from "#shared/coupon-choices.ts";
import type { StaffRefusal } from "#domain/platform/permission/permission.ts";

/** Whose coupons are kept: those of a shop, or with null the operator's own, who also sees those of all shops. */
export type CouponOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

export type OwnerRefusal = StaffRefusal | Refusal<"sign_in" | "not_found">;

/** A coupon as who keeps it sees it, with amounts in the base currency. */
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
  /** Claimed by purchases and not given back. */
  usesCount: number;
  /** What these uses took off, in the base currency. */
  taken: ShownMoney;
  isListed: boolean;
  productsCount: number;
  state: CouponState;
  /** Null: the operator's. */
  shop: { name: string; slug: string } | null;
  canChange: boolean;
  canEnd: boolean;
};

/** A product that a coupon can be for. */
export type CouponProduct = { id: number; name: string; image: string | null };

/** What a form needs to change a coupon: amounts in major units as they are typed, titles by language. */
export type CouponForm = CouponRecord & {
  titles: Record<string, string>;
  typed: { amount: string; minimumSpend: string; maximumDiscount: string };
  products: CouponProduct[];
};

type Times = { isActive: boolean; startsAt: Date; endsAt: Date; maximumUses: number | null; usesCount: number };

export function couponState({ isActive, startsAt, endsAt, maximumUses, usesCount }: Times, now: Date): CouponState {
  if (!isActive) return "stopped";
  if (endsAt <= now) return "ended";
  if (startsAt > now) return "upcoming";
  return maximumUses !== null && usesCount >= maximumUses ? "used_up" : "running";
}
