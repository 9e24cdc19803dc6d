import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { orderEvents, orders } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shops } from "#db/schema/shop.ts";
import { stockLevels, stockMovements } from "#db/schema/stock.ts";
import { addToCart } from "#domain/cart/add-to-cart.ts";
import { acknowledgeChanges } from "#domain/cart/acknowledge-changes.ts";
import { getCart } from "#domain/cart/get-cart.ts";
import { getPayable } from "#domain/order/get-payable.ts";
import { getLastPurchase, getOrderInvoice, getPurchase } from "#domain/order/get-purchase.ts";
import { markPaid } from "#domain/order/mark-paid.ts";
import { moveFulfilment } from "#domain/order/move-fulfilment.ts";
import { SYSTEM } from "#domain/order/order.ts";
import { trackOrder } from "#domain/order/track-order.ts";
import type { PaymentProvider } from "#domain/payment/payment-provider.ts";
import { beginSession } from "#domain/session/begin-session.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/catalogue.ts";
import { makeContext, withReference, type ContextOptions } from "#tests/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { Context } from "../context.ts";
import { completeOrder } from "./complete-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { expirePurchases } from "./expire-purchases.ts";
import { findShippingCost, getCheckout } from "./get-checkout.ts";
import { confirmOrderInput } from "./purchase.input.ts";

const { db } = await openTestDatabase();
let lamp: MadeProduct;
let shirt: MadeProduct;
let song: MadeProduct;
let ctx: Context;

const provider: PaymentProvider = {
  code: "sandbox",
  name: "Sandbox",
  description: "",
  canCharge: () => true,
  start: ({ paymentKey }) =>
    Promise.resolve({ reference: paymentKey, redirectUrl: `https://pay.example/${paymentKey}` }),
  ask: () => Promise.resolve({ status: "open" }),
  readEvent: () => Promise.resolve(null),
  refund: () => Promise.resolve({ reference: "r" }),
};

const ADDRESS = {
  name: "Ada Lovelace",
  line_1: "1 Lane",
  city: "Berlin",
  state: "Berlin",
  postal_code: "10115",
  country_code: "DE",
};
const form = (trxId: string, more: object = {}) =>
  confirmOrderInput.parse({
    trx_id: trxId,
    email: "Ada@Example.com",
    phone: "+49 30 123456",
    shipping_address: ADDRESS,
    terms_accepted: true,
    ...more,
  });

async function guest(options: ContextOptions = {}): Promise<Context> {
  const made = makeContext(db, options);
  return (
    await beginSession({
      ...made,
      providers: [provider],
      log: { ...made.log, error: (facts) => expect(facts).toBeNull() },
    })
  ).ctx;
}

async function fill(who: Context, ...wanted: [MadeProduct, number][]): Promise<string> {
  for (const [product, quantity] of wanted)
    expect(
      await addToCart(who, { product_id: product.productId, quantity, variants_ids: product.variantIds[0] }),
    ).toMatchObject({ ok: true });
  return (await getCart(who)).trxId;
}

async function place(who: Context, trxId: string, paymentType = "cash_on_delivery", more: object = {}) {
  const confirmed = await confirmOrder(who, form(trxId, more));
  if (!confirmed.ok) return confirmed;
  return completeOrder(who, { trx_id: trxId, payment_type: paymentType });
}

async function stockOf(product: MadeProduct) {
  const rows = await db.select().from(stockLevels).where(eq(stockLevels.variantId, product.variantIds[0]!));
  return { onHand: rows[0]!.onHand, allocated: rows[0]!.allocated };
}

beforeAll(async () => {
  await withReference(db);
  const category = await makeCategory(db);
  const [one, other] = [await makeShop(db), await makeShop(db)];
  lamp = await makeProduct(db, one, category, { prices: [2000], stock: 5 });
  shirt = await makeProduct(db, other, category, { prices: [1500, 1700], stock: 10 });
  song = await makeProduct(db, other, category, {
    type: "digital",
    prices: [300],
    stock: 1000,
    taxClassCode: "reduced",
  });
});

