import { describe, expect, test } from "vitest";
import { wishlistItems } from "#db/schema/wishlist.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { priceChanges } from "#db/schema/price-rule.ts";
import { variants } from "#db/schema/product.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { beginSession } from "../../customers/session/begin-session.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { createWishlist } from "./create-wishlist.ts";
import { deleteWishlist } from "./delete-wishlist.ts";
import { findWishlists } from "./find-wishlists.ts";
import { getSharedWishlist, getWishlist } from "./get-wishlist.ts";
import { mergeWishlists } from "./merge-wishlists.ts";
import { moveWish } from "./move-wish.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";
import { renameWishlist } from "./rename-wishlist.ts";
import { shareWishlist } from "./share-wishlist.ts";
import { MAX_WISHLISTS, MAX_WISHLIST_PRODUCTS } from "./wishlist.ts";

const { db } = await openTestDatabase();
const ids: number[] = [];
let variantId = 0;
let minutes = 0;

const [shop, category] = [await makeShop(db), await makeCategory(db)];
for (let index = 0; index < 5; index += 1) {
  const made = await makeProduct(db, shop, category);
  ids.push(made.productId);
  variantId ||= made.variantIds[0]!;
}
await refreshListings(makeContext(db), "all");

const guest = async (): Promise<Context> => (await beginSession(makeContext(db))).ctx;
const customer = async (): Promise<number> => makeCustomer(db);

/** Each wish is a minute later. */
async function wish(ctx: Context, productId: number, wishlistId: number | null = null) {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 10, 20, 12, minutes));
  return addToWishlist({ ...ctx, now: () => now }, productId, wishlistId);
}

const create = async (ctx: Context, name: string): Promise<number> => valueOf(await createWishlist(ctx, name)).id;

async function productsOf(ctx: Context, wishlistId?: number): Promise<number[]> {
  const { wishlists } = await findWishlists(ctx);
  return wishlists
    .filter((entry) => wishlistId === undefined || entry.wishlistId === wishlistId)
    .map(({ productId }) => productId);
}

describe("a wishlist", () => {
  test("has the wished-for products, the newest first, each once, only for that visitor", async () => {
    const [ctx, other] = [await guest(), await guest()];
    for (const id of [ids[0]!, ids[1]!, ids[0]!]) expect(await wish(ctx, id)).toSucceed();
    await wish(other, ids[2]!);
    expect(await productsOf(ctx)).toEqual([ids[1], ids[0]]);
    expect(await productsOf(other)).toEqual([ids[2]]);
    expect(await findWishlists(makeContext(db))).toEqual({ wishlists: [], lists: [] });
  });

  test("knows only products that are shown", async () => {
    expect(await wish(await guest(), 2_000_000_000)).toEqual({ ok: false, failure: { code: "not_found" } });
  });

  test("holds a limited number of products", async () => {
    const ctx = await guest();
    await wish(ctx, ids[0]!);
    const list = (await findWishlists(ctx)).lists[0]!;
    const shop = await makeShop(db);
    const category = await makeCategory(db);
    const others: number[] = [];
    while (others.length < MAX_WISHLIST_PRODUCTS - 1) others.push((await makeProduct(db, shop, category)).productId);
    await db.insert(wishlistItems).values(others.map((productId) => ({ wishlistId: list.id, productId })));
    expect(await wish(ctx, ids[1]!)).toFail("wishlist_full");
    expect(await wish(ctx, ids[0]!)).toSucceed();
  });

  test("removes a product from one list or from all", async () => {
    const ctx = await guest();
    const gifts = await create(ctx, "Gifts");
    await wish(ctx, ids[0]!);
    await wish(ctx, ids[0]!, gifts);
    expect(await productsOf(ctx)).toEqual([ids[0], ids[0]]);
    await removeFromWishlist(ctx, ids[0]!, gifts);
    expect(await productsOf(ctx, gifts)).toEqual([]);
    await wish(ctx, ids[0]!, gifts);
    await removeFromWishlist(ctx, ids[0]!, null);
    expect(await productsOf(ctx)).toEqual([]);
  });

  test("shows which products became cheaper since they were added", async () => {
    const ctx = await guest();
    const before = new Date(ctx.now().getTime() - 60_000);
    await db.insert(priceChanges).values({ variantId, priceMinor: 1000, changedAt: before });
    await addToWishlist(ctx, ids[0]!, null);
    await addToWishlist(ctx, ids[1]!, null);
    const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 60_000) };
    await db.update(variants).set({ priceMinor: 900 }).where(eq(variants.id, variantId));
    await refreshListings(later, [ids[0]!]);
    const list = (await findWishlists(ctx)).lists[0]!;
    const { products } = await getWishlist(later, list, 10);
    expect(Object.fromEntries(products.map(({ product, isCheaper }) => [product.id, isCheaper]))).toEqual({
      [ids[0]!]: true,
      [ids[1]!]: false,
    });
  });
});

test("in a currency with fixed prices, what is shown there has to fall, not the base price nor a rate", async () => {
  const made = await guest();
  const currency = {
    code: "EUR",
    name: "Euro",
    symbol: "€",
    exchangeRate: "0.9",
    roundingStepMinor: 1,
    hasFixedPrices: true,
  };
  const ctx = { ...made, visitor: { ...made.visitor, currency } };
  const fix = (priceMinor: number) =>
    db
      .insert(variantPrices)
      .values({ variantId, currencyCode: "EUR", priceMinor })
      .onConflictDoUpdate({ target: [variantPrices.variantId, variantPrices.currencyCode], set: { priceMinor } });
  const isCheaper = async () => {
    await refreshListings(ctx, [ids[0]!]);
    return (await getWishlist(ctx, (await findWishlists(ctx)).lists[0]!, 10)).products[0]!.isCheaper;
  };
  await fix(5000);
  await refreshListings(ctx, [ids[0]!]);
  await addToWishlist(ctx, ids[0]!, null);
  await db.update(variants).set({ priceMinor: 1 }).where(eq(variants.id, variantId));
  expect(await isCheaper()).toBe(false);
  await fix(4999);
  expect(await isCheaper()).toBe(true);
});

