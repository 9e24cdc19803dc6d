import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { compareMoney, toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { unitsOf } from "./balance.repository.ts";
import { makeDuePayouts } from "./make-due-payouts.ts";
import { insertRun, lockRun, setRunApproved, setRunDiscarded } from "./payout-run.repository.ts";

export type PayoutRunFailure =
  | StaffFailure
  | Failure<"not_found" | "nothing_to_pay_out" | "run_decided" | "second_person_needed">;

/** Requests what is due for the shops on a schedule, and collects all requests. */
export async function createPayoutRun(ctx: Context): Promise<Result<number, PayoutRunFailure>> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return failure(failed);
  await makeDuePayouts(ctx, "all");
  return withTransaction(ctx, async (inside) => {
    const run = await insertRun(inside, ctx.visitor.customerId!);
    if (!run) return failure({ code: "nothing_to_pay_out" });
    const details = { payouts: run.count };
    await logAudit(inside, { action: "payout.run", subject: { kind: "payout_run", id: run.id }, details });
    return success(run.id);
  });
}

/** Above the limit of the settings another person than its creator approves a run. From then on it does not change. */
export function approvePayoutRun(ctx: Context, id: number): Promise<Result<null, PayoutRunFailure>> {
  return withRun(ctx, id, async (inside, run) => {
    const by = ctx.visitor.customerId!;
    const limit = unitsOf(ctx, ctx.settings.payoutSecondPersonAbove);
    if (run.createdBy === by && compareMoney(run.total, limit) > 0) return failure({ code: "second_person_needed" });
    await setRunApproved(inside, id, by);
    const details = { total: toMajorUnits(run.total), currency: run.total.currency };
    await logAudit(inside, { action: "payout.approve", subject: { kind: "payout_run", id }, details });
    inside.enqueue("send-payouts");
    return success(null);
  });
}

/** Before its approval: the payouts wait for another run. */
export function discardPayoutRun(ctx: Context, id: number): Promise<Result<null, PayoutRunFailure>> {
  return withRun(ctx, id, async (inside) => {
    await setRunDiscarded(inside, id);
    await logAudit(inside, { action: "payout.discard", subject: { kind: "payout_run", id } });
    return success(null);
  });
}

function withRun(
  ctx: Context,
  id: number,
  work: (
    ctx: Context,
    run: NonNullable<Awaited<ReturnType<typeof lockRun>>>,
  ) => Promise<Result<null, PayoutRunFailure>>,
): Promise<Result<null, PayoutRunFailure>> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return Promise.resolve(failure(failed));
  return withTransaction(ctx, async (inside) => {
    const run = await lockRun(inside, id);
    if (!run) return failure({ code: "not_found" });
    if (run.status !== "created") return failure({ code: "run_decided" });
    return work(inside, run);
  });
}
