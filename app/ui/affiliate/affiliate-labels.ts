import type { AffiliateStatus, CommissionStatus } from "#domain/accounts/affiliate/affiliate.ts";
import type { Translate } from "#shared/translate.ts";

export function commissionStatusName(status: CommissionStatus, t: Translate): string {
  const names: Record<CommissionStatus, string> = {
    pending: t("Before delivery"),
    locked: t("Return period"),
    payable: t("Payable"),
    paid: t("Paid"),
    reversed: t("Reversed"),
  };
  return names[status];
}

export const COMMISSION_TONES = {
  pending: "calm",
  locked: "open",
  payable: "good",
  paid: "good",
  reversed: "bad",
} as const satisfies Record<CommissionStatus, string>;

export function affiliateStatusName(status: AffiliateStatus, t: Translate): string {
  const names: Record<AffiliateStatus, string> = {
    applied: t("Applied"),
    approved: t("Approved"),
    rejected: t("Rejected"),
    suspended: t("Suspended"),
  };
  return names[status];
}

export const AFFILIATE_TONES = {
  applied: "open",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
} as const satisfies Record<AffiliateStatus, string>;
