import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getChange, setRefusal } from "./product-change.repository.ts";
import { lockProducts } from "./product-write.repository.ts";

/** The operator refuses a shop's change to an approved product, which stays unchanged; the seller is notified of the reason. */
export function refuseChange(
  ctx: Context,
  id: number,
  reason: string,
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "catalog.manage", async (inside) => {
    const [known] = await lockProducts(inside, { kind: "operator", shopId: null }, [id]);
    const change = known && (await getChange(inside, id));
    if (!known || change?.refusalReason !== "") return failure({ code: "not_found" });
    await setRefusal(inside, id, reason);
    await logAudit(inside, {
      action: "product.refuse_change",
      subject: { kind: "product", id: known.slug },
      details: { text: known.name, reason },
    });
    await notifyTeam(inside, known.shopId, "products.read", {
      topic: "messages",
      messageType: "warning",
      link: `/seller/product/${id}`,
      idempotencyKey: `product:${id}:${change.proposedAt}:refused`,
      write: (t) => ({
        title: t("Your changes to {name} were not approved", { name: known.name }),
        message: t("The marketplace asks for a change: {reason}", { reason }),
      }),
    });
    return success(null);
  });
}
