import type { TransactionKind } from "#domain/accounts/ledger/ledger.ts";
import type { HistoryKind } from "#domain/accounts/wallet/wallet.ts";
import type { Translate } from "#shared/translate.ts";

/** The label of a wallet transaction. */
export function entryName(kind: TransactionKind, t: Translate): string {
  switch (kind) {
    case "recharge":
      return t("Top-up");
    case "payment":
    case "hold":
      return t("Purchase");
    case "hold_released":
      return t("Purchase refunded");
    case "refund":
      return t("Refund");
    case "conversion":
      return t("Points converted");
    case "voucher":
      return t("Gift voucher");
    case "affiliate":
      return t("Referral earnings");
    case "payout":
      return t("Paid out");
    case "dispute":
      return t("Held for the bank");
    case "dispute_won":
      return t("Released by the bank");
    case "dispute_lost":
      return t("Reversed by the bank");
    default:
      return t("Adjustment");
  }
}

/** In display order. */
export const HISTORY_KINDS: readonly HistoryKind[] = ["recharge", "purchase", "refund", "conversion", "other"];

export function historyKindName(kind: HistoryKind, t: Translate): string {
  const names: Record<HistoryKind, string> = {
    recharge: t("Top-ups"),
    purchase: t("Purchases"),
    refund: t("Refunds"),
    conversion: t("Points"),
    other: t("Other"),
  };
  return names[kind];
}
