import { and, asc, desc, eq, inArray, isNotNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { sessions } from "#db/schema/session.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { hiddenText, intList } from "#db/list-parameter.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import type { PlannedSession } from "#domain/customers/session/plan-session.ts";
import type { Context } from "../../context.ts";
import type { Cart, CartLine } from "./cart.ts";
import { isInLanguage, productColumns, readOwnPrice } from "./cart-product.repository.ts";

export type StoredCartLine = Omit<
  CartLine,
  "unitPrice" | "campaignProductId" | "saleUnitsLeft" | "isCapped" | "isOfferOver"
>;
export type CartOwner = { sessionId: number } | { customerId: number };

const cartColumns = { id: carts.id, trxId: carts.trxId };
const hasCoupons = sql<boolean>`exists(select from cart_coupons c where c.cart_id = ${carts.id})`;

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

/** The owner's cart with all its lines, in one statement; null if the owner has none. */
export async function findCartOf(
  ctx: Context,
  owner: CartOwner,
): Promise<{ cart: Cart; lines: StoredCartLine[] } | null> {
  const { kind, id, column } = ownedBy(owner);
  return findCart(ctx, `cart_of_${kind}`, column, id);
}

/** All lines with their current product data, oldest first. */
export async function findStoredLines(ctx: Context, cartId: number): Promise<StoredCartLine[]> {
  return (await findCart(ctx, "cart_by_id", carts.id, cartId))?.lines ?? [];
}

async function findCart(ctx: Context, name: string, column: typeof carts.id | OwnerColumn, id: number) {
  const rows = await prepared(ctx.db, name, (db, named) => {
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
      .where(eq(column, sql.placeholder("id")))
      .orderBy(asc(cartLines.id))
      .prepare(named);
  }).execute({
    id,
    languageCode: ctx.visitor.language.code,
    currency: ctx.visitor.currency.code,
    now: ctx.now().toISOString(),
  });
  if (!rows[0]) return null;
  // An empty cart is one row without a line; a line has all its joined columns.
  const stored = rows.flatMap(({ cart: _cart, ...line }) => (line.id === null ? [] : [line as LineRow]));
  return { cart: rows[0].cart, lines: stored.map((line) => readLine(ctx, line)) };
}

type OwnerColumn = ReturnType<typeof ownedBy>["column"];

type LineRow = Omit<StoredCartLine, keyof SeenPrice | "isSeenInCurrency" | "ownPrice" | "fixed"> & PriceColumns;

type PriceColumns = {
  seenUnitPriceMinor: number;
  seenCurrencyCode: string | null;
  seenFixedPriceMinor: number | null;
  ownPriceMinor: number;
  fixedPriceMinor: number | null;
};

function lineColumns(languageCode: SQL, now: Placeholder, currency: Placeholder) {
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

function readLine(ctx: Context, row: LineRow): StoredCartLine {
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

/** A new guest's session, cart and line, in one statement. */
export async function insertFirstLine(
  ctx: Context,
  { session, trxId, line }: { session: PlannedSession; trxId: string; line: Omit<LineToWrite, "cartId"> },
): Promise<{ sessionId: number; cartId: number; lineId: number }> {
  const seen = seenColumns(ctx, line);
  const [written] = await preparedSql<{ session_id: number; cart_id: number; line_id: number }>(
    ctx.db,
    "insert_first_line",
    (value) => sql`with session as (
        insert into ${sessions} (token_hash, user_agent, network_area, last_seen_at, expires_at)
        values (${value("tokenHash")}, ${value("userAgent")}, ${value("networkArea")}, ${value("seenAt")}::timestamptz,
          ${value("expiresAt")}::timestamptz)
        returning id
      ), cart as (
        insert into ${carts} (session_id, trx_id) select id, ${value("trxId")} from session returning id, session_id
      ), line as (
        insert into ${cartLines} (cart_id, variant_id, quantity, seen_unit_price_minor, seen_currency_code, seen_fixed_price_minor,
          buy_now_trx_id, referral_code, added_at)
        select id, ${value("variantId")}::int, ${value("quantity")}::int, ${value("priceMinor")}::bigint,
          ${value("currencyCode")}::text, ${value("fixedMinor")}::bigint,
          ${value("buyNowTrxId")}::text, ${value("referralCode")}::text, ${value("seenAt")}::timestamptz
        from cart returning id, cart_id
      )
      select cart.session_id, cart.id as cart_id, line.id as line_id from cart join line on line.cart_id = cart.id`,
  ).execute({
    tokenHash: session.tokenHash,
    userAgent: session.userAgent,
    networkArea: session.networkArea,
    seenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    trxId,
    variantId: line.variantId,
    quantity: line.quantity,
    priceMinor: seen.seenUnitPriceMinor,
    currencyCode: seen.seenCurrencyCode,
    fixedMinor: seen.seenFixedPriceMinor,
    buyNowTrxId: line.buyNowTrxId,
    referralCode: line.referralCode?.toWellFormed() ?? null,
  });
  const { session_id: sessionId, cart_id: cartId, line_id: lineId } = written!;
  return { sessionId, cartId, lineId };
}

export type LineChange = {
  quantity?: number;
  seen?: SeenPrice;
  isSavedForLater?: boolean;
  buyNowTrxId?: null;
  referralCode?: string | null;
};

export async function updateLine(ctx: Context, id: number, change: LineChange): Promise<void> {
  const { seen, ...values } = change;
  await ctx.db
    .update(cartLines)
    .set({ ...values, ...(seen && seenColumns(ctx, seen)) })
    .where(eq(cartLines.id, id));
}

function seenColumns(ctx: Context, { seenPrice, seenFixedPrice }: SeenPrice) {
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

function ownedBy(owner: CartOwner) {
  return "customerId" in owner
    ? ({ kind: "customer", id: owner.customerId, column: carts.customerId } as const)
    : ({ kind: "session", id: owner.sessionId, column: carts.sessionId } as const);
}
