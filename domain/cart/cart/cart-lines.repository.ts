import { asc, eq, sql } from "drizzle-orm";
import { hiddenText } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import type { Cart } from "./cart.ts";
import {
  cartColumns,
  hasCoupons,
  lineColumns,
  ownedBy,
  readLine,
  type CartOwner,
  type PriceColumns,
  type SeenPrice,
  type StoredCartLine,
} from "./cart.repository.ts";
import { isInLanguage } from "./cart-product.repository.ts";

type CartWithLines = { cart: Cart; lines: StoredCartLine[] };

/** The owner's cart with all its lines, oldest first, in one statement; null if the owner has none. */
export async function findLinesOfOwner(ctx: Context, owner: CartOwner): Promise<CartWithLines | null> {
  const { kind, id, column } = ownedBy(owner);
  const rows = await selectCarts(ctx, `cart_of_${kind}`, column, id);
  if (!rows[0]) return null;
  // An empty cart is one row without a line; a line has all its joined columns.
  const stored = rows.flatMap(({ cart: _cart, ...line }) => (line.id === null ? [] : [line as LineRow]));
  return { cart: rows[0].cart, lines: stored.map((line) => readLine(ctx, line)) };
}

type LineRow = Omit<StoredCartLine, keyof SeenPrice | "isSeenInCurrency" | "ownPrice" | "fixed"> & PriceColumns;

type OwnerColumn = ReturnType<typeof ownedBy>["column"];

function selectCarts(ctx: Context, name: string, owner: OwnerColumn, id: number) {
  return prepared(ctx.db, name, (db, named) => {
    const languageCode = hiddenText(sql.placeholder("languageCode"));
    return db
      .select({
        cart: { ...cartColumns, hasCoupons },
        ...lineColumns(languageCode, sql.placeholder("now"), sql.placeholder("currency")),
      })
      .from(carts)
      .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
      .leftJoin(variants, eq(variants.id, cartLines.variantId))
      .leftJoin(products, eq(products.id, variants.productId))
      .leftJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(eq(owner, sql.placeholder("id")))
      .orderBy(asc(cartLines.id))
      .prepare(named);
  }).execute({
    id,
    languageCode: ctx.visitor.language.code,
    currency: ctx.visitor.currency.code,
    now: ctx.now().toISOString(),
  });
}
