import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { campaignProducts } from "#db/schema/campaign.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { changeQuantity } from "#domain/cart/cart/change-quantity.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { joinCampaign, makeCampaign } from "#tests/support/sales.ts";
import { buy, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import type { Context } from "../../context.ts";
import { placeOrder } from "./place-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { expirePurchases } from "./expire-purchases.ts";

const { db } = await openTestDatabase();
const { lamp, shirt } = await makeGoods(db);
const ctx = await guestContext(db);

const sell = async (product: MadeProduct, caps: { maximumPerBuyer?: number; maximumUnits?: number }) =>
  joinCampaign(db, (await makeCampaign(db, { isFlashSale: true })).id, product, caps);

async function soldUnits(id: number): Promise<number> {
  const rows = await db.select().from(campaignProducts).where(eq(campaignProducts.id, id));
  return rows[0]!.soldUnits;
}

const priceShown = async (product: MadeProduct): Promise<number> =>
  (await findProductCards(makeContext(db), [product.productId]))[0]!.price.amount;

const placeAs = (who: Context, trxId: string) => placeOrder(who, { trx_id: trxId, payment_type: "cash_on_delivery" });

describe("the total cap of a campaign", () => {
  test("is sold at its price, counted and stored on the order's line, and then the product costs the regular price", async () => {
    const id = await sell(lamp, { maximumUnits: 2 });
    expect(await buy(ctx, await fillCart(ctx, [lamp, 2]))).toSucceed();
    expect(await soldUnits(id)).toBe(2);
    expect(await db.select().from(orderLines)).toMatchObject([
      { campaignProductId: id, unitPriceMinor: 1000, oldUnitPriceMinor: 2000 },
    ]);
    expect(await priceShown(lamp)).toBe(2000);
    const next = await guestContext(db);
    expect(await buy(next, await fillCart(next, [lamp, 1]), "cash_on_delivery", { email: "b@example.com" })).toEqual(
      expect.objectContaining({ ok: true }),
    );
    expect(await soldUnits(id)).toBe(2);
    expect((await db.select().from(orderLines).orderBy(orderLines.id)).at(-1)).toMatchObject({
      campaignProductId: null,
      unitPriceMinor: 2000,
    });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is not exceeded by an older cart: the offer has ended there", async () => {
    await sell(lamp, { maximumUnits: 2 });
    const late = await guestContext(db);
    const trxId = await fillCart(late, [lamp, 1]);
    await confirmOrder(late, checkoutForm(trxId, { email: "late@example.com" }));
    await buy(ctx, await fillCart(ctx, [lamp, 2]));
    expect(await placeAs(late, trxId)).toFail("cart_changed");
    const cart = await getCart(late);
    expect(cart.changes).toMatchObject([{ kind: "sale_ended" }]);
    expect(cart.changes[0]!.message).toBe(
      "The sale on Product 1 has ended. It was $10.00 and is now $20.00.".replace("Product 1", cart.carts[0]!.name),
    );
    expect(await acknowledgeChanges(late)).toMatchObject({ changes: [], carts: [{ price: { amount: 2000 } }] });
    expect(await buy(late, trxId, "cash_on_delivery", { email: "late@example.com" })).toSucceed();
  });

  test("is asked for in no greater quantity, and a line that has more is fitted", async () => {
    await sell(lamp, { maximumUnits: 3 });
    expect(await addToCart(ctx, { product_id: lamp.productId, quantity: 4 })).toFail("above_sale_maximum", {
      values: { count: 3 },
    });
    await fillCart(ctx, [lamp, 3]);
    const { carts } = await getCart(ctx);
    expect(await changeQuantity(ctx, { id: carts[0]!.id, quantity: 4 })).toFail("above_sale_maximum");
    const first = await guestContext(db);
    await buy(first, await fillCart(first, [lamp, 1]), "cash_on_delivery", { email: "first@example.com" });
    expect(await getCart(ctx)).toMatchObject({
      changes: [{ kind: "quantity", message: expect.stringContaining("limit 2") }],
    });
    expect(await acknowledgeChanges(ctx)).toMatchObject({
      changes: [],
      carts: [{ quantity: 2, saleUnitsLeft: 2, price: { amount: 1000 } }],
    });
  });

  test("is shared by all variants of the product in a cart", async () => {
    await sell(shirt, { maximumUnits: 3 });
    const add = (variant: number, quantity: number) =>
      addToCart(ctx, { product_id: shirt.productId, variants_ids: shirt.variantIds[variant], quantity });
    await add(0, 2);
    expect(await add(1, 2)).toFail("above_sale_maximum", { values: { count: 1 } });
    expect(await add(1, 1)).toMatchObject({
      value: { carts: [{ price: { amount: 750 } }, { price: { amount: 850 } }] },
    });
  });

  test("comes back when an order is canceled, and when a purchase expires", async () => {
    const id = await sell(lamp, { maximumUnits: 2 });
    await buy(ctx, await fillCart(ctx, [lamp, 2]));
    const [order] = await db.select().from(orders);
    expect(await cancelOrder(ctx, order!.id, SYSTEM)).toSucceed();
    expect(await soldUnits(id)).toBe(0);
    expect(await priceShown(lamp)).toBe(1000);
    const slow = await guestContext(db);
    expect(await buy(slow, await fillCart(slow, [lamp, 2]), "sandbox", { email: "slow@example.com" })).toSucceed();
    expect(await priceShown(lamp)).toBe(2000);
    await expirePurchases({ ...slow, now: () => new Date(Date.now() + 3_000_000) });
    expect(await soldUnits(id)).toBe(0);
    expect(await findBrokenBooks(db)).toEqual([]);
  });
});

describe("the cap per buyer", () => {
  test("counts over all purchases of the session, and then the regular price applies", async () => {
    const id = await sell(lamp, { maximumPerBuyer: 2 });
    expect(await addToCart(ctx, { product_id: lamp.productId, quantity: 3 })).toFail();
    await buy(ctx, await fillCart(ctx, [lamp, 1]));
    await buy(ctx, await fillCart(ctx, [lamp, 1]), "cash_on_delivery", { email: "another@example.com" });
    expect(await soldUnits(id)).toBe(2);
    await fillCart(ctx, [lamp, 1]);
    expect(await getCart(ctx)).toMatchObject({ changes: [], carts: [{ price: { amount: 2000 } }] });
    expect(await priceShown(lamp)).toBe(1000);
  });

  test("counts per email address, and is shown as soon as the cart's owner is known", async () => {
    await sell(lamp, { maximumPerBuyer: 1 });
    await buy(ctx, await fillCart(ctx, [lamp, 1]));
    const again = await guestContext(db);
    const trxId = await fillCart(again, [lamp, 1]);
    expect(await confirmOrder(again, checkoutForm(trxId))).toMatchObject({
      value: { changes: [{ kind: "sale_ended" }] },
    });
    expect(await placeAs(again, trxId)).toFail("cart_changed");
    await acknowledgeChanges(again);
    expect(await buy(again, trxId)).toSucceed();
    const lines = await db.select().from(orderLines).orderBy(orderLines.id);
    expect(lines.map(({ unitPriceMinor }) => unitPriceMinor)).toEqual([1000, 2000]);
  });

  test("is not counted for what was canceled", async () => {
    await sell(lamp, { maximumPerBuyer: 1 });
    await buy(ctx, await fillCart(ctx, [lamp, 1]));
    const [order] = await db.select().from(orders);
    await cancelOrder(ctx, order!.id, SYSTEM);
    await fillCart(ctx, [lamp, 1]);
    expect(await getCart(ctx)).toMatchObject({ carts: [{ price: { amount: 1000 } }] });
  });

  test("is not exceeded by two concurrent purchases", async () => {
    const id = await sell(lamp, { maximumPerBuyer: 1 });
    const twins = await Promise.all([guestContext(db), guestContext(db)]);
    const trxIds = [await fillCart(twins[0]!, [lamp, 1]), await fillCart(twins[1]!, [lamp, 1])];
    for (const [index, twin] of twins.entries()) await confirmOrder(twin, checkoutForm(trxIds[index]!));
    const answers = await Promise.all(twins.map((twin, index) => placeAs(twin, trxIds[index]!)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await soldUnits(id)).toBe(1);
  });
});
