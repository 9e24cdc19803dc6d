import type { RefundWay } from "#domain/orders/refund/find-refunds.ts";
import type { ReturnStatus } from "#domain/orders/return/return.ts";
import { neverHappens } from "#shared/result.ts";
import type { ReturnReason, ReturnState } from "#shared/return-choices.ts";
import type { Translate } from "#shared/translate.ts";

export function returnStatusName(status: ReturnStatus, t: Translate): string {
  const names: Record<ReturnStatus, string> = {
    requested: t("Requested"),
    approved: t("Approved"),
    received: t("Received by the shop"),
    refunded: t("Refunded"),
    rejected: t("Rejected"),
    withdrawn: t("Canceled"),
  };
  return names[status];
}

export function returnReasonName(reason: ReturnReason, t: Translate): string {
  const names: Record<ReturnReason, string> = {
    damaged: t("It arrived damaged"),
    defective: t("It doesn't work"),
    wrong_item: t("It's not what I ordered"),
    not_as_described: t("It's not as described"),
    does_not_fit: t("It doesn't fit"),
    arrived_late: t("It arrived too late"),
    no_longer_wanted: t("I no longer want it"),
    other: t("Another reason"),
  };
  return names[reason];
}

export function returnStateName(state: ReturnState, t: Translate): string {
  const names: Record<ReturnState, string> = {
    open: t("Open"),
    to_answer: t("To answer"),
    under_way: t("In progress"),
    ended: t("Ended"),
    all: t("All"),
  };
  return names[state];
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
