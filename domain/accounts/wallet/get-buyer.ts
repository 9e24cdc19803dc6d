import type { Context } from "../../context.ts";
import { getBuyerOf } from "./buyer.repository.ts";

/** Whose wallet pays a purchase, at the rate that was frozen with it; null where there is no such purchase. */
export function getBuyer(
  ctx: Context,
  purchaseId: number,
): Promise<{ customerId: number | null; exchangeRate: string } | null> {
  return getBuyerOf(ctx, purchaseId);
}
