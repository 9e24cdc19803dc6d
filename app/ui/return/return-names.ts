import type { RefundWay } from "#domain/refund/find-refunds.ts";
import type { ReturnStatus } from "#domain/return/return.ts";
import { neverHappens } from "#shared/result.ts";
import type { ReturnReason, ReturnState } from "#shared/return-choices.ts";
import type { Translate } from "#shared/translate.ts";

export function returnStatusName(status: ReturnStatus, t: Translate): string {
  switch (status) {
    case "requested":
      return t("Asked for");
    case "approved":
      return t("Approved");
    case "received":
      return t("Received by the shop");
    case "refunded":
      return t("Refunded");
    case "rejected":
      return t("Rejected");
    case "withdrawn":
      return t("Withdrawn");
    default:
      return neverHappens(status);
  }
}

export function returnReasonName(reason: ReturnReason, t: Translate): string {
  switch (reason) {
    case "damaged":
      return t("It arrived damaged");
    case "defective":
      return t("It does not work");
    case "wrong_item":
      return t("It is not what I ordered");
    case "not_as_described":
      return t("It is not as described");
    case "does_not_fit":
      return t("It does not fit");
    case "arrived_late":
      return t("It arrived too late");
    case "no_longer_wanted":
      return t("I do not want it any more");
    case "other":
      return t("Another reason");
    default:
      return neverHappens(reason);
  }
}

export function returnStateName(state: ReturnState, t: Translate): string {
  switch (state) {
    case "open":
      return t("Open");
    case "to_answer":
      return t("To answer");
    case "under_way":
      return t("Under way");
    case "ended":
      return t("Ended");
    case "all":
      return t("All");
    default:
      return neverHappens(state);
  }
}

/** Where a part of a refund goes, and whether it is there. */
export function refundWaySentence({ method, amount: { formatted: amount }, isDone }: RefundWay, t: Translate): string {
  switch (method) {
    case "provider":
      return isDone
        ? t("{amount} has gone back the way it was paid.", { amount })
        : t("{amount} goes back the way it was paid.", { amount });
    case "wallet":
      return t("{amount} is in the wallet.", { amount });
    case "voucher":
      return t("{amount} is on the gift voucher again.", { amount });
    case "by_hand":
      return isDone ? t("{amount} was paid out by hand.", { amount }) : t("{amount} is paid out by hand.", { amount });
    case "dispute":
      return t("{amount} was taken back by the bank.", { amount });
    default:
      return neverHappens(method);
  }
}
