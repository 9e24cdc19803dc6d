import type { Context } from "../../context.ts";
import type { OwnShop } from "./shop.ts";
import { findOwnShopRow } from "./shop.repository.ts";

/** The visitor's own shop; null if there is none. A suspended shop still sends its orders. */
export async function getOwnShop(ctx: Context): Promise<OwnShop | null> {
  return ctx.visitor.customerId === null ? null : findOwnShopRow(ctx, ctx.visitor.customerId);
}
