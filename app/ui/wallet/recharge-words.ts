import type { RechargeStatus } from "#domain/accounts/wallet/recharge.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export const RECHARGE_STATES: readonly RechargeStatus[] = ["pending", "approved", "rejected"];
export const RECHARGE_TONES = { pending: "open", approved: "good", rejected: "bad" } as const;

export function rechargeStateName(status: RechargeStatus, t: Translate): string {
  switch (status) {
    case "pending":
      return t("Waiting for confirmation");
    case "approved":
      return t("Added to wallet");
    case "rejected":
      return t("Not accepted");
    default:
      return neverHappens(status);
  }
}
