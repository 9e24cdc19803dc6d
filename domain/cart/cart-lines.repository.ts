import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../context.ts";
import type { Cart } from "./cart.ts";
import {
  cartColumns,
  hasCoupons,
  lineColumns,
  readLine,
  type CartOwner,
  type StoredCartLine,
} from "./cart.repository.ts";
import { isInLanguage } from "./cart-product.repository.ts";

type CartWithLines = { cart: Cart; lines: StoredCartLine[] };

/** The owner's cart with all that is in it, oldest first, in one statement; null where nothing was ever put into one. */
export async function findLinesOfOwner(ctx: Context, owner: CartOwner): Promise<CartWithLines | null> {
  const isCustomer = "customerId" in owner;
  const rows = await prepared(ctx.db, `cart_lines_of_${isCustomer ? "customer" : "session"}`, (db, name) => {
    const languageCode = sql.placeholder("languageCode");
    return db
      .select({ cart: { ...cartColumns, hasCoupons }, ...lineColumns(languageCode, sql.placeholder("now")) })
      .from(carts)
      .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
      .leftJoin(variants, eq(variants.id, cartLines.variantId))
      .leftJoin(products, eq(products.id, variants.productId))
      .leftJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(eq(isCustomer ? carts.customerId : carts.sessionId, sql.placeholder("owner")))
      .orderBy(asc(cartLines.id))
      .prepare(name);
  }).execute({
    owner: isCustomer ? owner.customerId : owner.sessionId,
    languageCode: ctx.visitor.language.code,
    now: ctx.now().toISOString(),
  });
  const [first] = rows;
  if (!first) return null;
  // An empty cart is one row without a line; a line has all that it is joined with.
  const stored = rows.flatMap(({ cart: _cart, ...line }) => (line.id === null ? [] : [line as LineRow]));
  return { cart: first.cart, lines: stored.map((line) => readLine(line, ctx.baseCurrency.code)) };
}

type LineRow = Omit<StoredCartLine, "seenPrice" | "ownPrice"> & { seenUnitPriceMinor: number; ownPriceMinor: number };
