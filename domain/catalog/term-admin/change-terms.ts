import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { readsOfRows } from "#domain/platform/list/row-list.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { VALUE_LIST } from "#shared/list/desk-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import type { Context } from "../../context.ts";
import { findTermRecords, TERM_ROWS } from "./find-term-records.ts";
import { deleteUnusedTerm, mergeTerm } from "./remove-term.ts";

export type BulkTermsInput = BulkInput<"delete" | "merge"> & { into_id?: number | undefined };

/** Deletes selected ones that no product has, or merges them into `into_id`, which itself is skipped. */
export async function changeTerms(
  ctx: Context,
  kind: TermKind,
  input: BulkTermsInput,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const { into_id: intoId = 0, action } = input;
  const reads = readsOfRows(() => findTermRecords(ctx, kind), TERM_ROWS);
  return success(
    await runBulk(ctx, input, {
      definition: VALUE_LIST,
      reads,
      label: ({ name }) => name,
      change: async (inside, { id }) => {
        if (action === "delete") return deleteUnusedTerm(inside, kind, id);
        return id === intoId ? success(null) : mergeTerm(inside, kind, id, intoId);
      },
    }),
  );
}
