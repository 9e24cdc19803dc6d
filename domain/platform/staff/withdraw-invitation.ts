import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { deleteInvitation, getOpenInvitation } from "./staff.repository.ts";

/** Makes the mailed link invalid. */
export async function withdrawInvitation(ctx: Context, id: number): Promise<Result<null, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "staff.manage");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffRefusal>> => {
    const invitation = await getOpenInvitation(inside, { id });
    if (!invitation) return failure({ code: "not_found" });
    await deleteInvitation(inside, id);
    await logAudit(inside, { action: "staff.withdraw", subject: { kind: "staff", id: invitation.email } });
    return success(null);
  });
}
