import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { listingProducts } from "#db/schema/listing.ts";
import { priceChanges } from "#db/schema/price-rule.ts";
import { variants } from "#db/schema/product.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { wishlistItems, wishlists } from "#db/schema/wishlist.ts";
import type { Context } from "../../context.ts";
import { MAX_WISHLIST_PRODUCTS, type Wishlist, type WishlistEntry, type WishlistSummary } from "./wishlist.ts";

const listColumns = {
  id: wishlists.id,
  name: wishlists.name,
  isDefault: wishlists.isDefault,
  shareKey: wishlists.shareKey,
};
const inOrder = [desc(wishlists.isDefault), asc(wishlists.id)] as const;

function ownerOf({ visitor }: Context) {
  return visitor.customerId !== null ? { customerId: visitor.customerId } : { sessionId: visitor.sessionId };
}

/** The customer's own, on any device; otherwise those of the guest's session. */
function isOwn({ visitor }: Context) {
  return visitor.customerId !== null
    ? eq(wishlists.customerId, visitor.customerId)
    : eq(wishlists.sessionId, visitor.sessionId ?? 0);
}

/**
 * Creates the first list if missing, and locks all of the visitor's lists, so that concurrent changes respect the
 * limits.
 */
export async function lockLists(ctx: Context): Promise<Wishlist[]> {
  await ctx.db
    .insert(wishlists)
    .values({ ...ownerOf(ctx), isDefault: true, createdAt: ctx.now() })
    .onConflictDoNothing();
  const rows = await ctx.db
    .select(listColumns)
    .from(wishlists)
    .where(isOwn(ctx))
    .orderBy(asc(wishlists.id))
    .for("update");
  return rows.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault) || one.id - other.id);
}

/** Each with the number of its products that are visible in the shop. */
export async function findLists(ctx: Context): Promise<WishlistSummary[]> {
  return ctx.db
    .select({ ...listColumns, productsCount: count(listingProducts.productId) })
    .from(wishlists)
    .leftJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .leftJoin(listingProducts, eq(listingProducts.productId, wishlistItems.productId))
    .where(isOwn(ctx))
    .groupBy(wishlists.id)
    .orderBy(...inOrder);
}

/** Newest first. */
export async function findEntries(ctx: Context, max: number): Promise<WishlistEntry[]> {
  return ctx.db
    .select({ productId: wishlistItems.productId, wishlistId: wishlistItems.wishlistId })
    .from(wishlists)
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(isOwn(ctx))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.productId))
    .limit(max);
}

/** Which of these products are on one of the visitor's lists. */
export async function findWishedIds(ctx: Context, productIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ productId: wishlistItems.productId })
    .from(wishlists)
    .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    .where(and(isOwn(ctx), inArray(wishlistItems.productId, [...productIds])));
  return rows.map(({ productId }) => productId);
}

export async function getListByKey(ctx: Context, shareKey: string): Promise<Wishlist | null> {
  const rows = await ctx.db.select(listColumns).from(wishlists).where(eq(wishlists.shareKey, shareKey));
  return rows[0] ?? null;
}

/** `isCheaper`: in the base currency. `seen`: the price then, if the product has a fixed price in that currency now. */
type Wish = { productId: number; isCheaper: boolean; seen: SeenWish | null };

/** `amount`: in minor units. */
export type SeenWish = { currencyCode: string; amount: number };

/** The visible products of a list, newest first. */
export async function findWishes(ctx: Context, wishlistId: number, max: number): Promise<Wish[]> {
  const priceThen = sql`(
    select ${priceChanges.priceMinor} from ${priceChanges}
    where ${priceChanges.variantId} = ${listingProducts.leadVariantId} and ${priceChanges.changedAt} <= ${wishlistItems.addedAt}
    order by ${priceChanges.changedAt} desc, ${priceChanges.id} desc limit 1
  )`;
  const isFixed = sql<boolean>`exists (select from ${variantPrices} x join ${variants} v on v.id = x.variant_id
    where v.product_id = ${wishlistItems.productId} and x.currency_code = ${wishlistItems.seenCurrencyCode})`;
  const rows = await ctx.db
    .select({
      productId: wishlistItems.productId,
      currencyCode: wishlistItems.seenCurrencyCode,
      seenMinor: wishlistItems.seenMinor,
      isFixed,
      isCheaper: sql<boolean>`coalesce(${listingProducts.priceMinor} < ${priceThen}, false)`,
    })
    .from(wishlistItems)
    .innerJoin(listingProducts, eq(listingProducts.productId, wishlistItems.productId))
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.productId))
    .limit(max);
  return rows.map(({ currencyCode, seenMinor, isFixed, ...wish }) => ({
    ...wish,
    seen: isFixed && currencyCode !== null && seenMinor !== null ? { currencyCode, amount: seenMinor } : null,
  }));
}

