import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { carts } from "#db/schema/cart.ts";
import { products, variants } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext, type ContextOptions } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { reducePrice } from "#tests/support/sales.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../../context.ts";
import { acknowledgeChanges } from "./acknowledge-changes.ts";
import { addToCart } from "./add-to-cart.ts";
import type { CartView } from "./cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { findCartLines } from "./find-cart-lines.ts";
import { getCart } from "./get-cart.ts";
import { mergeCarts } from "./merge-carts.ts";
import { removeLine } from "./remove-line.ts";
import { saveForLater } from "./save-for-later.ts";

const { db } = await openTestDatabase();

const guest = async (options: ContextOptions = {}) => (await beginSession(makeContext(db, options))).ctx;

const add = async (ctx: Context, productId: number, more: object = {}): Promise<CartView> =>
  valueOf(await addToCart(ctx, { product_id: productId, ...more }));

const category = await makeCategory(db);
const [one, other] = [await makeShop(db), await makeShop(db)];
const lamp = await makeProduct(db, one, category, { prices: [2000], stock: 5 });
const shirt = await makeProduct(db, other, category, { prices: [1500, 1700], stock: 10 });
const limited = await makeProduct(db, other, category, {
  minimumOrderQuantity: 2,
  maximumOrderQuantity: 4,
  stock: 100,
});