beforeEach(async () => {
  ctx = await guest();
});

describe("a checkout", () => {
  test("shows deliveries per shop, ways to pay and totals for the visitor's country", async () => {
    const trxId = await fill(ctx, [lamp, 1], [song, 1]);
    const checkout = await getCheckout(ctx);
    expect(checkout.trxId).toBe(trxId);
    expect(checkout.shops.map(({ needsDelivery, choices }) => [needsDelivery, choices.length > 0])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(checkout.paymentMethods.map(({ code }) => code)).toEqual(["cash_on_delivery", "sandbox"]);
    expect(checkout.shipTo).toBe("US");
    const german = await findShippingCost(ctx, { trx_id: trxId, country_code: "DE" });
    expect(german.totals.tax.amount).toBe(380 + 21);
    expect(german.totals.shops[1]!.shipping.amount).toBe(0);
  });

  test("keeps what was confirmed, and says which field is wrong", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    const wrong = await confirmOrder(ctx, form(trxId, { shipping_address: { ...ADDRESS, country_code: "XX" } }));
    expect(wrong).toMatchObject({
      failure: { code: "invalid", errors: { "shipping_address.country_code": [expect.any(String)] } },
    });
    const confirmed = await confirmOrder(ctx, form(trxId, { notes: { [lamp.shopId]: "Ring twice" } }));
    expect(confirmed).toMatchObject({
      value: { shipTo: "DE", details: { email: "ada@example.com", shippingAddress: { city: "Berlin" } } },
    });
    expect(await getCheckout(ctx)).toMatchObject({ details: { notes: { [lamp.shopId]: "Ring twice" } } });
    expect(await getCheckout(await guest(), trxId)).toMatchObject({ carts: [], details: { email: "" } });
  });

  test("is closed to guests where the shop wants it so", async () => {
    const closed = { ...ctx, settings: { ...ctx.settings, disableGuest: true } };
    const trxId = await fill(ctx, [lamp, 1]);
    expect(await place(closed, trxId)).toMatchObject({ failure: { code: "login_first" } });
    expect(await completeOrder(closed, { trx_id: trxId, payment_type: "cash_on_delivery" })).toMatchObject({
      failure: { code: "login_first" },
    });
  });
});

