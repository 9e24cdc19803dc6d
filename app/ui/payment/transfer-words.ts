import type { TransferState } from "#domain/payment/attempt/transfer.ts";
import { neverHappens } from "#shared/result.ts";
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
  switch (state) {
    case "submitted":
      return t("To confirm");
    case "waiting":
      return t("No proof yet");
    case "paid":
      return t("Paid");
    case "rejected":
      return t("Not accepted");
    case "returned":
      return t("Received, to be refunded");
    case "ended":
      return t("Ended");
    default:
      return neverHappens(state);
  }
}
