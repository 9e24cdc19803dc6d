import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { deleteInvitation, getOpenInvitation } from "./staff.repository.ts";

/** Makes the mailed link invalid. */
export function withdrawInvitation(ctx: Context, id: number): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "staff.manage", async (inside) => {
    const invitation = await getOpenInvitation(inside, { id });
    if (!invitation) return failure({ code: "not_found" });
    await deleteInvitation(inside, id);
    await logAudit(inside, { action: "staff.withdraw", subject: { kind: "staff", id: invitation.email } });
    return success(null);
  });
}
