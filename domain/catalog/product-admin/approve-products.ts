import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockProducts, setStatus } from "./product-write.repository.ts";

export type ApproveProductsFailure = StaffRefusal | Refusal<"not_found">;

/** The operator approves products; published ones are shown at once. Returns how many were waiting. */
export async function approveProducts(
  ctx: Context,
  ids: readonly number[],
): Promise<Result<number, ApproveProductsFailure>> {
  const refusal = staffRefusal(ctx, "catalog.manage");
  if (refusal) return failure(refusal);
  const wanted = [...new Set(ids)];
  return withTransaction(ctx, async (inside): Promise<Result<number, ApproveProductsFailure>> => {
    const known = await lockProducts(inside, { kind: "operator", shopId: null }, wanted);
    if (known.length !== wanted.length) return failure({ code: "not_found" });
    const waiting = known.filter(({ isApproved }) => !isApproved);
    for (const { id, slug, name, status } of waiting) {
      await setStatus(inside, id, { status, isApproved: true, rejectionReason: "" });
      await logAudit(inside, {
        action: "product.approve",
        subject: { kind: "product", id: slug },
        details: { text: name },
      });
    }
    await refreshListings(
      inside,
      waiting.map(({ id }) => id),
    );
    return success(waiting.length);
  });
}
