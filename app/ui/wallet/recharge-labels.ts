import type { RechargeStatus } from "#domain/accounts/wallet/recharge.ts";
import type { Translate } from "#shared/translate.ts";

export const RECHARGE_STATES: readonly RechargeStatus[] = ["pending", "approved", "rejected"];
export const RECHARGE_TONES = { pending: "open", approved: "good", rejected: "bad" } as const;

export function rechargeStateName(status: RechargeStatus, t: Translate): string {
  const names: Record<RechargeStatus, string> = {
    pending: t("Waiting for confirmation"),
    approved: t("Added to wallet"),
    rejected: t("Not accepted"),
  };
  return names[status];
}
