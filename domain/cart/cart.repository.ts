import { and, asc, desc, eq, inArray, isNotNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { attributes, attributeValues, attributeValueTranslations } from "#db/schema/attribute.ts";
import { cartLines, carts } from "#db/schema/cart.ts";
import { colors, colorTranslations } from "#db/schema/color.ts";
import { products, productTranslations, variants, variantValues } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { prepared, preparedSql } from "#db/prepared.ts";
import { sessions } from "#db/schema/session.ts";
import type { PlannedSession } from "#domain/session/plan-session.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../context.ts";
import type { Cart, CartLine, CartProduct } from "./cart.ts";

export type StoredCartLine = Omit<CartLine, "unitPrice" | "campaignProductId" | "saleUnitsLeft" | "isOfferOver">;
export type CartOwner = { sessionId: number } | { customerId: number };
export type OfferedVariant = CartProduct & { colorId: number | null; combination: string; hasVariant: boolean };

const cartColumns = { id: carts.id, trxId: carts.trxId };
const hasCoupons = sql<boolean>`exists(select from cart_coupons c where c.cart_id = ${carts.id})`;

export async function getCartOf(ctx: Context, owner: CartOwner): Promise<Cart | null> {
  const { kind, id, column } = ownedBy(owner);
  const rows = await prepared(ctx.db, `cart_of_${kind}`, (db, name) =>
    db
      .select({ ...cartColumns, hasCoupons })
      .from(carts)
      .where(eq(column, sql.placeholder("id")))
      .prepare(name),
  ).execute({ id });
  return rows[0] ?? null;
}

/** Nobody else writes into a locked cart until the transaction ends. */
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

/** Null where the owner has one by now. */
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

export async function setCartTrxId(ctx: Context, cartId: number, trxId: string): Promise<void> {
  await ctx.db.update(carts).set({ trxId, updatedAt: ctx.now() }).where(eq(carts.id, cartId));
}

export async function deleteCart(ctx: Context, cartId: number): Promise<void> {
  await ctx.db.delete(carts).where(eq(carts.id, cartId));
}

/** All lines with what they stand for now, oldest first. */
export async function findStoredLines(ctx: Context, cartId: number): Promise<StoredCartLine[]> {
  const rows = await prepared(ctx.db, "cart_lines", (db, name) => {
    const languageCode = sql.placeholder("languageCode");
    return db
      .select(lineColumns(languageCode, sql.placeholder("now")))
      .from(cartLines)
      .innerJoin(variants, eq(variants.id, cartLines.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(eq(cartLines.cartId, sql.placeholder("cartId")))
      .orderBy(asc(cartLines.id))
      .prepare(name);
  }).execute({ cartId, languageCode: ctx.visitor.language.code, now: ctx.now().toISOString() });
  return rows.map((row) => readLine(row, ctx.baseCurrency.code));
}

/** The variants of a product that are not withdrawn. */
export function findOfferedVariants(ctx: Context, productId: number): Promise<OfferedVariant[]> {
  const isMeant = and(eq(variants.productId, sql.placeholder("productId")), eq(variants.isActive, true));
  return findVariantsWhere(ctx, { name: "offered_variants", isMeant, values: { productId } });
}

export async function findVariantsById(ctx: Context, ids: readonly number[]): Promise<OfferedVariant[]> {
  if (ids.length === 0) return [];
  const isMeant = sql`${variants.id} = any(${sql.placeholder("ids")}::int[])`;
  return findVariantsWhere(ctx, { name: "variants_by_id", isMeant, values: { ids: [...ids] } });
}

async function findVariantsWhere(
  ctx: Context,
  wanted: { name: string; isMeant: SQL | undefined; values: Record<string, unknown> },
): Promise<OfferedVariant[]> {
  const rows = await prepared(ctx.db, wanted.name, (db, name) => {
    const languageCode = sql.placeholder("languageCode");
    return db
      .select({
        colorId: variants.colorId,
        combination: variants.combination,
        hasVariant: products.hasVariant,
        ...productColumns(languageCode, sql.placeholder("now")),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
      .leftJoin(productTranslations, isInLanguage(languageCode))
      .where(wanted.isMeant)
      .orderBy(asc(variants.position), asc(variants.id))
      .prepare(name);
  }).execute({ ...wanted.values, languageCode: ctx.visitor.language.code, now: ctx.now().toISOString() });
  return rows.map(({ ownPriceMinor, ...row }) => ({
    ...row,
    ownPrice: readMoney(ownPriceMinor, ctx.baseCurrency.code),
  }));
}

type Minor = Parameters<typeof readMoney>[0];

export function lineColumns(languageCode: string | Placeholder, now: string | Placeholder) {
  return {
    id: cartLines.id,
    quantity: cartLines.quantity,
    seenUnitPriceMinor: cartLines.seenUnitPriceMinor,
    buyNowTrxId: cartLines.buyNowTrxId,
    isSavedForLater: cartLines.isSavedForLater,
    referralCode: cartLines.referralCode,
    ...productColumns(languageCode, now),
  };
}

export function readLine<Row extends { seenUnitPriceMinor: Minor; ownPriceMinor: Minor }>(row: Row, currency: string) {
  const { seenUnitPriceMinor, ownPriceMinor, ...rest } = row;
  return { ...rest, seenPrice: readMoney(seenUnitPriceMinor, currency), ownPrice: readMoney(ownPriceMinor, currency) };
}

/** A variant with its product, shop and stock, under the names of `CartProduct`. */
function productColumns(languageCode: string | Placeholder, now: string | Placeholder) {
  return {
    productId: products.id,
    variantId: variants.id,
    slug: products.slug,
    name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
    variantsName: variantName(languageCode),
    sku: variants.sku,
    image: sql<string | null>`coalesce(${variants.image}, ${products.images}[1])`,
    type: products.type,
    taxClassCode: products.taxClassCode,
    isCashOnDeliveryAllowed: products.isCashOnDeliveryAllowed,
    minimumOrderQuantity: products.minimumOrderQuantity,
    maximumOrderQuantity: products.maximumOrderQuantity,
    currentStock: sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0)::int`,
    isSold: sql<boolean>`(${products.status} = 'published' and ${products.isApproved} and ${variants.isActive} and ${shops.status} = 'approved')`,
    isShopOpen: sql<boolean>`coalesce(${shops.onHolidayUntilAt} <= ${now}::timestamptz, true)`,
    shop: { id: shops.id, slug: shops.slug, name: shops.name },
    ownPriceMinor: variants.priceMinor,
  };
}

export function isInLanguage(languageCode: string | Placeholder): SQL | undefined {
  return and(eq(productTranslations.productId, products.id), eq(productTranslations.languageCode, languageCode));
}

/** Colour and attribute values in the page's language, such as "Red, M"; empty where there is nothing to choose. */
function variantName(languageCode: string | Placeholder): SQL<string> {
  const color = sql`(select coalesce(${colorTranslations.name}, ${colors.name}) from ${colors} left join ${colorTranslations}
    on ${colorTranslations.colorId} = ${colors.id} and ${colorTranslations.languageCode} = ${languageCode} where ${colors.id} = ${variants.colorId})`;
  const values = sql`(select string_agg(coalesce(${attributeValueTranslations.name}, ${attributeValues.name}), ', ' order by ${attributes.position}, ${attributes.id})
    from ${variantValues} join ${attributeValues} on ${attributeValues.id} = ${variantValues.attributeValueId}
    join ${attributes} on ${attributes.id} = ${attributeValues.attributeId}
    left join ${attributeValueTranslations} on ${attributeValueTranslations.attributeValueId} = ${attributeValues.id} and ${attributeValueTranslations.languageCode} = ${languageCode}
    where ${variantValues.variantId} = ${variants.id})`;
  return sql<string>`concat_ws(', ', ${color}, ${values})`;
}

export type LineToWrite = {
  cartId: number;
  variantId: number;
  quantity: number;
  seenPrice: Money;
  buyNowTrxId: string | null;
  referralCode: string | null;
};

export async function insertLine(ctx: Context, line: LineToWrite): Promise<number> {
  const { seenPrice, ...values } = line;
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
        addedAt: sql.placeholder("addedAt"),
      })
      .returning({ id: cartLines.id })
      .prepare(name),
  ).execute({ ...values, seenUnitPriceMinor: writeMoney(seenPrice, ctx.baseCurrency.code), addedAt: ctx.now() });
  return rows[0]!.id;
}

/** A new session with a cart of one line. */
export async function insertFirstLine(
  ctx: Context,
  session: PlannedSession,
  trxId: string,
  { seenPrice, variantId, quantity, buyNowTrxId, referralCode }: Omit<LineToWrite, "cartId">,
): Promise<{ sessionId: number; cartId: number; lineId: number }> {
  const rows = await preparedSql<{ session_id: number; cart_id: number; line_id: number }>(
    ctx.db,
    "insert_first_line",
    (value) => sql`with session as (
        insert into ${sessions} (token_hash, user_agent, network_area, last_seen_at, expires_at)
        values (${value("tokenHash")}, ${value("userAgent")}, ${value("networkArea")}, ${value("now")}, ${value("expiresAt")})
        returning id
      ), cart as (
        insert into ${carts} (session_id, trx_id) select id, ${value("trxId")} from session returning id, session_id
      )
      insert into ${cartLines} (cart_id, variant_id, quantity, seen_unit_price_minor, buy_now_trx_id, referral_code, added_at)
      select id, ${value("variantId")}::int, ${value("quantity")}::int, ${value("seenUnitPriceMinor")}::bigint,
        ${value("buyNowTrxId")}, ${value("referralCode")}, ${value("now")}::timestamptz from cart
      returning cart_id, id as line_id, (select id from session) as session_id`,
  ).execute({
    tokenHash: session.tokenHash,
    userAgent: session.userAgent,
    networkArea: session.networkArea,
    now: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    trxId,
    variantId,
    quantity,
    buyNowTrxId,
    referralCode,
    seenUnitPriceMinor: writeMoney(seenPrice, ctx.baseCurrency.code),
  });
  const row = rows[0]!;
  return { sessionId: row.session_id, cartId: row.cart_id, lineId: row.line_id };
}

export type LineChange = {
  quantity?: number;
  seenPrice?: Money;
  isSavedForLater?: boolean;
  buyNowTrxId?: null;
  referralCode?: string;
};

export async function updateLine(ctx: Context, id: number, change: LineChange): Promise<void> {
  const { seenPrice, ...values } = change;
  const price = seenPrice ? { seenUnitPriceMinor: writeMoney(seenPrice, ctx.baseCurrency.code) } : {};
  await ctx.db
    .update(cartLines)
    .set({ ...values, ...price })
    .where(eq(cartLines.id, id));
}

export async function deleteLines(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await ctx.db.delete(cartLines).where(inArray(cartLines.id, [...ids]));
}

/** Another cart takes the lines over. */
export async function moveLines(ctx: Context, ids: readonly number[], cartId: number): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(cartLines)
      .set({ cartId })
      .where(inArray(cartLines.id, [...ids]));
}

/** Keeps the newest of the lines that were to be bought alone. */
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
    ? { kind: "customer", id: owner.customerId, column: carts.customerId }
    : { kind: "session", id: owner.sessionId, column: carts.sessionId };
}
