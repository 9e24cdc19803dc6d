import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { pickupPoints, shippingRates, shippingZonePlaces, shippingZones } from "#db/schema/shipping.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { getOrderInvoice, getPurchase } from "#domain/orders/order/get-purchase.ts";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { ADDRESS, buy, checkoutForm, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { placeOrder } from "./place-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { findShippingCost } from "./find-shipping-cost.ts";
import { getCheckout } from "./get-checkout.ts";

const { db } = await openTestDatabase();

const BERLIN = { minimumDays: 1, maximumDays: 2 };

/** The lamp's shop delivers only to Berlin and has a pick-up point in Vienna; the shirt's delivers as all shops do. */
const { lamp, shirt, song } = await makeGoods(db);
const [zone] = await db
  .insert(shippingZones)
  .values({ shopId: lamp.shopId, name: "Town" })
  .returning({ id: shippingZones.id });
await db.insert(shippingZonePlaces).values({ zoneId: zone!.id, countryCode: "DE", state: "Berlin", city: "Berlin" });
await db
  .insert(shippingRates)
  .values({ ...BERLIN, shopId: lamp.shopId, zoneId: zone!.id, method: "area_base", name: "Bike", priceMinor: 700 });
const [point] = await db
  .insert(pickupPoints)
  .values({
    shopId: lamp.shopId,
    name: "Corner shop",
    line1: "2 Ring",
    city: "Vienna",
    postalCode: "1010",
    countryCode: "AT",
    openingHours: "Mon to Fri 9 to 17",
    readyDays: 2,
  })
  .returning({ id: pickupPoints.id });
const pointId = point!.id;

const ctx = await guestContext(db);

const pickedUp = () => ({ pickup: { [lamp.shopId]: pointId } });
const ofLamp = <Shop extends { id: number }>(shops: readonly Shop[]) => shops.find(({ id }) => id === lamp.shopId)!;
const priceAt = async (...wanted: Parameters<typeof findShippingCost>) => valueOf(await findShippingCost(...wanted));
const ofPickup = (data: unknown) => (data as MailData["order-placed"]).orders.flatMap(({ pickup }) => pickup ?? []);

describe("a shop that sends to one town", () => {
  test("says in the cart and at the checkout that it does not send elsewhere", async () => {
    await fillCart(ctx, [lamp, 1], [shirt, 1]);
    expect((await getCart(ctx)).undeliverable).toEqual([
      { id: lamp.shopId, name: expect.any(String), isPickupOffered: true },
    ]);
    const inBerlin = await priceAt(ctx, { country_code: "DE", state: "Berlin", city: "berlin" });
    expect(inBerlin.undeliverable).toEqual([]);
    expect(ofLamp(inBerlin.shops).choices).toMatchObject([{ name: "Bike", price: { amount: 700 } }]);
    expect(ofLamp((await priceAt(ctx, { country_code: "DE" })).shops).choices).toEqual([]);
  });

  test("refuses another address by its name, and places nothing", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    const elsewhere = { shipping_address: { ...ADDRESS, state: "Hesse", city: "Kassel" } };
    expect(await confirmOrder(ctx, checkoutForm(trxId, elsewhere))).toFail("no_delivery", {
      values: { name: expect.any(String) },
    });
    expect(await buy(ctx, trxId)).toSucceed();
    const [order] = await db.select().from(orders).where(eq(orders.shopId, lamp.shopId)).orderBy(asc(orders.id));
    expect(order).toMatchObject({ deliveryName: "Bike", shippingMinor: 700, pickupPoint: null });
  });
});

describe("picking up", () => {
  test("costs nothing, is taxed where the goods are handed over, and is written down with the order", async () => {
    const trxId = await fillCart(ctx, [lamp, 1], [shirt, 1], [song, 1]);
    const shown = await priceAt(ctx, { trx_id: trxId, country_code: "DE", ...pickedUp() });
    expect(ofLamp(shown.shops)).toMatchObject({ chosenId: null, chosenPickupId: pointId });
    expect(await buy(ctx, trxId, "cash_on_delivery", pickedUp())).toSucceed();

    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.idempotencyKey, `order-placed:${trxId}`));
    expect(ofPickup(mail!.data)).toEqual([
      { lines: ["Corner shop", "2 Ring", "1010 Vienna", "Austria"], phone: "", openingHours: "Mon to Fri 9 to 17" },
    ]);
    const purchase = (await getPurchase(ctx, { trxId }))!;
    expect(purchase.total).toEqual(shown.totals.total);
    const [own, other] = [
      purchase.orders.find(({ shop }) => shop.id === lamp.shopId)!,
      purchase.orders.find(({ shop }) => shop.id === shirt.shopId)!,
    ];
    expect(own).toMatchObject({
      deliveryName: "Pickup at Corner shop",
      shipping: { amount: 0 },
      shippingTax: { amount: 0 },
      pickupPoint: { name: "Corner shop", city: "Vienna", countryName: "Austria", openingHours: "Mon to Fri 9 to 17" },
    });
    expect(own.lines.map(({ taxPercent }) => taxPercent)).toEqual([20]);
    expect(other.pickupPoint).toBeNull();
    expect(other.lines.map(({ taxPercent }) => taxPercent).toSorted((one, more) => one - more)).toEqual([7, 19]);
    expect(await getOrderInvoice(ctx, own.code)).toMatchObject({ orders: [{ pickupPoint: { name: "Corner shop" } }] });
    const sent = await db.select({ data: mails.data }).from(mails).where(eq(mails.template, "order-placed"));
    expect(JSON.stringify(sent)).toContain("Pickup at Corner shop");
  });

  test("is kept in the draft, given up for a delivery, and refused once the point is gone", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    expect(await confirmOrder(ctx, checkoutForm(trxId, pickedUp()))).toSucceed();
    expect(ofLamp((await getCheckout(ctx, trxId)).shops).chosenPickupId).toBe(pointId);
    const [bike] = ofLamp((await getCheckout(ctx, trxId)).shops).choices;
    const changed = await priceAt(ctx, { trx_id: trxId, delivery: { [lamp.shopId]: bike!.id } });
    expect(ofLamp(changed.shops)).toMatchObject({ chosenId: bike!.id, chosenPickupId: null });

    await db.delete(pickupPoints).where(eq(pickupPoints.id, pointId));
    expect(await placeOrder(ctx, { trx_id: trxId, payment_type: "cash_on_delivery" })).toFail("delivery_missing");
  });

  test("of another shop's point is refused", async () => {
    const trxId = await fillCart(ctx, [shirt, 1]);
    expect(await confirmOrder(ctx, checkoutForm(trxId, { pickup: { [shirt.shopId]: pointId } }))).toFail(
      "delivery_missing",
    );
  });

  test("leaves a placed order as it was when the shop changes the point or its prices", async () => {
    const trxId = await fillCart(ctx, [lamp, 1]);
    expect(await buy(ctx, trxId, "cash_on_delivery", pickedUp())).toSucceed();
    const before = await getPurchase(ctx, { trxId });
    await db.update(pickupPoints).set({ name: "Elsewhere" }).where(eq(pickupPoints.id, pointId));
    expect(await getPurchase(ctx, { trxId })).toEqual(before);
  });
});