/** Which of these lists contain a product. */
export async function findListsOfProduct(
  ctx: Context,
  wishlistIds: readonly number[],
  productId: number,
): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: wishlistItems.wishlistId })
    .from(wishlistItems)
    .where(and(inArray(wishlistItems.wishlistId, [...wishlistIds]), eq(wishlistItems.productId, productId)));
  return rows.map(({ id }) => id);
}

export async function countWishes(ctx: Context, wishlistId: number): Promise<number> {
  return ctx.db.$count(wishlistItems, eq(wishlistItems.wishlistId, wishlistId));
}

export async function isProductShown(ctx: Context, productId: number): Promise<boolean> {
  return (await ctx.db.$count(listingProducts, eq(listingProducts.productId, productId))) > 0;
}

export async function insertWish(
  ctx: Context,
  wishlistId: number,
  productId: number,
  seen: SeenWish | null,
): Promise<void> {
  const columns = { seenCurrencyCode: seen?.currencyCode ?? null, seenMinor: seen?.amount ?? null };
  await ctx.db
    .insert(wishlistItems)
    .values({ wishlistId, productId, addedAt: ctx.now(), ...columns })
    .onConflictDoNothing();
}

export async function deleteWishes(ctx: Context, wishlistIds: readonly number[], productId: number): Promise<void> {
  await ctx.db
    .delete(wishlistItems)
    .where(and(inArray(wishlistItems.wishlistId, [...wishlistIds]), eq(wishlistItems.productId, productId)));
}

/** Keeps the date when it was added. If the other list already has it, only removes it from this one. */
export async function moveWish(ctx: Context, productId: number, fromId: number, toId: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into wishlist_items (wishlist_id, product_id, added_at, seen_currency_code, seen_minor)
    select ${toId}::int, product_id, added_at, seen_currency_code, seen_minor from wishlist_items where wishlist_id = ${fromId} and product_id = ${productId}
    on conflict do nothing
  `);
  await deleteWishes(ctx, [fromId], productId);
}

export async function insertList(ctx: Context, name: string): Promise<number> {
  const rows = await ctx.db
    .insert(wishlists)
    .values({ ...ownerOf(ctx), name, createdAt: ctx.now() })
    .returning({ id: wishlists.id });
  return rows[0]!.id;
}

export async function updateList(
  ctx: Context,
  id: number,
  change: { name: string } | { shareKey: string | null },
): Promise<void> {
  await ctx.db.update(wishlists).set(change).where(eq(wishlists.id, id));
}

export async function deleteList(ctx: Context, id: number): Promise<void> {
  await ctx.db.delete(wishlists).where(eq(wishlists.id, id));
}

/** Transfers a guest's list to the customer. */
export async function giveListToCustomer(ctx: Context, id: number, customerId: number): Promise<void> {
  await ctx.db.update(wishlists).set({ sessionId: null, customerId }).where(eq(wishlists.id, id));
}

/** Adds the products of the other list that no list of `knownIn` has, newest first, up to the limit. */
export async function uniteLists(
  ctx: Context,
  fromId: number,
  toId: number,
  knownIn: readonly number[],
): Promise<void> {
  const room = Math.max(0, MAX_WISHLIST_PRODUCTS - (await countWishes(ctx, toId)));
  await ctx.db.execute(sql`
    insert into wishlist_items (wishlist_id, product_id, added_at, seen_currency_code, seen_minor)
    select ${toId}::int, i.product_id, i.added_at, i.seen_currency_code, i.seen_minor from wishlist_items i
    where i.wishlist_id = ${fromId} and not exists (
      select from wishlist_items o where o.product_id = i.product_id and o.wishlist_id = any(${`{${knownIn.join(",")}}`}::int[])
    )
    order by i.added_at desc, i.product_id desc limit ${room}
    on conflict do nothing
  `);
}
