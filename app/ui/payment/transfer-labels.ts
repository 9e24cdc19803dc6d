import type { TransferState } from "#domain/payment/attempt/transfer.ts";
import type { Translate } from "#shared/translate.ts";

export const TRANSFER_STATE_CHOICES: readonly TransferState[] = [
  "submitted",
  "waiting",
  "paid",
  "rejected",
  "returned",
  "ended",
];
export const TRANSFER_TONES = {
  submitted: "open",
  waiting: "calm",
  paid: "good",
  rejected: "bad",
  returned: "bad",
  ended: "calm",
} as const;

export function transferStateName(state: TransferState, t: Translate): string {
  const names: Record<TransferState, string> = {
    submitted: t("To confirm"),
    waiting: t("No proof yet"),
    paid: t("Paid"),
    rejected: t("Not accepted"),
    returned: t("Received, to be refunded"),
    ended: t("Ended"),
  };
  return names[state];
}
