import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import type { PayoutSchedule } from "./payout.ts";

export type PayoutSettings = {
  schedule: PayoutSchedule;
  minimum: number;
  secondPersonAbove: number;
  reservePercent: string;
  reserveDays: number;
  commissionTaxPercent: string;
  /** The base currency, in whose units the amounts are. */
  currency: string;
};

/** The payout terms of shops without their own. */
export function getPayoutSettings({ settings, baseCurrency }: Context): PayoutSettings {
  return {
    schedule: settings.payoutSchedule,
    minimum: settings.payoutMinimum,
    secondPersonAbove: settings.payoutSecondPersonAbove,
    reservePercent: writePercent(settings.payoutReserveBasisPoints),
    reserveDays: settings.payoutReserveDays,
    commissionTaxPercent: writePercent(settings.commissionTaxBasisPoints),
    currency: baseCurrency.code,
  };
}
