import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { SearchRule } from "./search-admin.ts";
import { ruleReads } from "./search-rule.repository.ts";

/** A page of the rules for searches. */
export async function findRulePage(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<SearchRule>, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await readListFrom(query, ruleReads(ctx)));
}
