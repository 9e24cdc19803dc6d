import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { SEARCH_MISS_LIST } from "#shared/list/content-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteMiss, missReads } from "./search-admin.repository.ts";
import type { SearchMiss } from "./search-admin.ts";

/** Deletes selected searches without results; a repeated one is counted again from zero. */
export async function forgetMisses(
  ctx: Context,
  input: BulkInput<"delete">,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: SEARCH_MISS_LIST,
      reads: missReads(ctx),
      label: ({ term }) => term,
      change: forgetMiss,
    }),
  );
}

function forgetMiss(ctx: Context, { id, languageCode, term }: SearchMiss): Promise<Result<null, StaffFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffFailure>> => {
    if (!(await deleteMiss(inside, id))) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "search.forget",
      subject: { kind: "search", id: languageCode },
      details: { words: term },
    });
    return success(null);
  });
}
