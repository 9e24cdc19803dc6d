import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { recordOfRule } from "./save-search-rule.ts";
import type { SearchRuleRecord } from "./search-admin.ts";
import { ruleReads } from "./search-rule.repository.ts";
import { versionOf } from "../../record-version.ts";

/** A page of the rules for searches. */
export async function findRulePage(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<SearchRuleRecord>, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const found = await readListFrom(query, ruleReads(ctx));
  return success({ ...found, rows: found.rows.map((rule) => ({ ...rule, version: versionOf(recordOfRule(rule)) })) });
}
