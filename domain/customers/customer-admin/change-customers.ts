import { changeTagOfRow } from "#domain/platform/internal-tag/change-tag.ts";
import type { BulkInput, BulkValue } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { customerReads } from "./customer-list.repository.ts";

/** Changes the tags of selected customers. */
export async function changeCustomers(
  ctx: Context,
  { action, value, ...input }: BulkInput<TagChange> & BulkValue,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "customers.read");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: CUSTOMER_LIST,
      reads: customerReads(ctx),
      label: ({ email }) => email,
      change: (inside, { id }) => changeTagOfRow(inside, "operator", { kind: "customer", id }, action, value),
    }),
  );
}
