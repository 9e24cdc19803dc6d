import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getJobName } from "./system.repository.ts";

/** Runs a job again now. It finds its open tasks in the tables, so an extra run does no harm. */
export function runJob(ctx: Context, job: string): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "settings.manage", async (inside) => {
    const name = await getJobName(inside, job);
    if (name === null) return failure({ code: "not_found" });
    await logAudit(inside, { action: "system.job", subject: { kind: "system", id: name } });
    inside.enqueue(name);
    return success(null);
  });
}