describe("placing", () => {
  test("makes one order per shop, frozen, with invoices, mail and stock taken", async () => {
    const trxId = await fill(ctx, [lamp, 2], [shirt, 1], [song, 1]);
    const placed = await place(ctx, trxId, "cash_on_delivery", { notes: { [lamp.shopId]: "Ring twice" } });
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
    expect(await stockOf(lamp)).toEqual({ onHand: 5, allocated: 2 });
    const cart = await getCart(ctx);
    expect(cart.carts).toEqual([]);
    expect(cart.trxId).not.toBe(trxId);
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ recipient: "ada@example.com", template: "order-placed" });
    expect(mail!.data).toMatchObject({ trxId, total: purchase.total.formatted });
    const { key, orders: mailed } = mail!.data as { key: string; orders: { code: string; key: string }[] };
    const stranger = await guest();
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
    const trxId = await fill(ctx, [lamp, 1]);
    const first = await place(ctx, trxId);
    expect(await place(ctx, trxId)).toEqual(first);
    expect(
      await Promise.all([1, 2, 3].map(() => completeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" }))),
    ).toEqual([first, first, first]);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(await stockOf(lamp)).toEqual({ onHand: 5, allocated: 1 });
  });

  test("is nobody else's business", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    await confirmOrder(ctx, form(trxId));
    const stranger = await guest();
    expect(await completeOrder(stranger, { trx_id: trxId, payment_type: "cash_on_delivery" })).toMatchObject({
      failure: { code: "not_found" },
    });
    expect(await confirmOrder(stranger, form(trxId))).toMatchObject({ failure: { code: "not_found" } });
    await fill(stranger, [lamp, 1]);
    expect(
      await completeOrder(stranger, { trx_id: (await getCart(stranger)).trxId, payment_type: "cash_on_delivery" }),
    ).toMatchObject({ failure: { code: "details_missing" } });
  });

  test("waits until what changed was looked at", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    await confirmOrder(ctx, form(trxId));
    await db.update(variants).set({ priceMinor: 2100 }).where(eq(variants.id, lamp.variantIds[0]!));
    const complete = () => completeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" });
    expect(await complete()).toMatchObject({ failure: { code: "cart_changed" } });
    await acknowledgeChanges(ctx);
    expect(await complete()).toMatchObject({ failure: { code: "cart_changed" } });
    expect(await place(ctx, trxId)).toMatchObject({ ok: true });
  });

  test("charges what was told, so a cart that grew afterwards has to be confirmed again", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    await confirmOrder(ctx, form(trxId));
    await fill(ctx, [shirt, 1]);
    expect(await completeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toMatchObject({ ok: false });
  });

  test("of a line bought alone leaves the cart as it was", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    const alone = await addToCart(ctx, {
      product_id: shirt.productId,
      variants_ids: shirt.variantIds[0],
      is_buy_now: true,
    });
    if (!alone.ok) throw new Error("refused");
    expect(await place(ctx, alone.value.trxId)).toMatchObject({ ok: true });
    expect(await getCart(ctx)).toMatchObject({ trxId, carts: [{ productId: lamp.productId }] });
  });

  test("takes no more units than one may hold unpaid", async () => {
    const capped = { ...ctx, settings: { ...ctx.settings, maximumUnpaidUnits: 4 } };
    expect(await place(capped, await fill(ctx, [lamp, 3]))).toMatchObject({ ok: true });
    expect(await place(capped, await fill(ctx, [shirt, 2]))).toMatchObject({ failure: { code: "too_many_held" } });
    const other = await guest({ settings: { maximumUnpaidUnits: 4 } });
    expect(await place(other, await fill(other, [shirt, 2]))).toMatchObject({ failure: { code: "too_many_held" } });
  });

  test("offers cash only where every product allows it", async () => {
    await db.update(products).set({ isCashOnDeliveryAllowed: false }).where(eq(products.id, lamp.productId));
    expect(await place(ctx, await fill(ctx, [lamp, 1]))).toMatchObject({ failure: { code: "method_not_offered" } });
  });

  test("sends nothing to where a shop does not deliver", async () => {
    await db.execute(sql`delete from shipping_rates`);
    expect(await place(ctx, await fill(ctx, [lamp, 1]))).toMatchObject({ failure: { code: "no_delivery" } });
  });
});

