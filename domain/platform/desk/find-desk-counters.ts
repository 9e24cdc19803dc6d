import { countNewShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { countOpenMessages } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import { hasAnyPermission, mayDo } from "../permission/permission.ts";
import type { DeskCounter } from "./desk-counter.ts";

/** Of the shop that the visitor works for, as far as their role may see it. */
export async function findShopCounters(ctx: Context): Promise<Result<DeskCounter[], ShopFailure>> {
  const shop = await requireOwnShop(ctx, "shop.read");
  if (!shop.ok) return shop;
  const { id, role } = shop.value;
  const counters: DeskCounter[] = [];
  if (hasShopRight(role, "orders.read")) counters.push({ kind: "orders", count: await countNewShopOrders(ctx, id) });
  return success(counters);
}

/** Of the operator, as far as this member of staff may see it. */
export async function findStaffCounters(
  ctx: Context,
): Promise<Result<DeskCounter[], Failure<"sign_in" | "not_found">>> {
  if (!hasAnyPermission(ctx)) return failure({ code: ctx.visitor.customerId === null ? "sign_in" : "not_found" });
  const counters: DeskCounter[] = [];
  if (mayDo(ctx, "messages.manage")) counters.push({ kind: "inbox", count: await countOpenMessages(ctx) });
  return success(counters);
}