describe("a cart", () => {
  test("of a new visitor is empty, and nothing is written", async () => {
    const cart = await getCart(makeContext(db));
    expect(cart).toMatchObject({
      carts: [],
      changes: [],
      totals: { total: { amount: 0, currency: "USD" }, shops: [] },
    });
    expect(cart.trxId.length).toBeGreaterThanOrEqual(22);
    expect(await db.select().from(carts)).toHaveLength(0);
  });

  test("shows its lines the same way on every page as on its own screen", async () => {
    expect(await findCartLines(makeContext(db))).toEqual([]);
    const ctx = await guest();
    expect(await findCartLines(ctx)).toEqual([]);
    await add(ctx, lamp.productId, { quantity: 2 });
    await add(ctx, shirt.productId, { variants_ids: shirt.variantIds[1] });
    await add(ctx, limited.productId, { is_buy_now: 1 });
    const { carts: lines } = await getCart(ctx);
    expect(lines).toHaveLength(2);
    expect(await findCartLines(ctx)).toEqual(lines);
    await saveForLater(ctx, { id: lines[0]!.id, is_saved_for_later: true });
    expect(await findCartLines(ctx)).toEqual([expect.objectContaining({ productId: shirt.productId })]);
    expect(await findCartLines(await guest())).toEqual([]);
  });

  test("adds up units of the same variant and keeps others apart", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId);
    await add(ctx, shirt.productId, { variants_ids: shirt.variantIds[1] });
    const cart = await add(ctx, lamp.productId, { quantity: 2 });
    expect(cart.carts.map(({ quantity, total }) => [quantity, total.amount])).toEqual([
      [3, 6000],
      [1, 1700],
    ]);
    expect(cart.totals.subTotal.amount).toBe(7700);
    expect(cart.totals.shops.map(({ subTotal }) => subTotal.amount)).toEqual([6000, 1700]);
    expect((await getCart(ctx)).trxId).toBe(cart.trxId);
  });

  test("finds a variant by its choices, and asks for one where there is none", async () => {
    const ctx = await guest();
    const cart = await add(ctx, shirt.productId, { attribute_values: [2] });
    expect(cart.carts[0]!.variantId).toBe(shirt.variantIds[1]);
    expect(await addToCart(ctx, { product_id: shirt.productId })).toFail("variant_missing");
    expect(await addToCart(ctx, { product_id: shirt.productId, variants_ids: lamp.variantIds[0] })).toFail("not_found");
  });

  test("refuses what cannot be bought, and says why", async () => {
    const ctx = await guest();
    const refusal = async (product: MadeProduct, quantity?: number) => {
      const added = await addToCart(ctx, { product_id: product.productId, ...(quantity ? { quantity } : {}) });
      return added.ok ? null : added.failure.code;
    };
    expect(await refusal(lamp, 6)).toBe("not_enough_stock");
    expect(await refusal(limited, 1)).toBe("below_minimum");
    expect(await refusal(limited, 5)).toBe("above_maximum");
    expect(await refusal(limited)).toBeNull();
    expect((await getCart(ctx)).carts[0]!.quantity).toBe(2);
    await db.update(stockLevels).set({ onHand: 0 }).where(eq(stockLevels.variantId, lamp.variantIds[0]!));
    expect(await refusal(lamp)).toBe("out_of_stock");
    await db
      .update(shops)
      .set({ onHolidayUntilAt: new Date(Date.now() + 60_000) })
      .where(eq(shops.id, lamp.shopId));
    expect(await refusal(lamp)).toBe("shop_closed");
    await db.update(products).set({ status: "archived" }).where(eq(products.id, lamp.productId));
    expect(await refusal(lamp)).toBe("product_gone");
  });

  test("changes quantities, removes lines, and leaves other visitors' carts alone", async () => {
    const ctx = await guest();
    const line = (await add(ctx, lamp.productId)).carts[0]!;
    const other = await guest();
    expect(await changeQuantity(other, { id: line.id, quantity: 2 })).toFail("not_found");
    expect(await removeLine(other, line.id)).toFail("not_found");
    expect(await changeQuantity(ctx, { id: line.id, quantity: 4 })).toMatchObject({
      value: { carts: [{ quantity: 4 }] },
    });
    expect(await removeLine(ctx, line.id)).toMatchObject({ value: { carts: [] } });
  });

  test("is unchanged by buying now", async () => {
    const ctx = await guest();
    const before = await add(ctx, lamp.productId);
    const alone = await add(ctx, shirt.productId, { variants_ids: shirt.variantIds[0], is_buy_now: true });
    expect(alone.trxId).not.toBe(before.trxId);
    expect(alone.carts).toMatchObject([{ productId: shirt.productId, isBuyNow: true }]);
    expect(await getCart(ctx)).toEqual(before);
    expect(await getCart(ctx, alone.trxId)).toEqual(alone);
  });

  test("saves a line for later and moves it back, where it joins the line of the same variant", async () => {
    const ctx = await guest();
    const line = (await add(ctx, lamp.productId, { quantity: 2 })).carts[0]!;
    const saved = await saveForLater(ctx, { id: line.id, is_saved_for_later: true });
    expect(saved).toMatchObject({
      value: { carts: [], savedForLater: [{ quantity: 2 }], totals: { total: { amount: 0 } } },
    });
    await add(ctx, lamp.productId, { quantity: 4 });
    expect(await saveForLater(ctx, { id: line.id, is_saved_for_later: false })).toMatchObject({
      value: { carts: [{ quantity: 5 }], savedForLater: [] },
    });
  });

  test("keeps all concurrent additions", async () => {
    const ctx = await guest();
    await Promise.all(Array.from({ length: 5 }, () => add(ctx, lamp.productId)));
    expect((await getCart(ctx)).carts).toMatchObject([{ quantity: 5 }]);
  });

  test("shows what each line costs in the visitor's currency, times its quantity", async () => {
    const ctx = await guest({
      visitor: {
        currency: { code: "KWD", name: "Kuwaiti Dinar", symbol: "KD", exchangeRate: "0.307", roundingStepMinor: 5 },
      },
    });
    const cart = await add(ctx, lamp.productId, { quantity: 3 });
    expect(cart.carts[0]).toMatchObject({ price: { amount: 6140, currency: "KWD" }, total: { amount: 18_420 } });
  });
});