describe("paying", () => {
  test("online goes to the provider; the money makes it paid, once, and the invoice is issued then", async () => {
    const trxId = await fill(ctx, [lamp, 1], [shirt, 1]);
    const placed = await place(ctx, trxId, "sandbox");
    expect(placed).toMatchObject({ value: { redirectUrl: expect.stringMatching(/^https:\/\/pay\.example\//) } });
    expect(await completeOrder(ctx, { trx_id: trxId, payment_type: "sandbox" })).toEqual(placed);
    expect((await getPurchase(ctx, { trxId }))!).toMatchObject({
      isPayable: true,
      expiresAt: expect.any(String),
      orders: [{ invoiceNumber: null }, {}],
    });
    const payable = (await getPayable(ctx))!;
    expect(payable.trxId).toBe(trxId);
    const paid = { purchaseId: payable.purchaseId, orderId: null, amount: payable.amount! };
    expect(await markPaid(ctx, { ...paid, amount: moneyFromMinor(1, "USD") })).toBe("unfillable");
    expect(await markPaid(ctx, paid)).toBe("paid");
    expect(await markPaid(ctx, paid)).toBe("already");
    expect((await getPurchase(ctx, { trxId }))!).toMatchObject({
      isPaid: true,
      isPayable: false,
      expiresAt: null,
      orders: [{ paymentStatus: "paid", invoiceNumber: expect.any(String) }, {}],
    });
    expect(await getPayable(ctx)).toBeNull();
  });

  test("can be one order at a time", async () => {
    const trxId = await fill(ctx, [lamp, 1], [shirt, 1]);
    await place(ctx, trxId, "sandbox");
    const [first, second] = (await getPurchase(ctx, { trxId }))!.orders;
    const one = (await getPayable(ctx, first!.code))!;
    expect(one.amount).toEqual(moneyFromMinor(first!.total.amount, "USD"));
    expect(await completeOrder(ctx, { trx_id: first!.code, payment_type: "sandbox" })).toMatchObject({ ok: true });
    expect(await markPaid(ctx, { purchaseId: one.purchaseId, orderId: one.orderId, amount: one.amount! })).toBe("paid");
    expect((await getPayable(ctx, trxId))!.amount).toEqual(moneyFromMinor(second!.total.amount, "USD"));
    expect(await getPayable(await guest(), trxId)).toBeNull();
  });

  test("that failed can be changed to cash", async () => {
    const trxId = await fill(ctx, [lamp, 1]);
    await place(ctx, trxId, "sandbox");
    expect(await completeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toMatchObject({
      value: { redirectUrl: expect.stringContaining("order-confirmation") },
    });
    expect(await getPurchase(ctx, { trxId })).toMatchObject({
      paymentMethod: "cash_on_delivery",
      expiresAt: null,
      orders: [{ invoiceNumber: expect.any(String) }],
    });
  });

  test("not done in time gives back stock and cart, and money that comes later buys nothing", async () => {
    const trxId = await fill(ctx, [lamp, 2]);
    await place(ctx, trxId, "sandbox");
    const payable = (await getPayable(ctx))!;
    expect(await expirePurchases(ctx)).toBe(0);
    const later = { ...ctx, now: () => new Date(Date.now() + 16 * 60_000) };
    expect(await expirePurchases(later)).toBe(1);
    expect(await expirePurchases(later)).toBe(0);
    expect(await stockOf(lamp)).toEqual({ onHand: 5, allocated: 0 });
    expect(await getPurchase(ctx, { trxId })).toMatchObject({
      status: "expired",
      isPayable: false,
      orders: [{ fulfilmentStatus: "canceled" }],
    });
    expect((await getCart(ctx)).carts).toMatchObject([{ productId: lamp.productId, quantity: 2 }]);
    expect(await markPaid(later, { purchaseId: payable.purchaseId, orderId: null, amount: payable.amount! })).toBe(
      "unfillable",
    );
    expect(await completeOrder(ctx, { trx_id: trxId, payment_type: "sandbox" })).toMatchObject({
      failure: { code: "not_payable" },
    });
    expect((await db.select().from(mails)).map(({ template }) => template)).toEqual([
      "order-placed",
      "purchase-expired",
    ]);
    const movements = await db
      .select({ kind: stockMovements.kind, quantity: stockMovements.quantity })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, lamp.variantIds[0]!))
      .orderBy(stockMovements.id);
    expect(movements).toEqual([
      { kind: "received", quantity: 5 },
      { kind: "allocated", quantity: 2 },
      { kind: "released", quantity: 2 },
    ]);
  });
});

describe("an order", () => {
  async function placedOrder(paymentType = "cash_on_delivery"): Promise<{ id: number; code: string }> {
    await place(ctx, await fill(ctx, [lamp, 2]), paymentType);
    return (await db.select({ id: orders.id, code: orders.code }).from(orders))[0]!;
  }

  test("moves step by step, and its stock with it", async () => {
    const { id } = await placedOrder();
    expect(await moveFulfilment(ctx, id, "delivered", SYSTEM)).toMatchObject({ failure: { code: "wrong_state" } });
    for (const step of ["confirmed", "picked_up", "on_the_way", "delivered"] as const)
      expect(await moveFulfilment(ctx, id, step, SYSTEM)).toMatchObject({ ok: true });
    expect(await stockOf(lamp)).toEqual({ onHand: 3, allocated: 0 });
    expect(await moveFulfilment(ctx, id, "canceled", SYSTEM)).toMatchObject({ failure: { code: "wrong_state" } });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.axis, "fulfilment"));
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toHaveLength(5);
  });

  test("that is canceled gives its stock back, also from on the way", async () => {
    const { id } = await placedOrder();
    await moveFulfilment(ctx, id, "confirmed", SYSTEM);
    await moveFulfilment(ctx, id, "picked_up", SYSTEM);
    expect(await moveFulfilment(ctx, id, "canceled", SYSTEM)).toMatchObject({ ok: true });
    expect(await stockOf(lamp)).toEqual({ onHand: 5, allocated: 0 });
    const second = await placedOrder("sandbox");
    expect(await moveFulfilment(ctx, second.id, "confirmed", SYSTEM)).toMatchObject({ ok: false });
  });

  test("is tracked by its code with contact or key, without names and addresses", async () => {
    const { code } = await placedOrder();
    const found = await trackOrder(ctx, { code: code.toLowerCase().replaceAll("-", " "), contact: " ADA@example.com" });
    expect(found).toMatchObject({ value: { code, fulfilmentStatus: "pending", linesCount: 1 } });
    expect(JSON.stringify(found)).not.toMatch(/Lovelace|Lane|Berlin|example/);
    expect(await trackOrder(ctx, { code, contact: "0049 30 123-456" })).toMatchObject({ ok: true });
    expect(await trackOrder(ctx, { code, contact: "eve@example.com" })).toMatchObject({
      failure: { code: "not_found" },
    });
    expect(await trackOrder(ctx, { code: "SK-0000-0000", contact: "ada@example.com" })).toMatchObject({
      failure: { code: "not_found" },
    });
  });

  test("is seen by its owner, its shop and staff, and by no other customer", async () => {
    const people = await db
      .insert(customers)
      .values(
        ["own", "seller", "other"].map((name) => ({
          email: `${name}@example.com`,
          firstName: name,
          lastName: "x",
          passwordHash: "x",
        })),
      )
      .returning({ id: customers.id });
    const [owner, seller, other] = await Promise.all(
      people.map(async ({ id }) => {
        const made = await guest();
        return { ...made, visitor: { ...made.visitor, customerId: id } };
      }),
    );
    await db.update(shops).set({ ownerId: seller!.visitor.customerId }).where(eq(shops.id, shirt.shopId));
    const trxId = await fill(owner!, [lamp, 1], [shirt, 1]);
    await place(owner!, trxId);
    const elsewhere = await guest({ visitor: { customerId: owner!.visitor.customerId } });
    expect(
      (await getPurchase(
        { ...elsewhere, visitor: { ...elsewhere.visitor, customerId: owner!.visitor.customerId } },
        { trxId },
      ))!.orders,
    ).toHaveLength(2);
    const seen = (await getPurchase(seller!, { trxId }))!;
    expect(seen.orders).toMatchObject([{ shop: { id: shirt.shopId } }]);
    expect(seen.total).toEqual(seen.orders[0]!.total);
    expect(await getPurchase(other!, { trxId })).toBeNull();
    expect(
      await getPurchase({ ...other!, visitor: { ...other!.visitor, permissions: ["orders"] } }, { trxId }),
    ).toMatchObject({ orders: [{}, {}] });
    const afterSignOut = { ...owner!, visitor: { ...owner!.visitor, customerId: null } };
    expect(await getPurchase(afterSignOut, { trxId })).toBeNull();
    expect(await db.select().from(purchases)).toHaveLength(1);
  });
});
