/** `stopped`: ended by the operator, so that its shop cannot restart it. */
export type CouponState = "running" | "upcoming" | "used_up" | "ended" | "stopped";

/** The filters of a list of coupons; `over`: ended or stopped. */
export const COUPON_FILTERS = ["all", "running", "upcoming", "over"] as const;

export type CouponFilter = (typeof COUPON_FILTERS)[number];

export const MAX_COUPON_PRODUCTS = 200;
