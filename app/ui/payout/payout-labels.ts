import type { PayoutSchedule, PayoutStatus } from "#domain/accounts/payout/payout.ts";
import type { Translate } from "#shared/translate.ts";

export function payoutStatusName(status: PayoutStatus, t: Translate): string {
  const names: Record<PayoutStatus, string> = {
    requested: t("Requested"),
    approved: t("Approved"),
    paid: t("Paid"),
    rejected: t("Rejected"),
    canceled: t("Canceled"),
    failed: t("Failed"),
  };
  return names[status];
}

export const PAYOUT_TONES = {
  requested: "open",
  approved: "open",
  paid: "good",
  rejected: "bad",
  canceled: "calm",
  failed: "bad",
} as const satisfies Record<PayoutStatus, string>;

export function scheduleName(schedule: PayoutSchedule, t: Translate): string {
  const names: Record<PayoutSchedule, string> = {
    manual: t("On request"),
    weekly: t("Every Monday"),
    monthly: t("On the 1st of the month"),
  };
  return names[schedule];
}
