import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shopImprints } from "#db/schema/shop-imprint.ts";
import { vatChecks } from "#db/schema/tax.ts";
import type { Context } from "#domain/context.ts";
import { getInvoice } from "#domain/orders/document/get-invoice.ts";
import { invoiceDocument } from "#domain/orders/document/invoice-document.ts";
import { updateProfile } from "#domain/customers/account/update-profile.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import type { VatRegister } from "#domain/pricing/tax/vat-register.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import type { ContextOptions } from "#tests/support/context.ts";
import { ADDRESS, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { placeOrder } from "./place-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { getCheckout } from "./get-checkout.ts";
import { findShippingCost } from "./find-shipping-cost.ts";

const { db } = await openTestDatabase();
let lookups: string[];

const DUTCH = "NL004495445B01";
const registered: VatRegister = ({ prefix, body }) => {
  lookups.push(prefix + body);
  return Promise.resolve({ isValid: true, reference: "W1" });
};

const { lamp, shirt, song } = await makeGoods(db);
beforeEach(() => void (lookups = []));

async function comeWith(vatRegister: VatRegister | null, settings: ContextOptions["settings"] = {}): Promise<Context> {
  const ctx = await guestContext(db, { settings: { isVatChecked: true, ...settings } });
  return { ...ctx, vatRegister };
}

/** The lamp's shop is French, the shirt's has no imprint and is in the market's country, the US. */
const imprint = () =>
  db
    .insert(shopImprints)
    .values({ shopId: lamp.shopId, name: "Lampes", line1: "1 Rue", city: "Paris", countryCode: "FR" })
    .onConflictDoNothing();

async function checkOut(ctx: Context, vatNumber: string, ...wanted: [MadeProduct, number][]) {
  await imprint();
  const trxId = await fillCart(ctx, ...wanted);
  const confirmed = valueOf(await confirmOrder(ctx, checkoutForm(trxId, { vat_number: vatNumber })));
  return { trxId, checkout: confirmed };
}

describe("a verified business of another member state", () => {
  test("pays no tax to a shop of a third one, and every other shop its tax; shown is charged", async () => {
    const ctx = await comeWith(registered);
    const { trxId, checkout } = await checkOut(ctx, "nl 0044.95445.B01", [lamp, 1], [shirt, 1]);
    expect(lookups).toEqual([DUTCH]);
    expect(checkout.details.vatNumber).toBe(DUTCH);
    expect(checkout.vat).toEqual({ status: "valid", checkedAt: ctx.now().toISOString(), isReverseCharge: true });
    const [ofLamp, ofShirt] = checkout.totals.shops;
    expect(ofLamp).toMatchObject({ tax: { amount: 0 }, shippingTax: { amount: 0 } });
    expect(ofShirt!.tax.amount).toBe(285);
    const total = checkout.totals.total.amount;
    expect(
      await placeOrder(ctx, {
        trx_id: trxId,
        payment_type: "cash_on_delivery",
        total: { amount: total, currency: "USD" },
      }),
    ).toSucceed();
    const [purchase] = await db.select().from(purchases);
    expect(purchase).toMatchObject({
      vatNumber: DUTCH,
      vatStatus: "valid",
      vatCheckedAt: ctx.now(),
      vatReference: "W1",
      totalMinor: total,
    });
    const placed = await db.select().from(orders).orderBy(asc(orders.id));
    expect(placed.map(({ isReverseCharge, taxMinor }) => [isReverseCharge, taxMinor])).toEqual([
      [true, 0],
      [false, 285],
    ]);
    const invoice = (await getInvoice(ctx, { code: trxId }))!;
    const closing = invoiceDocument(ctx, invoice, new Map()).sheets.map(({ blocks }) => JSON.stringify(blocks.at(-1)));
    expect(closing.map((text) => text.includes("Reverse charge"))).toEqual([true, false]);
  });

  test("pays the prices without the tax that they contain", async () => {
    const ctx = await comeWith(registered, { taxDisplay: "after_tax" });
    const before = await checkOut(ctx, "", [lamp, 2]);
    expect(before.checkout.totals).toMatchObject({ subTotal: { amount: 4000 }, tax: { amount: 639 } });
    const shown = valueOf(await findShippingCost(ctx, { trx_id: before.trxId, vat_number: DUTCH }));
    // 20.00 contains 3.19
    expect(shown.totals).toMatchObject({ subTotal: { amount: 3362 }, tax: { amount: 0 } });
    expect(shown.carts).toMatchObject([{ price: { amount: 1681 }, total: { amount: 3362 } }]);
    const [shop] = shown.shops;
    expect(shop!.choices.find(({ id }) => id === shop!.chosenId)!.price).toEqual(shown.totals.shipping);
    const confirmed = valueOf(await confirmOrder(ctx, checkoutForm(before.trxId, { vat_number: DUTCH })));
    expect(confirmed.totals).toEqual(shown.totals);
    expect(await placeOrder(ctx, { trx_id: before.trxId, payment_type: "cash_on_delivery" })).toSucceed();
    const [line] = await db.select().from(orderLines);
    expect(line).toMatchObject({ unitPriceMinor: 1681, lineTotalMinor: 3362, taxMinor: 0, taxRateBasisPoints: 0 });
    expect(lookups).toEqual([DUTCH]);
  });
});

describe("tax is charged", () => {
  const taxOf = async (ctx: Context, vatNumber: string) =>
    (await checkOut(ctx, vatNumber, [lamp, 1])).checkout.totals.tax.amount;

  test("of a number that the register does not know, or has no answer for", async () => {
    expect(await taxOf(await comeWith(() => Promise.resolve({ isValid: false, reference: "" })), DUTCH)).toBe(380);
    await db.delete(vatChecks);
    expect(await taxOf(await comeWith(() => Promise.reject(new Error("no network"))), DUTCH)).toBe(380);
    expect(await taxOf(await comeWith(null), DUTCH)).toBe(380);
    expect(await db.select().from(vatChecks)).toEqual([]);
  });

  test("while the check is switched off, and of a number with wrong check digits, without asking", async () => {
    expect(await taxOf(await comeWith(registered, { isVatChecked: false }), DUTCH)).toBe(380);
    expect(await taxOf(await comeWith(registered), "NL004495446B01")).toBe(380);
    expect(lookups).toEqual([]);
  });

  test("of a business of the seller's own country", async () => {
    expect(await taxOf(await comeWith(registered), "FR40303265045")).toBe(380);
    expect(lookups).toHaveLength(1);
  });
});

test("a number that is invalid in its state is refused at its field", async () => {
  const ctx = await comeWith(registered);
  const trxId = await fillCart(ctx, [lamp, 1]);
  expect(await confirmOrder(ctx, checkoutForm(trxId, { vat_number: "DE12" }))).toFail("invalid", {
    errors: { vat_number: [expect.stringContaining("DE136695976")] },
  });
  expect(await findShippingCost(ctx, { trx_id: trxId, vat_number: "DE12" })).toFail("invalid", {
    errors: { vat_number: [expect.stringContaining("DE136695976")] },
  });
  expect(lookups).toEqual([]);
});

test("two rates of tax are shown as their invoices add them up", async () => {
  const ctx = await guestContext(db);
  const trxId = await fillCart(ctx, [shirt, 1], [song, 1]);
  const { taxes, totals } = valueOf(await confirmOrder(ctx, checkoutForm(trxId, { shipping_address: ADDRESS })));
  // 19 % of 15.00 and of the delivery, 7 % of 3.00
  expect(taxes.map(({ percent, tax }) => [percent, tax.amount])).toEqual([
    [19, 285 + totals.shippingTax.amount],
    [7, 21],
  ]);
  expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toSucceed();
  const code = (await db.select().from(orders).where(eq(orders.shopId, shirt.shopId)))[0]!.code;
  const invoice = (await getInvoice(ctx, { code: trxId }))!;
  const own = invoice.orders.find((order) => order.code === code)!;
  expect(own.taxes.map(({ percent, tax }) => [percent, tax.amount])).toEqual(
    taxes.map(({ percent, tax }) => [percent, tax.amount]),
  );
});

test("the number in a customer's profile is filled in and checked before there is a draft", async () => {
  const guest = await comeWith(registered);
  const customerId = await makeCustomer(db);
  const ctx = { ...guest, visitor: { ...guest.visitor, customerId } };
  const profile = { first_name: "Ada", last_name: "Lovelace", phone: "" };
  expect(await updateProfile(ctx, { ...profile, vat_number: "NL12" })).toFailAt("vat_number");
  expect(await updateProfile(ctx, { ...profile, vat_number: "nl 0044.95445.B01" })).toSucceed();
  expect(await getProfile(ctx)).toMatchObject({ vatNumber: DUTCH });
  expect(lookups).toEqual([]);
  await imprint();
  await fillCart(ctx, [lamp, 1]);
  const checkout = await getCheckout(ctx);
  expect(checkout.details.vatNumber).toBe(DUTCH);
  expect(checkout.vat).toMatchObject({ status: "valid" });
  expect(lookups).toEqual([DUTCH]);
  await updateProfile(ctx, profile);
  expect(await getProfile(ctx)).toMatchObject({ vatNumber: DUTCH });
});
