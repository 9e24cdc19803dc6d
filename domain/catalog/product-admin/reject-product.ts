import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { lockProducts, setStatus, type LockedProduct } from "./product-write.repository.ts";

export type RejectProductFailure = StaffFailure | Failure<"not_found">;

/** The operator hides a product until it is changed and approved; its seller is notified of the reason. */
export function rejectProduct(ctx: Context, id: number, reason: string): Promise<Result<null, RejectProductFailure>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const [known] = await lockProducts(inside, { kind: "operator", shopId: null }, [id]);
    if (!known) return failure({ code: "not_found" });
    await setStatus(inside, id, { status: "draft", isApproved: false, rejectionReason: reason });
    await logAudit(inside, {
      action: "product.reject",
      subject: { kind: "product", id: known.slug },
      details: { text: known.name, reason },
    });
    await notifySeller(inside, known, reason);
    await refreshListings(inside, [id]);
    return success(null);
  });
}

async function notifySeller(ctx: Context, product: LockedProduct, reason: string): Promise<void> {
  await notifyTeam(ctx, product.shopId, "products.read", {
    topic: "messages",
    messageType: "warning",
    link: `/seller/product/${product.id}`,
    idempotencyKey: `product:${product.id}:${product.revision}:rejected`,
    write: (t) => ({
      title: t("{name} was not approved", { name: product.name }),
      message: t("The marketplace asks for a change: {reason}", { reason }),
    }),
  });
}
