import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { endSessionsOf } from "#domain/customers/session/end-other-sessions.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countOf, getCustomerRecordRow } from "./customer-admin.repository.ts";

/** Signs a customer out everywhere, such as after they report a compromised account. */
export async function signOutCustomer(ctx: Context, id: number): Promise<Result<null, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "customers.read");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffRefusal>> => {
    if (!(await getCustomerRecordRow(inside, id))) return failure({ code: "not_found" });
    const { sessionsCount } = await countOf(inside, id);
    await endSessionsOf(inside, id);
    await logAudit(inside, {
      action: "customer.sign_out",
      subject: { kind: "customer", id },
      details: { sessions: sessionsCount },
    });
    return success(null);
  });
}
