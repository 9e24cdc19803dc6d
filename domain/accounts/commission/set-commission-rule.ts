import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { getRuleTarget } from "#domain/pricing/rule-target/rule-target.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, parseMajorUnits, toMajorUnits } from "#shared/money.ts";
import { parsePercent, writePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CommissionRuleInput } from "./commission.input.ts";
import type { CommissionRate } from "./commission.ts";
import { deleteCommissionRule, lockCommissionRules, saveCommissionRule } from "./commission.repository.ts";
import { isStale } from "../../record-version.ts";

/** What its version is of. */
export function recordOfCommission({ basisPoints, fixed }: CommissionRate): string[] {
  return [writePercent(basisPoints), toMajorUnits(fixed)];
}

/** Sets the commission for future purchases; placed orders keep their frozen rate. */
export async function setCommissionRule(
  ctx: Context,
  { target, key, percent, fixed, version }: CommissionRuleInput,
): Promise<Result<null, StaffFailure | Failure<"changed_meanwhile"> | { code: "invalid_amount" }>> {
  const failed = staffFailure(ctx, "rules.write");
  if (failed) return failure(failed);
  const basisPoints = parsePercent(percent)!;
  const fixedAmount = parseMajorUnits(fixed, ctx.baseCurrency.code);
  if (!fixedAmount) return failure({ code: "invalid_amount" });
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffFailure | Failure<"changed_meanwhile">>> => {
    await lockCommissionRules(inside);
    const found = await getRuleTarget(inside, target, key);
    if (!found) return failure({ code: "not_found" });
    const { shopId, categoryId, name } = found;
    const before = await saveCommissionRule(inside, { shopId, categoryId }, { basisPoints, fixed: fixedAmount });
    if (isStale(version, before && recordOfCommission(before))) return failure({ code: "changed_meanwhile" });
    await logAudit(inside, {
      action: "commission.set",
      subject: { kind: "commission", id: target === "default" ? "*" : key },
      details: {
        rule: name || target,
        ...(before ? { before: describeRate(before) } : {}),
        after: describeRate({ basisPoints, fixed: fixedAmount }),
      },
    });
    return success(null);
  });
}

/** Afterwards the next matching rule applies. */
export function removeCommissionRule(ctx: Context, id: number): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const before = await deleteCommissionRule(inside, id);
    if (!before) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "commission.remove",
      subject: { kind: "commission", id },
      details: { before: describeRate(before) },
    });
    return success(null);
  });
}

/** For the audit log. */
function describeRate({ basisPoints, fixed }: CommissionRate): string[] {
  return [`${writePercent(basisPoints)} %`, ...(isZero(fixed) ? [] : [toMajorUnits(fixed)])];
}
