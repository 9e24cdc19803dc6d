import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { saveForLater } from "#domain/cart/cart/save-for-later.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { getLastPurchase, getOrderInvoice, getPurchase } from "#domain/orders/order/get-purchase.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { ADDRESS, buy, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { stockOf } from "#tests/support/managed-orders.ts";
import { placeOrder } from "./place-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { findShippingCost } from "./find-shipping-cost.ts";
import { getCheckout } from "./get-checkout.ts";

const { db } = await openTestDatabase();
const { lamp, shirt, song } = await makeGoods(db);
const ctx = await guestContext(db);

describe("a checkout", () => {
  test("shows deliveries per shop, ways to pay and totals for the visitor's country", async () => {
    const trxId = await fillCart(ctx, [lamp, 1], [song, 1]);
    const checkout = await getCheckout(ctx);
    expect(checkout.trxId).toBe(trxId);
    expect(checkout.shops.map(({ needsDelivery, choices }) => [needsDelivery, choices.length > 0])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(checkout.paymentMethods.map(({ code }) => code)).toEqual(["cash_on_delivery", "sandbox"]);
    expect(checkout.shipTo).toBe("US");
    const shipping = { amount: 0 };
    expect(await findShippingCost(ctx, { trx_id: trxId, country_code: "DE" })).toMatchObject({
      value: { totals: { tax: { amount: 380 + 21 }, shops: [{}, { shipping }] } },
    });
  });

  test("keeps what was confirmed, and says which field is wrong", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    const wrong = await confirmOrder(
      ctx,
      checkoutForm(trxId, { shipping_address: { ...ADDRESS, country_code: "XX" } }),
    );
    expect(wrong).toFail("invalid", { errors: { "shipping_address.country_code": [expect.any(String)] } });
    const confirmed = await confirmOrder(ctx, checkoutForm(trxId, { notes: { [lamp.shopId]: "Ring twice" } }));
    expect(confirmed).toMatchObject({
      value: { shipTo: "DE", details: { email: "ada@example.com", shippingAddress: { city: "Berlin" } } },
    });
    expect(await getCheckout(ctx)).toMatchObject({ details: { notes: { [lamp.shopId]: "Ring twice" } } });
    expect(await getCheckout(await guestContext(db), trxId)).toMatchObject({ carts: [], details: { email: "" } });
  });

  test("is closed to guests if the shop requires an account", async () => {
    const closed = { ...ctx, settings: { ...ctx.settings, disableGuest: true } };
    const trxId = await fillCart(ctx, [lamp, 1]);
    expect(await buy(closed, trxId)).toFail("login_first");
    expect(await placeOrder(closed, { trx_id: trxId, payment_type: "cash_on_delivery" })).toFail("login_first");
  });
});

