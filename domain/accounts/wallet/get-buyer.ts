import type { Context } from "../../context.ts";
import { getBuyerOf } from "./buyer.repository.ts";

/** The buyer whose wallet pays a purchase, and the rate frozen with it; null if there is no such purchase. */
export function getBuyer(
  ctx: Context,
  purchaseId: number,
): Promise<{ customerId: number | null; exchangeRate: string } | null> {
  return getBuyerOf(ctx, purchaseId);
}
