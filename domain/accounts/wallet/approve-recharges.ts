import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { approveRecharge } from "./decide-recharge.ts";
import { rechargeReads } from "./recharge.repository.ts";

/** The money of selected transfers has arrived: it goes into the wallets. */
export async function approveRecharges(
  ctx: Context,
  input: BulkInput<"approve">,
): Promise<Result<BulkReport, StaffFailure>> {
  const failed = staffFailure(ctx, "payments.confirm");
  if (failed) return failure(failed);
  return success(
    await runBulk(ctx, input, {
      definition: RECHARGE_LIST,
      reads: rechargeReads(ctx),
      label: ({ email }) => email,
      change: (inside, { id }) => approveRecharge(inside, id),
    }),
  );
}
