import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { moveShop } from "#domain/shops/shop/move-shop.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countOpenOrders, findProductIdsOf, lockShop } from "./shop-admin.repository.ts";

type ShopStateFailure = StaffFailure | Failure<"shop_state" | "shop_orders_open">;
type Shop = NonNullable<Awaited<ReturnType<typeof lockShop>>>;
type ShopChange = "suspended" | "reopened" | "closed";

const MOVES = {
  suspended: { to: "suspended", action: "shop.suspend" },
  reopened: { to: "approved", action: "shop.reopen" },
  closed: { to: "closed", action: "shop.close" },
} as const;

/**
 * A suspended shop is not listed and sells nothing; carts say so. Its placed orders are still sent. The operator's
 * own shop cannot be suspended.
 */
export function suspendShop(ctx: Context, id: number, reason: string) {
  return changeState(ctx, id, "suspended", reason);
}

export function reopenShop(ctx: Context, id: number) {
  return changeState(ctx, id, "reopened", "");
}

/** Closes it permanently, only once its orders are finished; its page returns 410. */
export function closeShop(ctx: Context, id: number, reason: string) {
  return changeState(ctx, id, "closed", reason);
}

function changeState(
  ctx: Context,
  id: number,
  change: ShopChange,
  reason: string,
): Promise<Result<null, ShopStateFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return Promise.resolve(failure(refusal));
  return withTransaction(ctx, async (inside): Promise<Result<null, ShopStateFailure>> => {
    const shop = await lockShop(inside, id);
    if (!shop) return failure({ code: "not_found" });
    if (shop.isOperator && change !== "reopened") return failure({ code: "shop_state" });
    const open = change === "closed" ? await countOpenOrders(inside, id) : 0;
    if (open > 0) return failure({ code: "shop_orders_open", values: { number: String(open) } });
    const { to, action } = MOVES[change];
    if (!(await moveShop(inside, shop, to, reason))) return failure({ code: "shop_state" });
    await refreshListings(inside, await findProductIdsOf(inside, id));
    await logAudit(inside, {
      action,
      subject: { kind: "shop", id: shop.slug },
      details: { before: shop.status, after: to, ...(reason ? { reason } : {}) },
    });
    await notifyShop(inside, shop, change, reason);
    return success(null);
  });
}

async function notifyShop(ctx: Context, { id, name: shopName }: Shop, kind: ShopChange, reason: string): Promise<void> {
  await notifyTeam(ctx, id, "shop.read", {
    mail: { template: "shop-news", data: ({ name }) => ({ name, shopName, kind, reason }) },
    topic: "shops",
    write: (t) => ({
      title:
        kind === "reopened"
          ? t("{name} is open again", { name: shopName })
          : kind === "suspended"
            ? t("{name} is suspended", { name: shopName })
            : t("{name} is closed", { name: shopName }),
      message: reason,
    }),
    link: "/seller",
    idempotencyKey: `shop-${kind}:${id}:${ctx.now().getTime()}`,
  });
}
