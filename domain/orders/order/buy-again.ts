import type { CartView } from "#domain/cart/cart/cart.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { addToCartAgain, type LeftOut } from "#domain/cart/cart/add-to-cart-again.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getOwnOrder } from "./get-own-order.ts";
import { findBoughtLines } from "./order.repository.ts";

export type BoughtAgain = { cart: CartView; added: number; leftOut: LeftOut[] };

/** Adds the lines of one of the customer's orders to the cart, at current prices. */
export async function buyAgain(
  ctx: Context,
  code: string,
): Promise<Result<BoughtAgain, Failure<"sign_in" | "not_found" | "nothing_sold_again">>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const own = await getOwnOrder(ctx, code);
  if (!own) return failure({ code: "not_found" });
  const { added, leftOut } = await addToCartAgain(ctx, await findBoughtLines(ctx, own.id));
  if (added === 0) return failure({ code: "nothing_sold_again" });
  return success({ cart: await getCart(ctx), added, leftOut });
}
