/** How a gift voucher looks. */
export const VOUCHER_DESIGNS = ["classic", "birthday", "thanks", "festive"] as const;
export type VoucherDesign = (typeof VOUCHER_DESIGNS)[number];