describe("named lists", () => {
  test("are made, renamed and deleted; the first one stays", async () => {
    const ctx = await guest();
    const gifts = await create(ctx, "Gifts");
    expect(await createWishlist(ctx, "gifts")).toFail("wishlist_name_taken");
    expect(await renameWishlist(ctx, gifts, "Birthday")).toSucceed();
    const { lists } = await findWishlists(ctx);
    expect(lists.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ["", true],
      ["Birthday", false],
    ]);
    expect(await deleteWishlist(ctx, lists[0]!.id)).toFail("first_wishlist");
    expect(await deleteWishlist(ctx, gifts)).toSucceed();
    expect(await deleteWishlist(ctx, gifts)).toFail("not_found");
  });

  test("are limited in number", async () => {
    const ctx = await guest();
    for (let index = 1; index < MAX_WISHLISTS; index += 1) await create(ctx, `List ${index}`);
    expect(await createWishlist(ctx, "Increase quantity")).toFail("too_many_wishlists");
  });

  test("take products from each other", async () => {
    const ctx = await guest();
    const gifts = await create(ctx, "Gifts");
    await wish(ctx, ids[0]!);
    await wish(ctx, ids[1]!);
    await wish(ctx, ids[1]!, gifts);
    const first = (await findWishlists(ctx)).lists[0]!.id;
    expect(await moveWish(ctx, ids[0]!, first, gifts)).toSucceed();
    expect(await moveWish(ctx, ids[1]!, first, gifts)).toSucceed();
    expect(await productsOf(ctx, first)).toEqual([]);
    expect(await productsOf(ctx, gifts)).toEqual([ids[1], ids[0]]);
    expect(await moveWish(ctx, ids[2]!, first, gifts)).toFail("not_found");
  });

  test("belong only to their owner", async () => {
    const [ctx, other] = [await guest(), await guest()];
    const gifts = await create(ctx, "Gifts");
    await wish(ctx, ids[0]!, gifts);
    const notFound = { ok: false, failure: { code: "not_found" } };
    expect(await wish(other, ids[0]!, gifts)).toEqual(notFound);
    expect(await renameWishlist(other, gifts, "Mine")).toEqual(notFound);
    expect(await deleteWishlist(other, gifts)).toEqual(notFound);
    expect(await shareWishlist(other, gifts, true)).toEqual(notFound);
    expect(await removeFromWishlist(other, ids[0]!, gifts)).toEqual(notFound);
    expect(await productsOf(ctx, gifts)).toEqual([ids[0]]);
  });
});

test("a link to a list shows it to anyone until it is revoked, and never works again", async () => {
  const ctx = await guest();
  const gifts = await create(ctx, "Gifts");
  await wish(ctx, ids[0]!, gifts);
  const shared = await shareWishlist(ctx, gifts, true);
  const key = shared.ok ? shared.value.shareKey! : "";
  expect(await shareWishlist(ctx, gifts, true)).toEqual(shared);
  const seen = await getSharedWishlist(makeContext(db), key);
  expect(seen).toMatchObject({ name: "Gifts", products: [{ id: ids[0] }] });
  expect(Object.keys(seen!)).toEqual(["name", "products"]);
  await shareWishlist(ctx, gifts, false);
  expect(await getSharedWishlist(makeContext(db), key)).toBeNull();
  const again = valueOf(await shareWishlist(ctx, gifts, true));
  expect(again.shareKey).not.toBe(key);
});

describe("at sign-in", () => {
  test("the guest's lists join the customer's, without duplicates", async () => {
    const ctx = await guest();
    const customerId = await customer();
    const signedIn = makeContext(db, { visitor: { sessionId: ctx.visitor.sessionId, customerId } });
    const own = await create(signedIn, "Gifts");
    await wish(signedIn, ids[0]!);
    await wish(signedIn, ids[1]!, own);
    const guests = await create(ctx, "gifts");
    const trip = await create(ctx, "Trip");
    for (const id of [ids[0]!, ids[1]!, ids[2]!]) await wish(ctx, id);
    await wish(ctx, ids[1]!, guests);
    await wish(ctx, ids[3]!, guests);
    await wish(ctx, ids[4]!, trip);
    await mergeWishlists(signedIn, ctx.visitor.sessionId!, customerId);
    const { lists } = await findWishlists(signedIn);
    expect(lists.map(({ name }) => name)).toEqual(["", "Gifts", "Trip"]);
    expect(await productsOf(signedIn, lists[0]!.id)).toEqual([ids[2], ids[0]]);
    expect(await productsOf(signedIn, own)).toEqual([ids[3], ids[1]]);
    expect(await productsOf(signedIn, trip)).toEqual([ids[4]]);
    expect(await findWishlists(ctx)).toEqual({ wishlists: [], lists: [] });
  });

  test("a guest without lists adds nothing", async () => {
    const ctx = await guest();
    const customerId = await customer();
    const signedIn = makeContext(db, { visitor: { sessionId: ctx.visitor.sessionId, customerId } });
    await wish(signedIn, ids[0]!);
    await mergeWishlists(signedIn, ctx.visitor.sessionId!, customerId);
    expect(await productsOf(signedIn)).toEqual([ids[0]]);
  });
});
