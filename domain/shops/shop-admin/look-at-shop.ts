import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { lockShop, setLookedAtShop } from "./shop-admin.repository.ts";

/** From now on this session sees the seller's desk as the shop does, with read-only rights. */
export async function lookAtShop(ctx: Context, id: number): Promise<Result<null, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return failure(refusal);
  const { sessionId } = ctx.visitor;
  if (sessionId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffFailure>> => {
    const shop = await lockShop(inside, id);
    if (!shop || (shop.status !== "approved" && shop.status !== "suspended")) return failure({ code: "not_found" });
    await setLookedAtShop(inside, sessionId, id);
    await logAudit(inside, { action: "shop.look", subject: { kind: "shop", id: shop.slug } });
    return success(null);
  });
}

export async function stopLookingAtShop(ctx: Context): Promise<Result<null, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return failure(refusal);
  const { sessionId, viewedShopId } = ctx.visitor;
  if (sessionId === null || !viewedShopId) return success(null);
  return withTransaction(ctx, async (inside) => {
    await setLookedAtShop(inside, sessionId, null);
    const subject = { kind: "shop", id: viewedShopId } as const;
    await logAudit(inside, { action: "shop.look", subject, details: { isEnded: true } });
    return success(null);
  });
}
