import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { endSessionsOf } from "#domain/customers/session/end-other-sessions.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { countOf, getCustomerRecordRow } from "./customer-admin.repository.ts";

/** Signs a customer out everywhere, such as after they report a compromised account. */
export function signOutCustomer(ctx: Context, id: number): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "customers.read", async (inside) => {
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
