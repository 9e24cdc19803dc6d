import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { getRuleTarget } from "#domain/pricing/rule-target/rule-target.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { RewardRuleInput } from "./reward.input.ts";
import { deleteRewardRule, lockRewardRules, saveRewardRule } from "./reward.repository.ts";
import { isStale } from "../../record-version.ts";

/** Sets the points for future purchases; placed orders keep theirs. */
export function setRewardRule(
  ctx: Context,
  { target, key, points, per, version }: RewardRuleInput,
): Promise<Result<null, StaffFailure | Failure<"changed_meanwhile">>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    await lockRewardRules(inside);
    const found = await getRuleTarget(inside, target, key);
    if (!found) return failure({ code: "not_found" });
    const { name, ...ids } = found;
    const before = await saveRewardRule(inside, ids, { points, per });
    if (isStale(version, before && [before.points, before.per])) return failure({ code: "changed_meanwhile" });
    await logAudit(inside, {
      action: "reward.set",
      subject: { kind: "reward", id: target === "default" ? "*" : key },
      details: { rule: name || target, ...(before ? { before: before.points } : {}), after: [String(points), per] },
    });
    return success(null);
  });
}

/** Afterwards the next matching rule applies. */
export function removeRewardRule(ctx: Context, id: number): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    const before = await deleteRewardRule(inside, id);
    if (!before) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "reward.remove",
      subject: { kind: "reward", id },
      details: { before: before.points },
    });
    return success(null);
  });
}

/** Sets how many points convert to one unit of the base currency, for future conversions. */
export function setRewardRate(ctx: Context, pointsPerUnit: number): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "rules.write", async (inside) => {
    await changeSettings(inside, { rewardConvertRate: pointsPerUnit });
    await logAudit(inside, {
      action: "reward.rate",
      subject: { kind: "reward", id: "*" },
      details: { before: ctx.settings.rewardConvertRate, after: pointsPerUnit },
    });
    return success(null);
  });
}
