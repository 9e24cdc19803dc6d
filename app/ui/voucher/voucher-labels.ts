import type { VoucherState } from "#domain/accounts/voucher/voucher.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";
import type { Translate } from "#shared/translate.ts";

export const VOUCHER_STATES: readonly VoucherState[] = [
  "pending",
  "scheduled",
  "active",
  "used",
  "expired",
  "void",
  "frozen",
];

export const VOUCHER_TONES = {
  pending: "open",
  scheduled: "open",
  active: "good",
  used: "calm",
  expired: "bad",
  void: "bad",
  frozen: "bad",
} as const;

export function voucherStateName(state: VoucherState, t: Translate): string {
  const names: Record<VoucherState, string> = {
    pending: t("Unpaid"),
    scheduled: t("Scheduled"),
    active: t("Active"),
    used: t("Used"),
    expired: t("Expired"),
    void: t("Canceled"),
    frozen: t("On hold (dispute)"),
  };
  return names[state];
}

/** The colors of each design, with enough contrast in light and dark mode. */
export const DESIGN_STYLES: Record<VoucherDesign, string> = {
  classic: "bg-primary text-on-primary",
  birthday: "bg-deal text-on-deal",
  thanks: "bg-primary-soft text-primary-text",
  festive: "bg-menu text-menu-text",
};
