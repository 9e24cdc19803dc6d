import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { RewardRule } from "./reward-rule.ts";
import { findRewardRuleRows } from "./reward.repository.ts";
import { versionOf } from "../../record-version.ts";

/** All points rules, for the operator. */
export async function findRewardRules(ctx: Context): Promise<Result<RewardRule[], StaffFailure>> {
  const failed = staffFailure(ctx, "rules.write");
  return failed
    ? failure(failed)
    : success(
        (await findRewardRuleRows(ctx)).map((rule) => ({ ...rule, version: versionOf([rule.points, rule.per]) })),
      );
}

export const REWARD_ROWS: RowList<RewardRule> = {
  sorts: {
    name: ({ name }) => name,
    points: ({ points }) => points,
    products: ({ productsCount }) => productsCount,
  },
  filters: { target: ({ target }) => target },
  search: ({ name, key }) => [name, key],
};
