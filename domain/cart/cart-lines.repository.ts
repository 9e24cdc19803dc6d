import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../context.ts";
import type { Cart } from "./cart.ts";
import { lineColumns, readLine, type CartOwner, type StoredCartLine } from "./cart.repository.ts";
import { isInLanguage } from "./cart-product.repository.ts";

type CartWithLines = { cart: Pick<Cart, "id" | "trxId">; lines: StoredCartLine[] };

/** The owner's cart with all that is in it, oldest first, in one statement; null where nothing is. */
export async function findLinesOfOwner(ctx: Context, owner: CartOwner): Promise<CartWithLines | null> {
  const isCustomer = "customerId" in owner;
  const rows = await prepared(ctx.db, `cart_lines_of_${isCustomer ? "customer" : "session"}`, (db, name) => {
    const languageCode = sql.placeholder("languageCode");
    return db
      .select({
        cart: { id: carts.id, trxId: carts.trxId },
        ...lineColumns(languageCode, sql.placeholder("now")),
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
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
  const lines = rows.map(({ cart: _cart, ...row }) => readLine(row, ctx.baseCurrency.code));
  return { cart: first.cart, lines };
}
