import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";

/** Each is a file of the size of the shop. */
const MAX_BACKUPS = 3;

/** Has a job write the whole shop into the folder of backups on the server. */
export async function startBackup(ctx: Context): Promise<Result<null, StaffRefusal | Refusal<"too_many_tries">>> {
  const refusal = staffRefusal(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const tried = await consumeRateLimit(ctx, { name: "back-up", of: "shop", max: MAX_BACKUPS });
  if (!tried.ok) return tried;
  return withTransaction(ctx, async (inside) => {
    await logAudit(inside, { action: "system.backup", subject: { kind: "system", id: "backup" } });
    inside.enqueue("back-up");
    return success(null);
  });
}
