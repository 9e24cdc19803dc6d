import type { Context } from "../../context.ts";
import { findBoughtLine } from "./review-author.repository.ts";

/** Whether a customer has bought the product and received it. */
export async function hasBought(ctx: Context, customerId: number, productId: number): Promise<boolean> {
  return (await findBoughtLine(ctx, customerId, { productId, orderLineId: null })) !== null;
}
