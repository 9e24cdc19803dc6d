import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { missReads } from "./search-admin.repository.ts";
import type { SearchMiss } from "./search-admin.ts";

/** A page of the searches without results. */
export async function findSearchMisses(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<SearchMiss>, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await readListFrom(query, missReads(ctx)));
}
