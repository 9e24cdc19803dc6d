import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findDisputesOfCustomer } from "#domain/payment/dispute/find-credit-disputes.ts";
import { mayDo, staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CustomerRecord } from "./customer-admin.ts";
import { countOf, findOrderCodesOf, getCustomerRecordRow } from "./customer-admin.repository.ts";

const MAX_ORDERS = 10;

/** One customer; the staff member's access is written to the audit log. */
export async function lookAtCustomer(ctx: Context, id: number): Promise<Result<CustomerRecord, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "customers.read");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside) => {
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
