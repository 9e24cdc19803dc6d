import type { Context } from "../../context.ts";
import type { OwnShop } from "./shop.ts";
import { findOwnShopRow } from "./shop.repository.ts";

/** The shop that the visitor runs; null for everybody else. A suspended one still sends what was ordered. */
export async function getOwnShop(ctx: Context): Promise<OwnShop | null> {
  return ctx.visitor.customerId === null ? null : findOwnShopRow(ctx, ctx.visitor.customerId);
}
