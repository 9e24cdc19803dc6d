import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { ADMIN_RETURN_LIST } from "#shared/list/return-lists.ts";
import type { ReturnDecision } from "#shared/return-choices.ts";
import type { Context } from "../../context.ts";
import { approveReturn, rejectReturn } from "./decide-return.ts";
import type { ReturnOwner } from "./return.ts";
import { returnReads } from "./return-list.repository.ts";

/** Approves selected returns with the same instructions, or rejects them for the same reason. */
export function decideReturns(
  ctx: Context,
  owner: ReturnOwner,
  { value, ...input }: BulkInput<ReturnDecision> & { value: string },
): Promise<BulkReport> {
  const decide = input.action === "approve" ? approveReturn : rejectReturn;
  return runBulk(ctx, input, {
    definition: ADMIN_RETURN_LIST,
    reads: returnReads(ctx, owner.shopId),
    label: ({ orderCode }) => orderCode,
    change: (inside, { id }) => decide(inside, owner, id, value),
  });
}
