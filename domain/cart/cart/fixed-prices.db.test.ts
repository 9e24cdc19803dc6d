import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderLines } from "#db/schema/order.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { getProductDetails } from "#domain/catalog/product/get-product-details.ts";
import { getProductSlug } from "#domain/catalog/product/product.repository.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { createDice } from "#tests/support/random-catalog.ts";
import { HOUR } from "#tests/support/sales.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { Context } from "../../context.ts";
import { acknowledgeChanges } from "./acknowledge-changes.ts";
import { changeQuantity } from "./change-quantity.ts";
import { getCart } from "./get-cart.ts";
import { seeCurrency } from "./see-currency.ts";

const { db } = await openTestDatabase();
const EURO = {
  code: "EUR",
  name: "Euro",
  symbol: "€",
  exchangeRate: "0.9",
  roundingStepMinor: 1,
  hasFixedPrices: true,
};
let ctx: Context;
const { lamp, shirt } = await makeGoods(db);

beforeEach(async () => {
  ctx = await guestContext(db, { visitor: { currency: EURO } });
  await fix(lamp, 1990);
  await refreshListings(ctx, [lamp.productId, shirt.productId]);
});

async function fix({ variantIds }: MadeProduct, priceMinor: number, index = 0): Promise<void> {
  const row = { variantId: variantIds[index]!, currencyCode: "EUR", priceMinor };
  await db
    .insert(variantPrices)
    .values(row)
    .onConflictDoUpdate({ target: [variantPrices.variantId, variantPrices.currencyCode], set: { priceMinor } });
}

async function reduce({ productId }: MadeProduct, percentBasisPoints: number): Promise<void> {
  const startsAt = new Date(ctx.now().getTime() - HOUR);
  const rule = { productId, kind: "special" as const, discountKind: "percent" as const, percentBasisPoints, startsAt };
  await db.insert(priceRules).values(rule);
  await refreshListings(ctx, [productId]);
}

const DOLLAR = { code: "USD", name: "US dollar", symbol: "$", exchangeRate: "1", roundingStepMinor: 1 };
const inDollars = (): Context => ({ ...ctx, visitor: { ...ctx.visitor, currency: DOLLAR } });

async function shownOn(product: MadeProduct) {
  const details = (await getProductDetails(ctx, (await getProductSlug(ctx, product.productId))!))!;
  const [card] = await findProductCards(ctx, [product.productId]);
  return { page: details.price.amount, card: card!.price.amount, old: details.oldPrice?.amount ?? null };
}

test("is what its page, its card and the cart show, and what is charged", async () => {
  expect(await shownOn(lamp)).toEqual({ page: 1990, card: 1990, old: null });
  const trxId = await fillCart(ctx, [lamp, 2]);
  expect(await getCart(ctx)).toMatchObject({ carts: [{ price: { amount: 1990, currency: "EUR" } }], changes: [] });
  expect(await buy(ctx, trxId)).toSucceed();
  const [line] = await db.select().from(orderLines).where(eq(orderLines.productId, lamp.productId));
  expect(line).toMatchObject({ unitPriceMinor: 1990, lineTotalMinor: 3980 });
});

test("is lowered by a discount by the same share as the usual price", async () => {
  await reduce(lamp, 2500);
  expect(await shownOn(lamp)).toEqual({ page: 1493, card: 1493, old: 1990 });
  await fillCart(ctx, [lamp, 1]);
  expect(await getCart(ctx)).toMatchObject({ carts: [{ price: { amount: 1493 }, oldPrice: { amount: 1990 } }] });
});

test("that makes another variant the cheapest leads in lists and on the page", async () => {
  await fix(shirt, 999, 1);
  await refreshListings(ctx, [shirt.productId]);
  expect(await shownOn(shirt)).toMatchObject({ page: 999, card: 999 });
});

test("that changes in the cart has to be seen before it is charged; a rate that moves does not", async () => {
  const trxId = await fillCart(ctx, [lamp, 1]);
  const moved = { ...ctx, visitor: { ...ctx.visitor, currency: { ...EURO, exchangeRate: "0.8" } } };
  expect(await getCart(moved)).toMatchObject({ changes: [], carts: [{ price: { amount: 1990 } }] });
  await fix(lamp, 2190);
  const [line] = (await getCart(ctx)).carts;
  expect(await changeQuantity(ctx, { id: line!.id, quantity: 2 })).toMatchObject({
    value: { changes: [{ kind: "price", message: expect.stringContaining("from €19.90 to €21.90") }] },
  });
  expect(await buy(ctx, trxId)).toFail("cart_changed");
  expect(await acknowledgeChanges(ctx)).toMatchObject({ changes: [], carts: [{ price: { amount: 2190 } }] });
  await db.delete(variantPrices).where(eq(variantPrices.variantId, lamp.variantIds[0]!));
  expect(await getCart(ctx)).toMatchObject({ changes: [{ kind: "price" }], carts: [{ price: { amount: 1800 } }] });
});

test("is nothing that changed for a visitor who chooses another currency", async () => {
  await fillCart(ctx, [lamp, 1]);
  expect(await getCart(inDollars())).toMatchObject({ changes: [], carts: [{ price: { amount: 2000 } }] });
  expect(await getCart(ctx)).toMatchObject({ changes: [], carts: [{ price: { amount: 1990 } }] });
});

test("that changes after the visitor chose its currency has to be seen", async () => {
  await fillCart(inDollars(), [lamp, 1]);
  expect(await getCart(ctx)).toMatchObject({ changes: [], carts: [{ price: { amount: 1990 } }] });
  await seeCurrency(ctx);
  await fix(lamp, 2190);
  expect(await getCart(ctx)).toMatchObject({ changes: [{ kind: "price" }], carts: [{ price: { amount: 2190 } }] });
});

test("shown is charged for any prices, discounts and quantities", async () => {
  const dice = createDice(17);
  await db.update(stockLevels).set({ onHand: 1000 }).where(eq(stockLevels.variantId, shirt.variantIds[0]!));
  for (let round = 0; round < 12; round++) {
    const guest = await guestContext(db, { visitor: { currency: { ...EURO, roundingStepMinor: 1 + 4 * dice(2) } } });
    await db
      .update(variants)
      .set({ priceMinor: 1 + dice(9000) })
      .where(eq(variants.productId, shirt.productId));
    await fix(shirt, 1 + dice(9000));
    await db.delete(priceRules).where(eq(priceRules.productId, shirt.productId));
    await reduce(shirt, 1 + dice(9000));
    ctx = guest;
    const shown = await shownOn({ ...shirt });
    const trxId = await fillCart(guest, [shirt, 1 + dice(3)]);
    const cart = await getCart(guest);
    const first = cart.carts[0]!;
    const pageOfFirst = (await getProductDetails(guest, first.slug))!.variants.find(
      ({ id }) => id === first.variantId,
    )!;
    expect(first.price).toEqual(pageOfFirst.price);
    expect(shown.card).toBe(shown.page);
    expect(cart.totals.subTotal.amount).toBe(first.price.amount * first.quantity);
    if (first.price.amount === 0) continue;
    const bought = await buy(guest, trxId);
    expect(bought).toSucceed();
    const lines = await db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.variantId, first.variantId), eq(orderLines.unitPriceMinor, first.price.amount)));
    expect(lines.map(({ lineTotalMinor }) => lineTotalMinor)).toContain(cart.totals.subTotal.amount);
  }
});