describe("placing", () => {
  test("makes one order per shop, frozen, with invoices, mail and stock taken", async () => {
    const trxId = await fillCart(ctx, [lamp, 2], [shirt, 1], [song, 1]);
    const placed = await buy(ctx, trxId, "cash_on_delivery", { notes: { [lamp.shopId]: "Ring twice" } });
    expect(placed).toMatchObject({
      value: { redirectUrl: `http://localhost:3000/order-confirmation?trx_id=${trxId}` },
    });
    await db.update(products).set({ name: "Another name" });
    await db.update(variants).set({ priceMinor: 1 });
    const purchase = (await getPurchase(ctx, { trxId }))!;
    expect(purchase).toMatchObject({
      status: "placed",
      isPayable: false,
      isPaid: false,
      email: "ada@example.com",
      shippingAddress: { countryName: "Germany" },
      billingAddress: { city: "Berlin" },
    });
    expect(purchase.orders.map(({ lines }) => lines.length)).toEqual([1, 2]);
    expect(purchase.orders[0]).toMatchObject({
      note: "Ring twice",
      invoiceNumber: `INV-${lamp.shopId}-000001`,
      fulfilmentStatus: "pending",
      paymentStatus: "unpaid",
      deliveryFrom: expect.any(String),
    });
    expect(purchase.orders[0]!.code).toMatch(/^SK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(purchase.orders[0]!.lines[0]).toMatchObject({
      price: { amount: 2000 },
      total: { amount: 4000 },
      taxPercent: 19,
      tax: { amount: 760 },
    });
    expect(purchase.orders.reduce((sum, order) => sum + order.total.amount, 0)).toBe(purchase.total.amount);
    expect(await stockOf(db, lamp)).toEqual({ onHand: 5, allocated: 2 });
    const cart = await getCart(ctx);
    expect(cart.carts).toEqual([]);
    expect(cart.trxId).not.toBe(trxId);
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ recipient: "ada@example.com", template: "order-placed" });
    expect(mail!.data).toMatchObject({ trxId, total: purchase.total.formatted });
    const { key, orders: mailed } = mail!.data as { key: string; orders: { code: string; key: string }[] };
    const stranger = await guestContext(db);
    expect(await getPurchase(stranger, { trxId })).toBeNull();
    expect(await getPurchase(stranger, { trxId, key: "wrong" })).toBeNull();
    expect(await getPurchase(stranger, { trxId, key })).toEqual(purchase);
    expect((await getPurchase(stranger, { trxId, key: mailed[1]!.key }))!.orders.map(({ code }) => code)).toEqual([
      mailed[1]!.code,
    ]);
    expect(await getOrderInvoice(stranger, mailed[0]!.code, mailed[1]!.key)).toBeNull();
    expect(await getOrderInvoice(stranger, mailed[0]!.code.toLowerCase(), mailed[0]!.key)).toMatchObject({
      orders: [{ code: mailed[0]!.code }],
    });
    expect((await getLastPurchase(ctx))!.trxId).toBe(trxId);
  });

  test("twice changes nothing, nor does confirming again", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    const first = valueOf(await buy(ctx, trxId));
    const again = { ok: true, value: { redirectUrl: first.redirectUrl } };
    expect(await buy(ctx, trxId)).toEqual(again);
    expect(
      await Promise.all([1, 2, 3].map(() => placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" }))),
    ).toEqual([again, again, again]);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await stockOf(db, lamp)).toEqual({ onHand: 5, allocated: 1 });
  });

  test.each([
    { units: 5, isNoted: false },
    { units: 1, isNoted: true },
  ])("has lists note what is left of $units units, where they had noted otherwise", async ({ units, isNoted }) => {
    const [variantId] = lamp.variantIds;
    await db.execute(sql`update stock_levels set on_hand = allocated + ${units} where variant_id = ${variantId}`);
    await refreshListings(ctx, [lamp.productId]);
    await db.execute(sql`update listing_variants set is_in_stock = ${isNoted} where variant_id = ${variantId}`);
    expect(await buy(ctx, await fillCart(ctx, [lamp, 1]))).toSucceed();
    const { rows } = (await db.execute(
      sql`select is_in_stock from listing_variants where variant_id = ${variantId}`,
    )) as { rows: { is_in_stock: boolean }[] };
    expect(rows).toEqual([{ is_in_stock: !isNoted }]);
  });

  test("returns the remaining cart without reading it if it is empty", async () => {
    const emptied = await buy(ctx, await fillCart(ctx, [lamp, 1]));
    expect(emptied).toSucceed({ cart: { carts: [], savedForLater: [] } });
    expect(emptied.ok && emptied.value.cart).toEqual(await getCart(ctx));
    const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1]);
    await saveForLater(ctx, { id: (await getCart(ctx)).carts[1]!.id, is_saved_for_later: true });
    expect(await buy(ctx, trxId)).toEqual({ ok: true, value: { redirectUrl: expect.stringContaining(trxId) } });
    expect((await getCart(ctx)).savedForLater).toHaveLength(1);
  });

  test("is refused for someone else's purchase", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await confirmOrder(ctx, checkoutForm(trxId));
    const stranger = await guestContext(db);
    expect(await placeOrder(stranger, { trx_id: trxId, payment_type: "cash_on_delivery" })).toFail("not_found");
    expect(await confirmOrder(stranger, checkoutForm(trxId))).toFail("not_found");
    await fillCart(stranger, [lamp, 1]);
    expect(
      await placeOrder(stranger, { trx_id: (await getCart(stranger)).trxId, payment_type: "cash_on_delivery" }),
    ).toFail("details_missing");
  });

  test("waits until changes are acknowledged", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await confirmOrder(ctx, checkoutForm(trxId));
    await db.update(variants).set({ priceMinor: 2100 }).where(eq(variants.id, lamp.variantIds[0]!));
    const complete = () => placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" });
    expect(await complete()).toFail("cart_changed");
    await acknowledgeChanges(ctx);
    expect(await complete()).toFail("cart_changed");
    expect(await buy(ctx, trxId)).toSucceed();
  });

  test("charges the confirmed total, so a cart that grew afterwards has to be confirmed again", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    await confirmOrder(ctx, checkoutForm(trxId));
    await fillCart(ctx, [shirt, 1]);
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toFail();
  });

  test("is refused if the button showed another total", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    const seen = valueOf(await findShippingCost(ctx, { trx_id: trxId, country_code: "DE" })).totals.total;
    await fillCart(ctx, [shirt, 1]);
    await confirmOrder(ctx, checkoutForm(trxId));
    const order = { trx_id: trxId, payment_type: "cash_on_delivery" };
    const withTotal = ({ amount, currency }: { amount: number; currency: string }) => ({ total: { amount, currency } });
    expect(await placeOrder(ctx, { ...order, ...withTotal(seen) })).toFail("cart_changed");
    const { totals } = await getCheckout(ctx);
    expect(await placeOrder(ctx, { ...order, total: { amount: totals.total.amount, currency: "EUR" } })).toFail();
    expect(await placeOrder(ctx, { ...order, ...withTotal(totals.total) })).toSucceed();
  });

  test("of a line bought separately leaves the cart as it was", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    const alone = valueOf(
      await addToCart(ctx, { product_id: shirt.productId, variants_ids: shirt.variantIds[0], is_buy_now: true }),
    );
    expect(await buy(ctx, alone.trxId)).toSucceed();
    expect(await getCart(ctx)).toMatchObject({ trxId, carts: [{ productId: lamp.productId }] });
  });

  test("is refused beyond the limit of unpaid units", async () => {
    const capped = { ...ctx, settings: { ...ctx.settings, maximumUnpaidUnits: 4 } };
    expect(await buy(capped, await fillCart(ctx, [lamp, 3]))).toSucceed();
    expect(await buy(capped, await fillCart(ctx, [shirt, 2]))).toFail("too_many_held");
    const other = await guestContext(db, { settings: { maximumUnpaidUnits: 4 } });
    expect(await buy(other, await fillCart(other, [shirt, 2]))).toFail("too_many_held");
  });

  test("offers cash only where every product allows it", async () => {
    await db.update(products).set({ isCashOnDeliveryAllowed: false }).where(eq(products.id, lamp.productId));
    expect(await buy(ctx, await fillCart(ctx, [lamp, 1]))).toFail("method_not_offered");
  });

  test("is refused where a shop does not deliver", async () => {
    await db.execute(sql`delete from shipping_rates`);
    expect(await buy(ctx, await fillCart(ctx, [lamp, 1]))).toFail("no_delivery");
  });
});
