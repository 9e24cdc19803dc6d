import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { OwnShop } from "./shop.ts";
import { findLookedAtShopRow, findOwnShopRow } from "./shop.repository.ts";

/**
 * The shop that the visitor works for, or that staff look at; null if there is none. A suspended shop still sends its
 * orders.
 */
export async function getOwnShop(ctx: Context): Promise<OwnShop | null> {
  const { customerId, viewedShopId } = ctx.visitor;
  if (customerId === null) return null;
  if (viewedShopId && mayDo(ctx, "shops.manage")) return findLookedAtShopRow(ctx, viewedShopId);
  return findOwnShopRow(ctx, customerId);
}
