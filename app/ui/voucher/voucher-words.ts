import type { VoucherState } from "#domain/accounts/voucher/voucher.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";
import { neverHappens } from "#shared/result.ts";
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
  switch (state) {
    case "pending":
      return t("Unpaid");
    case "scheduled":
      return t("Scheduled");
    case "active":
      return t("Active");
    case "used":
      return t("Used");
    case "expired":
      return t("Expired");
    case "void":
      return t("Canceled");
    case "frozen":
      return t("On hold (dispute)");
    default:
      return neverHappens(state);
  }
}

/** The colors of each design, with enough contrast in light and dark mode. */
export const DESIGN_LOOKS: Record<VoucherDesign, string> = {
  classic: "bg-primary text-on-primary",
  birthday: "bg-deal text-on-deal",
  thanks: "bg-primary-soft text-primary-text",
  festive: "bg-menu text-menu-text",
};
