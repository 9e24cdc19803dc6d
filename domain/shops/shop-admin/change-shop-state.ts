import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { moveShop } from "#domain/shops/shop/move-shop.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countOpenOrders, findProductIdsOf, getPerson, lockShop } from "./shop-admin.repository.ts";

export type ShopStateFailure = StaffRefusal | Refusal<"shop_state" | "shop_orders_open">;
type Shop = NonNullable<Awaited<ReturnType<typeof lockShop>>>;
type News = "suspended" | "reopened" | "closed";

const MOVES = {
  suspended: { to: "suspended", action: "shop.suspend" },
  reopened: { to: "approved", action: "shop.reopen" },
  closed: { to: "closed", action: "shop.close" },
} as const;

/**
 * A suspended shop is listed nowhere and sells nothing; carts name it. Its placed orders are still sent. The operator's
 * own shop cannot be suspended.
 */
export function suspendShop(ctx: Context, id: number, reason: string) {
  return changeState(ctx, id, "suspended", reason);
}

export function reopenShop(ctx: Context, id: number) {
  return changeState(ctx, id, "reopened", "");
}

/** For good, and only once its orders are finished; its page answers that it is gone. */
export function closeShop(ctx: Context, id: number, reason: string) {
  return changeState(ctx, id, "closed", reason);
}

function changeState(ctx: Context, id: number, news: News, reason: string): Promise<Result<null, ShopStateFailure>> {
  const refusal = staffRefusal(ctx, "shops.manage");
  if (refusal) return Promise.resolve(failure(refusal));
  return withTransaction(ctx, async (inside): Promise<Result<null, ShopStateFailure>> => {
    const shop = await lockShop(inside, id);
    if (!shop) return failure({ code: "not_found" });
    if (shop.isOperator && news !== "reopened") return failure({ code: "shop_state" });
    const open = news === "closed" ? await countOpenOrders(inside, id) : 0;
    if (open > 0) return failure({ code: "shop_orders_open", values: { number: String(open) } });
    const { to, action } = MOVES[news];
    if (!(await moveShop(inside, shop, to, reason))) return failure({ code: "shop_state" });
    await refreshListings(inside, await findProductIdsOf(inside, id));
    await logAudit(inside, {
      action,
      subject: { kind: "shop", id: shop.slug },
      details: { before: shop.status, after: to, ...(reason ? { reason } : {}) },
    });
    await notifyOwner(inside, shop, news, reason);
    return success(null);
  });
}

async function notifyOwner(ctx: Context, { id, name, ownerId }: Shop, kind: News, reason: string): Promise<void> {
  const owner = ownerId === null ? null : await getPerson(ctx, ownerId);
  if (ownerId === null || !owner) return;
  const onceKey = `shop-${kind}:${id}:${ctx.now().getTime()}`;
  await writeMail(ctx, {
    onceKey,
    template: "shop-news",
    recipient: owner.email,
    languageCode: owner.languageCode ?? ctx.settings.defaultLanguage,
    data: { name: owner.firstName, shopName: name, kind, reason },
  });
  await notifyCustomer(ctx, {
    customerId: ownerId,
    topic: "shops",
    write: (t) => ({
      title:
        kind === "reopened"
          ? t("{name} is open again", { name })
          : kind === "suspended"
            ? t("{name} is suspended", { name })
            : t("{name} is closed", { name }),
      message: reason,
    }),
    link: "/seller",
    onceKey,
  });
}
