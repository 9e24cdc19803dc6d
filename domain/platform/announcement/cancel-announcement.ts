import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { cancelRow, hasAnnouncement } from "./announcement.repository.ts";

/** Only while it is scheduled. */
export function cancelAnnouncement(
  ctx: Context,
  id: number,
): Promise<Result<null, StaffFailure | Failure<"not_found" | "wrong_state">>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    if (!(await hasAnnouncement(inside, id))) return failure({ code: "not_found" });
    if (!(await cancelRow(inside, id))) return failure({ code: "wrong_state" });
    await logAudit(inside, { action: "announcement.cancel", subject: { kind: "announcement", id } });
    return success(null);
  });
}
