import type { Context } from "../../context.ts";
import { linesOfPurchase, type CartLineView } from "./cart.ts";
import { findCartOf } from "./cart.repository.ts";
import { cartOwner } from "./load-cart.ts";
import { presentLine } from "./present-cart.ts";
import { priceShownLines } from "./price-stored-lines.ts";

/** The lines of the visitor's cart at current prices, as shown on every page. Totals are on the cart's own screen. */
export async function findCartLines(ctx: Context): Promise<CartLineView[]> {
  const owner = cartOwner(ctx);
  const found = owner && (await findCartOf(ctx, owner));
  if (!found) return [];
  const lines = await priceShownLines(ctx, found.cart.id, found.lines);
  return linesOfPurchase(found.cart, lines, found.cart.trxId).map((line) => presentLine(ctx, line));
}
