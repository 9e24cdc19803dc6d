import { COUPON_FILTERS } from "../coupon-choices.ts";
import type { ListDefinition } from "./list.ts";

/** The coupons of one shop. `over`: ended or stopped. */
export const SHOP_COUPON_LIST = {
  sorts: ["ends", "starts", "code", "uses"],
  defaultSort: { column: "ends", isDescending: true },
  filters: {
    state: { kind: "choice", choices: COUPON_FILTERS, operators: ["is"] },
    discount: { kind: "choice", choices: ["flat", "percent"], operators: ["is"] },
    listed: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    uses: { kind: "number", operators: ["between", "is"] },
    ends: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** All coupons, for the operator: its own, and those of shops. */
export const ADMIN_COUPON_LIST = {
  ...SHOP_COUPON_LIST,
  filters: {
    owner: { kind: "choice", choices: ["operator", "shops"], operators: ["is"] },
    ...SHOP_COUPON_LIST.filters,
  },
} as const satisfies ListDefinition;
