import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findDisputesOfCustomer } from "#domain/payment/dispute/find-credit-disputes.ts";
import { mayDo, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CustomerRecord } from "./customer-admin.ts";
import { countOf, findOrderCodesOf, getCustomerRecordRow } from "./customer-admin.repository.ts";

const MAX_ORDERS = 10;

/** One customer; the staff member's access is written to the audit log. */
export function lookAtCustomer(ctx: Context, id: number): Promise<Result<CustomerRecord, StaffFailure>> {
  return withStaffTransaction(ctx, "customers.read", async (inside) => {
    const row = await getCustomerRecordRow(inside, id);
    if (!row) return failure({ code: "not_found" });
    await logAudit(inside, { action: "customer.look", subject: { kind: "customer", id } });
    return success({
      ...row,
      createdAt: row.createdAt.toISOString(),
      ...(await countOf(inside, id)),
      orderCodes: mayDo(ctx, "orders.read") ? await findOrderCodesOf(inside, id, MAX_ORDERS) : [],
      disputes: mayDo(ctx, "refunds.write") ? await findDisputesOfCustomer(inside, id) : [],
    });
  });
}
