import type { Context } from "../../context.ts";
import { findLinesOfOwner } from "./cart-lines.repository.ts";
import { linesOfPurchase, type CartLineView } from "./cart.ts";
import { cartOwner } from "./load-cart.ts";
import { presentLine } from "./present-cart.ts";
import { priceShownLines } from "./price-stored-lines.ts";

/** What the visitor's cart holds, each line at the price of now: what every page tells of it. Its totals are on its own screen. */
export async function findCartLines(ctx: Context): Promise<CartLineView[]> {
  const owner = cartOwner(ctx);
  const found = owner && (await findLinesOfOwner(ctx, owner));
  if (!found) return [];
  const lines = await priceShownLines(ctx, found.cart.id, found.lines);
  return linesOfPurchase(found.cart, lines, found.cart.trxId).map((line) => presentLine(ctx, line));
}
