import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getJobName } from "./system.repository.ts";

/** Runs a job again now. It finds its open tasks in the tables, so a run too many does no harm. */
export async function runJob(ctx: Context, job: string): Promise<Result<null, StaffRefusal | Refusal<"not_found">>> {
  const refusal = staffRefusal(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, Refusal<"not_found">>> => {
    const name = await getJobName(inside, job);
    if (name === null) return failure({ code: "not_found" });
    await logAudit(inside, { action: "system.job", subject: { kind: "system", id: name } });
    inside.enqueue(name);
    return success(null);
  });
}
