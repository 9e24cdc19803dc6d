import { and, asc, desc, eq, inArray, isNotNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { hiddenText, intList } from "#db/list-parameter.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import type { Context } from "../../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { isInLanguage, productColumns, readOwnPrice } from "./cart-product.repository.ts";

export type StoredCartLine = Omit<
  CartLine,
  "unitPrice" | "campaignProductId" | "saleUnitsLeft" | "isCapped" | "isOfferOver"
>;
export type CartOwner = { sessionId: number } | { customerId: number };

export const cartColumns = { id: carts.id, trxId: carts.trxId };
export const hasCoupons = sql<boolean>`exists(select from cart_coupons c where c.cart_id = ${carts.id})`;

/** Locked until the transaction ends. */
export async function lockCartOf(ctx: Context, owner: CartOwner): Promise<Cart | null> {
  const { kind, id, column } = ownedBy(owner);
  const rows = await prepared(ctx.db, `locked_cart_of_${kind}`, (db, name) =>
    db
      .select({ ...cartColumns, hasCoupons })
      .from(carts)
      .where(eq(column, sql.placeholder("id")))
      .for("update")
      .prepare(name),
  ).execute({ id });
  return rows[0] ?? null;
}

/** Null if the owner already has one. */
export async function insertCart(ctx: Context, owner: CartOwner, trxId: string): Promise<Cart | null> {
  const rows = await ctx.db
    .insert(carts)
    .values({ ...owner, trxId })
    .onConflictDoNothing()
    .returning(cartColumns);
  return rows[0] ? { ...rows[0], hasCoupons: false } : null;
}

export async function giveCartToCustomer(ctx: Context, cartId: number, customerId: number): Promise<void> {
  await ctx.db.update(carts).set({ sessionId: null, customerId, updatedAt: ctx.now() }).where(eq(carts.id, cartId));
}

export async function deleteCart(ctx: Context, cartId: number): Promise<void> {
  await ctx.db.delete(carts).where(eq(carts.id, cartId));
}

/** All lines with their current product data, oldest first. */
export async function findStoredLines(ctx: Context, cartId: number): Promise<StoredCartLine[]> {
  const rows = await prepared(ctx.db, "cart_lines", (db, name) => {
    const languageCode = hiddenText(sql.placeholder("languageCode"));
    return db
      .select(lineColumns(languageCode, sql.placeholder("now"), sql.placeholder("currency")))
      .from(cartLines)
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(eq(cartLines.cartId, sql.placeholder("cartId")))
      .orderBy(asc(cartLines.id))
      .prepare(name);
  }).execute({
    cartId,
    languageCode: ctx.visitor.language.code,
    currency: ctx.visitor.currency.code,
    now: ctx.now().toISOString(),
  });
  return rows.map((row) => readLine(ctx, row));
}

export type PriceColumns = {
  seenUnitPriceMinor: number;
  seenCurrencyCode: string | null;
  seenFixedPriceMinor: number | null;
  ownPriceMinor: number;
  fixedPriceMinor: number | null;
};

export function lineColumns(languageCode: SQL, now: Placeholder, currency: Placeholder) {
  return {
    id: cartLines.id,
    quantity: cartLines.quantity,
    seenUnitPriceMinor: cartLines.seenUnitPriceMinor,
    seenCurrencyCode: cartLines.seenCurrencyCode,
    seenFixedPriceMinor: cartLines.seenFixedPriceMinor,
    buyNowTrxId: cartLines.buyNowTrxId,
    isSavedForLater: cartLines.isSavedForLater,
    referralCode: cartLines.referralCode,
    ...productColumns(languageCode, now, currency),
  };
}

export function readLine<Row extends PriceColumns>(ctx: Context, row: Row) {
  const { seenUnitPriceMinor, seenCurrencyCode, seenFixedPriceMinor, ...rest } = row;
  const { code } = ctx.visitor.currency;
  const isSeenInCurrency = seenCurrencyCode === code;
  return {
    ...readOwnPrice(ctx, rest),
    seenPrice: readMoney(seenUnitPriceMinor, ctx.baseCurrency.code),
    seenFixedPrice: isSeenInCurrency && seenFixedPriceMinor !== null ? readMoney(seenFixedPriceMinor, code) : null,
    isSeenInCurrency,
  };
}

/** The unit price that the shopper is shown. */
export type SeenPrice = Pick<CartLine, "seenPrice" | "seenFixedPrice">;

export type LineToWrite = SeenPrice & {
  cartId: number;
  variantId: number;
  quantity: number;
  buyNowTrxId: string | null;
  referralCode: string | null;
};

export async function insertLine(ctx: Context, line: LineToWrite): Promise<number> {
  const { seenPrice, seenFixedPrice, ...values } = line;
  const rows = await prepared(ctx.db, "insert_cart_line", (db, name) =>
    db
      .insert(cartLines)
      .values({
        cartId: sql.placeholder("cartId"),
        variantId: sql.placeholder("variantId"),
        quantity: sql.placeholder("quantity"),
        buyNowTrxId: sql.placeholder("buyNowTrxId"),
        referralCode: sql.placeholder("referralCode"),
        seenUnitPriceMinor: sql.placeholder("seenUnitPriceMinor"),
        seenCurrencyCode: sql.placeholder("seenCurrencyCode"),
        seenFixedPriceMinor: sql.placeholder("seenFixedPriceMinor"),
        addedAt: sql.placeholder("addedAt"),
      })
      .returning({ id: cartLines.id })
      .prepare(name),
  ).execute({ ...values, ...seenColumns(ctx, { seenPrice, seenFixedPrice }), addedAt: ctx.now() });
  return rows[0]!.id;
}

export type LineChange = {
  quantity?: number;
  seen?: SeenPrice;
  isSavedForLater?: boolean;
  buyNowTrxId?: null;
  referralCode?: string;
};

export async function updateLine(ctx: Context, id: number, change: LineChange): Promise<void> {
  const { seen, ...values } = change;
  await ctx.db
    .update(cartLines)
    .set({ ...values, ...(seen && seenColumns(ctx, seen)) })
    .where(eq(cartLines.id, id));
}

export function seenColumns(ctx: Context, { seenPrice, seenFixedPrice }: SeenPrice) {
  const { code } = ctx.visitor.currency;
  return {
    seenUnitPriceMinor: writeMoney(seenPrice, ctx.baseCurrency.code),
    seenCurrencyCode: code,
    seenFixedPriceMinor: seenFixedPrice && writeMoney(seenFixedPrice, code),
  };
}

export async function deleteLines(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await preparedSql(
    ctx.db,
    "delete_cart_lines",
    (value) => sql`delete from ${cartLines} where id = any(${intList(value("ids"))})`,
  ).execute({ ids: [...ids] });
}

/** Deletes bought lines and gives the cart a new `trxId`, as the purchase keeps the old one. */
export async function deleteBoughtLines(
  ctx: Context,
  cartId: number,
  ids: readonly number[],
  trxId: string,
): Promise<void> {
  await preparedSql(
    ctx.db,
    "delete_bought_lines",
    (value) => sql`with bought as (delete from ${cartLines} where id = any(${intList(value("ids"))}))
      update ${carts} set trx_id = ${value("trxId")}, updated_at = ${value("now")}::timestamptz where id = ${value("cartId")}`,
  ).execute({ cartId, ids: [...ids], trxId, now: ctx.now().toISOString() });
}

/** Moves lines to another cart. */
export async function moveLines(ctx: Context, ids: readonly number[], cartId: number): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(cartLines)
      .set({ cartId })
      .where(inArray(cartLines.id, [...ids]));
}

/** Deletes all but the newest buy-now lines. */
export async function deleteOldBuyNowLines(ctx: Context, cartId: number, kept: number): Promise<void> {
  const newest = ctx.db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNotNull(cartLines.buyNowTrxId)))
    .orderBy(desc(cartLines.id))
    .offset(kept);
  await ctx.db.delete(cartLines).where(inArray(cartLines.id, newest));
}

export function ownedBy(owner: CartOwner) {
  return "customerId" in owner
    ? ({ kind: "customer", id: owner.customerId, column: carts.customerId } as const)
    : ({ kind: "session", id: owner.sessionId, column: carts.sessionId } as const);
}
