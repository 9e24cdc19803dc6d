import type { Context } from "../context.ts";
import { giveViewedProducts } from "./viewed-product-owner.repository.ts";

/** Signing in: what the guest looked at joins what the customer looked at, each product once. */
export async function mergeViewedProducts(ctx: Context, fromSessionId: number, customerId: number): Promise<void> {
  await giveViewedProducts(ctx, fromSessionId, customerId);
}
