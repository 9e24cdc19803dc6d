import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { setApprovalRequired } from "./product-write.repository.ts";

/** Whether new products of a shop, and changes of approved ones, wait for the operator. Pending ones keep waiting. */
export function requireApproval(
  ctx: Context,
  shopId: number,
  isRequired: boolean,
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const slug = await setApprovalRequired(inside, shopId, isRequired);
    if (slug === null) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "shop.approval",
      subject: { kind: "shop", id: slug },
      details: { after: isRequired },
    });
    return success(null);
  });
}
