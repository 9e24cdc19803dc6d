import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { SEARCH_RULES_TAG } from "../listing/find-search-rules.ts";
import type { SearchRule } from "./search-admin.ts";
import { deleteRule, ruleReads } from "./search-rule.repository.ts";

/** Deletes selected rules for searches. */
export async function deleteRules(ctx: Context, input: BulkInput<"delete">): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: SEARCH_RULE_LIST,
      reads: ruleReads(ctx),
      label: ({ term }) => term,
      change: remove,
    }),
  );
}

function remove(ctx: Context, rule: SearchRule): Promise<Result<null, StaffFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffFailure>> => {
    if (!(await deleteRule(inside, rule.id))) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "search.rule",
      subject: { kind: "search", id: rule.languageCode },
      details: { kind: rule.kind, before: [rule.term, rule.target].filter(Boolean), after: [] },
    });
    await inside.cache.purge([SEARCH_RULES_TAG]);
    return success(null);
  });
}
