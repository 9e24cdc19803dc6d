import { expect, test } from "vitest";
import { cartLines, carts } from "#db/schema/cart.ts";
import { sessions } from "#db/schema/session.ts";
import { findSession } from "#domain/customers/session/find-session.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { addAsNewGuest } from "./add-as-new-guest.ts";
import { addToCart } from "./add-to-cart.ts";
import { getCart } from "./get-cart.ts";

const { db } = await openTestDatabase();
const category = await makeCategory(db);
const shop = await makeShop(db);
const lamp = await makeProduct(db, shop, category, { prices: [2000], stock: 5 });
const shirt = await makeProduct(db, shop, category, { prices: [1500, 1700], stock: 10 });

test("a guest's first unit brings session and cart, and the answer is what the cart shows afterwards", async () => {
  const ctx = makeContext(db);
  const added = valueOf(await addAsNewGuest(ctx, { product_id: lamp.productId, quantity: 2 }));
  const sessionKey = ctx.hashToken(added.token);
  const session = (await findSession(ctx, sessionKey, ""))!;
  const later = { ...ctx, visitor: { ...ctx.visitor, sessionId: session.id, sessionKey } };
  expect(await getCart(later)).toEqual(added.cart);
  expect(added.cart).toMatchObject({ carts: [{ quantity: 2 }], totals: { subTotal: { amount: 4000 } } });
  const more = await addToCart(later, { product_id: lamp.productId });
  expect(more).toMatchObject({ value: { trxId: added.cart.trxId, carts: [{ quantity: 3 }] } });
});

test("buying now makes a purchase of its own, and the cart stays empty", async () => {
  const added = valueOf(await addAsNewGuest(makeContext(db), { product_id: lamp.productId, is_buy_now: true }));
  const [cart] = await db.select().from(carts);
  const [line] = await db.select().from(cartLines);
  expect(added.cart.trxId).toBe(line!.buyNowTrxId);
  expect(added.cart.trxId).not.toBe(cart!.trxId);
  expect(added.cart.carts).toMatchObject([{ id: line!.id, isBuyNow: true }]);
});

test.each([
  [() => ({ product_id: lamp.productId, quantity: 6 }), "not_enough_stock"],
  [() => ({ product_id: shirt.productId }), "variant_missing"],
  [() => ({ product_id: 999_999 }), "product_gone"],
])("what is refused leaves nothing behind", async (input, code) => {
  expect(await addAsNewGuest(makeContext(db), input())).toFail(code);
  for (const table of [sessions, carts, cartLines]) expect(await db.select().from(table)).toHaveLength(0);
});

test("guests who arrive at the same time each get their own session and cart, and a refusal affects only one of them", async () => {
  const ctx = makeContext(db);
  const added = await Promise.all(
    [2, 9, 1, 4].map((quantity) => addAsNewGuest(ctx, { product_id: lamp.productId, quantity })),
  );
  expect(added.map((one) => (one.ok ? one.value.cart.carts.map((line) => line.quantity) : one.failure.code))).toEqual([
    [2],
    "not_enough_stock",
    [1],
    [4],
  ]);
  for (const one of added) {
    if (!one.ok) continue;
    const sessionKey = ctx.hashToken(one.value.token);
    const session = (await findSession(ctx, sessionKey, ""))!;
    expect(await getCart({ ...ctx, visitor: { ...ctx.visitor, sessionId: session.id, sessionKey } })).toEqual(
      one.value.cart,
    );
  }
});
