import type { EarningState } from "#domain/accounts/commission/earning-entry.ts";
import type { Translate } from "#shared/translate.ts";

export const EARNING_TABS = ["pending", "booked", "reversed"] as const satisfies readonly EarningState[];

export const EARNING_TONES = { pending: "open", booked: "good", reversed: "bad" } as const;

export function earningStateName(state: EarningState, t: Translate): string {
  const names: Record<EarningState, string> = {
    pending: t("Before delivery"),
    booked: t("Posted"),
    reversed: t("Reversed"),
  };
  return names[state];
}
