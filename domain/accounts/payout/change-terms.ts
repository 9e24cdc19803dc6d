import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { parseMajorUnits } from "#shared/money.ts";
import { parsePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getPayableShop, saveTerms } from "./balance.repository.ts";
import type { PayoutSettingsInput, PayoutTermsInput } from "./payout.input.ts";

type Changed = Result<
  null,
  StaffFailure | Failure<"not_found"> | { code: "invalid_amount" } | { code: "invalid_percent" }
>;

/** A shop's own schedule, minimum, reserve and account at the payout provider. */
export async function changePayoutTerms(ctx: Context, shopId: number, input: PayoutTermsInput): Promise<Changed> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return failure(failed);
  const minimum = input.minimum === "" ? null : parseMajorUnits(input.minimum, ctx.baseCurrency.code);
  if (input.minimum !== "" && !minimum) return failure({ code: "invalid_amount" });
  const reserveBasisPoints = input.reserve_percent === "" ? null : parsePercent(input.reserve_percent);
  if (input.reserve_percent !== "" && reserveBasisPoints === null) return failure({ code: "invalid_percent" });
  return withTransaction(ctx, async (inside) => {
    if (!(await getPayableShop(inside, shopId))) return failure({ code: "not_found" });
    const schedule = input.schedule === "" ? null : input.schedule;
    const providerAccount = input.provider_account;
    await saveTerms(inside, shopId, { schedule, minimum, reserveBasisPoints, providerAccount });
    await logAudit(inside, {
      action: "payout.terms",
      subject: { kind: "shop", id: shopId },
      details: { schedule, minimum: input.minimum, reserve: input.reserve_percent, account: providerAccount },
    });
    return success(null);
  });
}

/** The terms of all shops without their own. */
export async function changePayoutSettings(ctx: Context, input: PayoutSettingsInput): Promise<Changed> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return failure(failed);
  const payoutReserveBasisPoints = parsePercent(input.reserve_percent);
  const commissionTaxBasisPoints = parsePercent(input.commission_tax_percent);
  if (payoutReserveBasisPoints === null || commissionTaxBasisPoints === null)
    return failure({ code: "invalid_percent" });
  return withTransaction(ctx, async (inside) => {
    await changeSettings(inside, {
      payoutSchedule: input.schedule,
      payoutMinimum: input.minimum,
      payoutSecondPersonAbove: input.second_person_above,
      payoutReserveDays: input.reserve_days,
      payoutReserveBasisPoints,
      commissionTaxBasisPoints,
    });
    await logAudit(inside, {
      action: "payout.settings",
      subject: { kind: "setting", id: "payouts" },
      details: { ...input },
    });
    return success(null);
  });
}
