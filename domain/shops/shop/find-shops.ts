import type { Context } from "../../context.ts";
import { SHOPS_TAG, type ShopProfile } from "./shop.ts";
import { findApprovedShops } from "./shop.repository.ts";

/** The shops that sell now, in the page's language. */
export function findShops(ctx: Context): Promise<ShopProfile[]> {
  return ctx.cache.get(`shops:${ctx.visitor.language.code}`, [SHOPS_TAG], () => findApprovedShops(ctx));
}