describe("what changed since it was seen", () => {
  test("is a price, until it is acknowledged", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId);
    await db.update(variants).set({ priceMinor: 2500 }).where(eq(variants.id, lamp.variantIds[0]!));
    const cart = await getCart(ctx);
    expect(cart).toMatchObject({ changes: [{ kind: "price" }], totals: { subTotal: { amount: 2500 } } });
    expect(cart.changes[0]!.message).toContain("$25.00");
    expect(await acknowledgeChanges(ctx)).toMatchObject({ changes: [], carts: [{ price: { amount: 2500 } }] });
  });

  test("is a sale that began, and the old price is shown", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId);
    await reducePrice(db, lamp.productId, { percentBasisPoints: 2500, startsAt: new Date(Date.now() - 1000) });
    expect(await getCart({ ...ctx, now: () => new Date() })).toMatchObject({
      changes: [{ kind: "price" }],
      carts: [{ price: { amount: 1500 }, oldPrice: { amount: 2000 } }],
    });
  });

  test("is stock that fell below the quantity; acknowledged, the line has what is left", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId, { quantity: 4 });
    await db.update(stockLevels).set({ onHand: 3 }).where(eq(stockLevels.variantId, lamp.variantIds[0]!));
    expect(await getCart(ctx)).toMatchObject({
      changes: [{ kind: "stock", message: expect.stringContaining("Only 3") }],
    });
    expect(await acknowledgeChanges(ctx)).toMatchObject({ changes: [], carts: [{ quantity: 3 }] });
  });

  test("is a product that is gone, which costs nothing and leaves the cart when it is acknowledged", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId);
    await add(ctx, shirt.productId, { variants_ids: shirt.variantIds[0] });
    await db.update(shops).set({ status: "suspended" }).where(eq(shops.id, lamp.shopId));
    expect(await getCart(ctx)).toMatchObject({
      changes: [{ kind: "gone" }],
      carts: [{ isBuyable: false }, {}],
      totals: { subTotal: { amount: 1500 } },
    });
    expect(await acknowledgeChanges(ctx)).toMatchObject({
      changes: [],
      carts: [{ productId: shirt.productId }],
      savedForLater: [],
    });
  });

  test("is a shop on holiday, whose lines are put aside", async () => {
    const ctx = await guest();
    await add(ctx, lamp.productId);
    await db
      .update(shops)
      .set({ onHolidayUntilAt: new Date(Date.now() + 86_400_000) })
      .where(eq(shops.id, lamp.shopId));
    expect(await getCart(ctx)).toMatchObject({ changes: [{ kind: "shop_closed" }] });
    expect(await acknowledgeChanges(ctx)).toMatchObject({
      changes: [],
      carts: [],
      savedForLater: [{ productId: lamp.productId }],
    });
  });
});

describe("signing in", () => {
  const customer = async (): Promise<number> => makeCustomer(db);

  test("moves the guest's cart to the account", async () => {
    const ctx = await guest();
    const before = await add(ctx, lamp.productId);
    const customerId = await customer();
    expect(await mergeCarts(ctx, ctx.visitor.sessionId!, customerId)).toEqual([]);
    const signedIn = { ...ctx, visitor: { ...ctx.visitor, customerId } };
    expect(await getCart(signedIn)).toEqual(before);
  });

  test("adds up quantities within stock, and says which were reduced", async () => {
    const customerId = await customer();
    const first = await guest();
    const signedIn = { ...first, visitor: { ...first.visitor, customerId } };
    await add(signedIn, lamp.productId, { quantity: 3 });
    const ctx = await guest();
    await add(ctx, lamp.productId, { quantity: 4 });
    await add(ctx, shirt.productId, { variants_ids: shirt.variantIds[0] });
    const changes = await mergeCarts(ctx, ctx.visitor.sessionId!, customerId);
    expect(changes).toMatchObject([{ kind: "quantity", message: expect.stringContaining("5") }]);
    expect((await getCart(signedIn)).carts.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });
});
