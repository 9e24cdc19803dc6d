/** `stopped`: ended by the operator, so that its shop cannot let it run again. */
export type CouponState = "running" | "upcoming" | "used_up" | "ended" | "stopped";

/** How a list of coupons is narrowed; `over`: ended or stopped. */
export const COUPON_FILTERS = ["all", "running", "upcoming", "over"] as const;

export type CouponFilter = (typeof COUPON_FILTERS)[number];

export const MAX_COUPON_PRODUCTS = 200;
