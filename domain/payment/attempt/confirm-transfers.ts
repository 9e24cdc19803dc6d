import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { TRANSFER_LIST } from "#shared/list/money-lists.ts";
import { type Money, toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { confirmTransfer } from "./decide-transfer.ts";
import { transferReads } from "./transfer.repository.ts";

/** Staff confirm that the money of selected transfers has arrived, each in the amount due. */
export async function confirmTransfers(
  ctx: Context,
  input: BulkInput<"confirm">,
): Promise<Result<BulkReport, StaffFailure>> {
  const failed = staffFailure(ctx, "payments.confirm");
  if (failed) return failure(failed);
  return success(
    await runBulk(ctx, input, {
      definition: TRANSFER_LIST,
      reads: transferReads(ctx),
      label: ({ reference }) => reference,
      change: confirmOne,
    }),
  );
}

async function confirmOne(
  ctx: Context,
  { id, amount }: { id: number; amount: Money },
): Promise<Result<unknown, Failure>> {
  const confirmed = await confirmTransfer(ctx, id, { amount: toMajorUnits(amount), sends_back: false });
  if (confirmed.ok || confirmed.failure.code !== "invalid_amount") return confirmed as Result<unknown, Failure>;
  return failure({ code: "transfer_decided" });
}
