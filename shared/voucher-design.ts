/** The designs of a gift voucher. */
export const VOUCHER_DESIGNS = ["classic", "birthday", "thanks", "festive"] as const;
export type VoucherDesign = (typeof VOUCHER_DESIGNS)[number];
