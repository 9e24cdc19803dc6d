import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { toMajorUnits } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CommissionRule } from "./commission-rule.ts";
import { findCommissionRuleRows } from "./commission.repository.ts";
import { recordOfCommission } from "./set-commission-rule.ts";
import { versionOf } from "../../record-version.ts";

/** All commission rules, for the operator. */
export async function findCommissionRules(ctx: Context): Promise<Result<CommissionRule[], StaffFailure>> {
  const failed = staffFailure(ctx, "rules.write");
  if (failed) return failure(failed);
  const rows = await findCommissionRuleRows(ctx);
  return success(
    await Promise.all(
      rows.map(async ({ fixed, basisPoints, ...row }) => ({
        ...row,
        percent: writePercent(basisPoints),
        fixed: await showAmount(ctx, fixed),
        fixedMajor: toMajorUnits(fixed),
        version: versionOf(recordOfCommission({ basisPoints, fixed })),
      })),
    ),
  );
}

export const COMMISSION_ROWS: RowList<CommissionRule> = {
  sorts: {
    name: ({ name }) => name,
    percent: ({ percent }) => Number(percent),
    products: ({ productsCount }) => productsCount,
  },
  filters: { target: ({ target }) => target },
  search: ({ name, key }) => [name, key],
};
