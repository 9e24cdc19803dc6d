import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";

/** Each is a file of the size of the shop. */
const MAX_BACKUPS = 3;

/** Makes a job write the whole shop into the server's backup folder. */
export async function startBackup(ctx: Context): Promise<Result<null, StaffFailure | Failure<"too_many_tries">>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const tried = await consumeRateLimit(ctx, { name: "back-up", of: "shop", max: MAX_BACKUPS });
  if (!tried.ok) return tried;
  return withTransaction(ctx, async (inside) => {
    await logAudit(inside, { action: "system.backup", subject: { kind: "system", id: "backup" } });
    inside.enqueue("back-up");
    return success(null);
  });
}
