import type { RefundWay } from "#domain/orders/refund/find-refunds.ts";
import type { ReturnStatus } from "#domain/orders/return/return.ts";
import { neverHappens } from "#shared/result.ts";
import type { ReturnReason, ReturnState } from "#shared/return-choices.ts";
import type { Translate } from "#shared/translate.ts";

export function returnStatusName(status: ReturnStatus, t: Translate): string {
  switch (status) {
    case "requested":
      return t("Requested");
    case "approved":
      return t("Approved");
    case "received":
      return t("Received by the shop");
    case "refunded":
      return t("Refunded");
    case "rejected":
      return t("Rejected");
    case "withdrawn":
      return t("Canceled");
    default:
      return neverHappens(status);
  }
}

export function returnReasonName(reason: ReturnReason, t: Translate): string {
  switch (reason) {
    case "damaged":
      return t("It arrived damaged");
    case "defective":
      return t("It doesn't work");
    case "wrong_item":
      return t("It's not what I ordered");
    case "not_as_described":
      return t("It's not as described");
    case "does_not_fit":
      return t("It doesn't fit");
    case "arrived_late":
      return t("It arrived too late");
    case "no_longer_wanted":
      return t("I no longer want it");
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
      return t("In progress");
    case "ended":
      return t("Ended");
    case "all":
      return t("All");
    default:
      return neverHappens(state);
  }
}

/** The label and the status of a payout. */
export function refundWaySentence({ method, amount: { formatted: amount }, isDone }: RefundWay, t: Translate): string {
  switch (method) {
    case "provider":
      return isDone
        ? t("{amount} was refunded to the original payment method.", { amount })
        : t("{amount} will be refunded to the original payment method.", { amount });
    case "wallet":
      return t("{amount} was refunded to the wallet.", { amount });
    case "voucher":
      return t("{amount} was returned to the gift voucher.", { amount });
    case "by_hand":
      return isDone
        ? t("{amount} was paid out manually.", { amount })
        : t("{amount} will be paid out manually.", { amount });
    case "dispute":
      return t("{amount} was reversed by the bank.", { amount });
    default:
      return neverHappens(method);
  }
}
