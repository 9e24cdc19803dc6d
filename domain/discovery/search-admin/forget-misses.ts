import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteMiss, missReads } from "./search-admin.repository.ts";
import type { SearchMiss } from "./search-admin.ts";

type Miss = Pick<SearchMiss, "id" | "languageCode"> & { label: string };

/** Deletes selected searches without results; a repeated one is counted again. */
export async function forgetMisses(
  ctx: Context,
  input: BulkInput<"delete">,
): Promise<Result<BulkReport, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: SEARCH_MISS_LIST,
      find: async (wanted, after, max): Promise<Miss[]> =>
        (await missReads(ctx).findAfter(wanted, after, max)).map(({ term, ...miss }) => ({ ...miss, label: term })),
      change: forgetMiss,
    }),
  );
}

function forgetMiss(ctx: Context, { id, languageCode, label }: Miss): Promise<Result<null, StaffRefusal>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffRefusal>> => {
    if (!(await deleteMiss(inside, id))) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "search.forget",
      subject: { kind: "search", id: languageCode },
      details: { words: label },
    });
    return success(null);
  });
}
