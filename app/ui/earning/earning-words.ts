import type { EarningState } from "#domain/accounts/commission/earning-entry.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export const EARNING_TABS = ["pending", "booked", "reversed"] as const satisfies readonly EarningState[];

export const EARNING_TONES = { pending: "open", booked: "good", reversed: "bad" } as const;

export function earningStateName(state: EarningState, t: Translate): string {
  switch (state) {
    case "pending":
      return t("Before delivery");
    case "booked":
      return t("Posted");
    case "reversed":
      return t("Reversed");
    default:
      return neverHappens(state);
  }
}
