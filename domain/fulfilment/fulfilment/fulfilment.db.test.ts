import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { invoices, orderEvents, orderLines, orders } from "#db/schema/order.ts";
import { orderMessages } from "#db/schema/order-message.ts";
import { parcelLines, parcels } from "#db/schema/parcel.ts";
import { payments } from "#db/schema/payment.ts";
import { products } from "#db/schema/product.ts";
import { purchases } from "#db/schema/purchase.ts";
import { shippingPackages, shippingPractices } from "#db/schema/shipping-practice.ts";
import { shops } from "#db/schema/shop.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBrokenBooks } from "#tests/support/find-broken-books.ts";
import { managerOf, linesOf, pack, placeOrder, sendWhole, stateOf, stockOf } from "#tests/support/managed-orders.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import type { Context } from "../../context.ts";
import { cancelShopOrder } from "./cancel-shop-order.ts";
import { changeParcel, unpackParcel } from "./change-parcel.ts";
import { confirmShopOrder } from "./confirm-shop-order.ts";
import { deliverOrder } from "./deliver-order.ts";
import { deliverOverdueOrders } from "./deliver-overdue-orders.ts";
import { endParcel } from "./end-parcel.ts";
import { countShopOrders, findShopOrders } from "./find-shop-orders.ts";
import { changeParcelInput, packParcelInput } from "./fulfilment.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { getOrderManager } from "./fulfilment.ts";
import { getShopOrder } from "./get-shop-order.ts";
import { getShopOverview } from "./get-shop-overview.ts";
import { handOverParcel } from "./hand-over-parcel.ts";
import { packParcel } from "./pack-parcel.ts";

const listed = (state: string, q = "") => readListUrl(SHOP_ORDER_LIST, new URLSearchParams({ state, q }));

const { db } = await openTestDatabase();
const DAY = 24 * 60 * 60_000;
let shop: ReturnType<typeof managerOf>;
const { lamp, shirt, song } = await makeGoods(db);
beforeEach(() => void (shop = managerOf(lamp)));

const templates = async () =>
  (await db.select().from(mails).orderBy(mails.id)).map(({ data }) => data.kind ?? "placed");

describe("an order of a shop", () => {
  test("is confirmed, packed, sent and delivered, and its shopper is notified of each step once", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 2]);
    expect(await confirmShopOrder(ctx, shop, code.toLowerCase())).toEqual({ ok: true, value: null });
    expect(await confirmShopOrder(ctx, shop, code)).toFail("wrong_state");
    const parcelId = valueOf(await pack(ctx, shop, code)).id;
    expect(await stockOf(db, lamp)).toEqual({ onHand: 5, allocated: 2 });
    expect(await handOverParcel(ctx, shop, parcelId)).toSucceed();
    expect(await handOverParcel(ctx, shop, parcelId)).toFail("wrong_state");
    expect(await stockOf(db, lamp)).toEqual({ onHand: 3, allocated: 0 });
    expect((await stateOf(db, id)).status).toBe("on_the_way");
    expect(await endParcel(ctx, shop, parcelId, "delivered")).toSucceed();
    const { status, order } = await stateOf(db, id);
    expect(status).toBe("delivered");
    expect(order).toMatchObject({ paymentStatus: "paid", deliveredAt: ctx.now(), sentAt: ctx.now() });
    expect(await db.select().from(payments)).toMatchObject([{ provider: "cash_on_delivery", status: "paid" }]);
    expect(await templates()).toEqual(["placed", "confirmed", "sent", "delivered"]);
    const sent = (await db.select().from(mails)).find(({ data }) => data.kind === "sent")!;
    expect(sent.data.parcel).toMatchObject({
      carrierName: "UPS",
      trackingLink: "https://www.ups.com/track?tracknum=1Z%20999",
    });
    const moves = await db.select().from(orderEvents).where(eq(orderEvents.axis, "fulfilment")).orderBy(orderEvents.id);
    expect(moves.map(({ toStatus, actor }) => `${toStatus} ${actor}`)).toEqual([
      "pending shopper",
      "confirmed shop",
      "picked_up shop",
      "on_the_way shop",
      "delivered shop",
    ]);
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is sold as often as it was delivered, not before", async () => {
    const soldUnits = async () =>
      (await db.select().from(products).where(eq(products.id, lamp.productId)))[0]!.salesCount;
    const { ctx, code } = await placeOrder(db, [lamp, 2]);
    await sendWhole(ctx, shop, code);
    expect(await soldUnits()).toBe(0);
    await deliverOrder(ctx, shop, code);
    expect(await soldUnits()).toBe(2);
  });

  test("of another shop is not there", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const other = managerOf(shirt);
    expect(await confirmShopOrder(ctx, other, code)).toFail("not_found");
    expect(await cancelShopOrder(ctx, other, code, "no")).toFail("not_found");
    const parcelId = await sendWhole(ctx, shop, code);
    expect(await pack(ctx, other, code)).toFail("not_found");
    expect(await deliverOrder(ctx, other, code)).toFail("not_found");
    expect(await endParcel(ctx, other, parcelId, "delivered")).toFail("not_found");
    expect(await changeParcel(ctx, other, parcelId, changeParcelInput.parse({}))).toFail("not_found");
    expect(await unpackParcel(ctx, other, parcelId)).toFail("not_found");
    expect(await getShopOrder(ctx, other.shopId!, code)).toBeNull();
    expect(await getShopOrder(ctx, shop.shopId!, code)).toMatchObject({ id, actions: ["deliver", "cancel"] });
  });

  test("of files alone that is not paid is not delivered by its shop", async () => {
    const ctx = await guestContext(db);
    await buy(ctx, await fillCart(ctx, [song, 1]), "sandbox");
    const { rows: items } = await findShopOrders(ctx, song.shopId, listed("unpaid"));
    const { code } = items[0]!;
    expect(await confirmShopOrder(ctx, managerOf(song), code)).toFail("not_paid_yet");
    expect(await countShopOrders(ctx, song.shopId)).toMatchObject({ new: 0, unpaid: 1 });
  });

  test("that has to be paid online first is not confirmed before", async () => {
    const ctx = await guestContext(db);
    await buy(ctx, await fillCart(ctx, [lamp, 1]), "sandbox");
    const unpaid = await findShopOrders(ctx, lamp.shopId, listed("unpaid"));
    const { code } = unpaid.rows[0]!;
    expect(await confirmShopOrder(ctx, shop, code)).toFail("not_paid_yet");
    expect(await countShopOrders(ctx, lamp.shopId)).toMatchObject({ new: 0, unpaid: 1 });
  });

  test("is picked up with its first parcel and on the way with its last", async () => {
    const { ctx, id, code } = await placeOrder(db, [shirt, 3], [song, 1]);
    shop = managerOf(shirt);
    const [line] = await linesOf(db, id);
    await confirmShopOrder(ctx, shop, code);
    const first = valueOf(await pack(ctx, shop, code, { [line!.id]: 1 }));
    expect(await pack(ctx, shop, code, { [line!.id]: 3 })).toFail("too_many_to_pack", { values: { count: 2 } });
    await handOverParcel(ctx, shop, first.id);
    expect((await stateOf(db, id)).status).toBe("picked_up");
    expect(await stockOf(db, shirt)).toEqual({ onHand: 9, allocated: 2 });
    expect(await endParcel(ctx, shop, first.id, "delivered")).toSucceed();
    expect((await stateOf(db, id)).status).toBe("picked_up");
    const second = valueOf(await pack(ctx, shop, code));
    expect(await pack(ctx, shop, code)).toFail("nothing_to_pack");
    expect(await unpackParcel(ctx, shop, second.id)).toSucceed();
    const third = valueOf(await pack(ctx, shop, code));
    await handOverParcel(ctx, shop, third.id);
    expect((await stateOf(db, id)).status).toBe("on_the_way");
    expect(await stockOf(db, song)).toEqual({ onHand: 999, allocated: 0 });
    await endParcel(ctx, shop, third.id, "delivered");
    expect(await stateOf(db, id)).toMatchObject({ status: "delivered", parcels: ["delivered", "delivered"] });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("whose parcel came back is sent anew; one that is lost is not waited for", async () => {
    const { ctx, id, code } = await placeOrder(db, [shirt, 2]);
    shop = managerOf(shirt);
    const parcelId = await sendWhole(ctx, shop, code);
    await endParcel(ctx, shop, parcelId, "returned");
    expect(await stockOf(db, shirt)).toEqual({ onHand: 10, allocated: 2 });
    expect(await deliverOrder(ctx, shop, code)).toFail("wrong_state");
    const [line] = await linesOf(db, id);
    const lost = await pack(ctx, shop, code, { [line!.id]: 1 });
    const safe = await pack(ctx, shop, code);
    for (const sent of [lost, safe]) await handOverParcel(ctx, shop, sent.ok ? sent.value.id : 0);
    await endParcel(ctx, shop, safe.ok ? safe.value.id : 0, "delivered");
    expect((await stateOf(db, id)).status).toBe("on_the_way");
    await endParcel(ctx, shop, lost.ok ? lost.value.id : 0, "lost");
    expect(await stateOf(db, id)).toMatchObject({ status: "delivered", parcels: ["returned", "lost", "delivered"] });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("that is canceled on its way comes back, but for what has arrived", async () => {
    const { ctx, id, code } = await placeOrder(db, [shirt, 3]);
    shop = managerOf(shirt);
    const [line] = await linesOf(db, id);
    await confirmShopOrder(ctx, shop, code);
    const parcelIds: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const packed = valueOf(await pack(ctx, shop, code, { [line!.id]: 1 }));
      parcelIds.push(packed.id);
    }
    await handOverParcel(ctx, shop, parcelIds[0]!);
    await handOverParcel(ctx, shop, parcelIds[1]!);
    await endParcel(ctx, shop, parcelIds[0]!, "delivered");
    expect(await cancelShopOrder(ctx, shop, code, "The kiln broke.")).toSucceed();
    expect(await stateOf(db, id)).toMatchObject({ status: "canceled", parcels: ["delivered", "returned"] });
    expect(await stockOf(db, shirt)).toEqual({ onHand: 9, allocated: 0 });
    const mail = (await db.select().from(mails)).find(({ data }) => data.kind === "canceled")!;
    expect(mail.data.reason).toBe("The kiln broke.");
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is delivered automatically if no one complained for two weeks", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const parcelId = await sendWhole(ctx, shop, code);
    const after = (days: number) => makeContext(db, { now: new Date(ctx.now().getTime() + days * DAY) });
    expect(await deliverOverdueOrders(after(13))).toBe(0);
    await endParcel(ctx, shop, parcelId, "returned");
    expect(await deliverOverdueOrders(after(15))).toBe(0);
    const again = valueOf(await pack(ctx, shop, code));
    await handOverParcel(after(10), shop, again.id);
    expect(await deliverOverdueOrders(after(23))).toBe(0);
    const write = (author: "shopper" | "shop") =>
      db.insert(orderMessages).values({
        orderId: id,
        author,
        text: "Where is it?",
        ...(author === "shopper" ? { shopperReadAt: ctx.now() } : { shopReadAt: ctx.now() }),
      });
    await write("shopper");
    expect(await deliverOverdueOrders(after(24))).toBe(0);
    await write("shop");
    expect(await deliverOverdueOrders(after(24))).toBe(1);
    expect(await deliverOverdueOrders(after(30))).toBe(0);
    expect(await stateOf(db, id)).toMatchObject({ status: "delivered", parcels: ["returned", "delivered"] });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.toStatus, "delivered"));
    expect(events).toMatchObject([{ actor: "system", note: "no complaint in time" }]);
  });

  test("of only files is delivered as soon as the shop accepts it", async () => {
    const { ctx, id, code } = await placeOrder(db, [song, 1]);
    expect(await confirmShopOrder(ctx, managerOf(song), code)).toSucceed();
    expect((await stateOf(db, id)).status).toBe("delivered");
    expect(await stockOf(db, song)).toEqual({ onHand: 999, allocated: 0 });
    expect(await templates()).toEqual(["placed", "files_ready"]);
  });

  test("notifies its buyer and its shop, each of what the other side did", async () => {
    const [buyerId, ownerId] = [await makeCustomer(db), await makeCustomer(db)];
    await db.update(shops).set({ ownerId }).where(eq(shops.id, lamp.shopId));
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    await db.update(purchases).set({ customerId: buyerId });
    await confirmShopOrder(ctx, shop, code);
    const second = await placeOrder(db, [lamp, 1]);
    await cancelOrder(ctx, second.id, { kind: "shopper", customerId: null }, "");
    const sent = await db.select().from(notifications).orderBy(notifications.id);
    expect(sent.map(({ customerId, link }) => [customerId, link])).toEqual([
      [ownerId, `/seller/orders/${code}`],
      [buyerId, `/user/order-history/${code}`],
      [ownerId, `/seller/orders/${second.code}`],
      [ownerId, `/seller/orders/${second.code}`],
    ]);
    const asOwner: Context = { ...ctx, visitor: { ...ctx.visitor, customerId: ownerId } };
    expect(await getOrderManager(asOwner, "orders.write")).toMatchObject({ value: { shopId: lamp.shopId } });
    expect(await getOrderManager(ctx, "orders.write")).toFail("sign_in");
    const asBuyer: Context = { ...ctx, visitor: { ...ctx.visitor, customerId: buyerId } };
    expect(await getOrderManager(asBuyer, "orders.write")).toFail("not_found");
    expect((await stateOf(db, id)).status).toBe("confirmed");
  });
});

describe("a parcel", () => {
  test("never holds more than was ordered, whatever writes it", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const stranger = await placeOrder(db, [lamp, 1]);
    await confirmShopOrder(ctx, shop, code);
    const parcelId = valueOf(await pack(ctx, shop, code)).id;
    const [foreign] = await linesOf(db, stranger.id);
    await expect(
      db.transaction((inside) =>
        inside.insert(parcelLines).values({ parcelId, orderLineId: foreign!.id, quantity: 1 }),
      ),
    ).rejects.toThrow();
    await expect(
      db.transaction((inside) =>
        inside.update(parcelLines).set({ quantity: 2 }).where(eq(parcelLines.parcelId, parcelId)),
      ),
    ).rejects.toThrow();
    expect(await findParcels(ctx, [id])).toMatchObject([{ state: "packed", lines: [{ quantity: 1 }] }]);
  });

  test("takes another carrier or link until it has come to its end", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const parcelId = await sendWhole(ctx, shop, code);
    const own = changeParcelInput.parse({ carrier_name: "Bike", tracking_link: "https://bike.example/7" });
    expect(await changeParcel(ctx, shop, parcelId, own)).toSucceed();
    expect(await findParcels(ctx, [id])).toMatchObject([
      { carrierName: "Bike", trackingLink: "https://bike.example/7" },
    ]);
    expect(await unpackParcel(ctx, shop, parcelId)).toFail("wrong_state");
    await endParcel(ctx, shop, parcelId, "delivered");
    expect(await changeParcel(ctx, shop, parcelId, own)).toFail("wrong_state");
  });

  test("keeps the package that it is packed in as it was then, and its weight", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const sizes = { widthMillimeters: 200, heightMillimeters: 100 };
    await db.insert(shippingPractices).values({ shopId: null }).onConflictDoNothing();
    const [box] = await db
      .insert(shippingPackages)
      .values({ shopId: null, name: "Medium box", lengthMillimeters: 300, ...sizes })
      .returning({ id: shippingPackages.id });
    await confirmShopOrder(ctx, shop, code);
    const input = packParcelInput.parse({ package_id: box!.id, weight_grams: 850 });
    const packed = valueOf(await packParcel(ctx, shop, code, input));
    await db.update(shippingPackages).set({ name: "Large box" }).where(eq(shippingPackages.id, box!.id));
    const asPacked = { packageName: "Medium box", lengthMillimeters: 300, ...sizes, weightGrams: 850 };
    expect(await findParcels(ctx, [id])).toMatchObject([asPacked]);
    const parcelId = packed.id;
    const change = (more: object) => changeParcel(ctx, shop, parcelId, changeParcelInput.parse(more));
    expect(await change({ carrier_name: "Bike" })).toSucceed();
    expect(await findParcels(ctx, [id])).toMatchObject([asPacked]);
    expect(await change({ package_id: 2_000_000_000 })).toFail("not_found");
    expect(await change({ package_id: 0, weight_grams: null })).toSucceed();
    expect(await findParcels(ctx, [id])).toMatchObject([
      { packageName: "", lengthMillimeters: null, weightGrams: null },
    ]);
    expect(changeParcelInput.safeParse({ weight_grams: 0 }).success).toBe(false);
  });

  test("is followed on a page behind TLS or on none", () => {
    for (const link of ["http://bike.example", "javascript:alert(1)", "https://eve@bike.example", "bike"])
      expect(changeParcelInput.safeParse({ tracking_link: link }).success, link).toBe(false);
  });
});

describe("a shop's list", () => {
  test("finds by code, name and product, in each state, and nothing of other shops", async () => {
    const { ctx, code } = await placeOrder(db, [lamp, 1], [shirt, 1]);
    await placeOrder(db, [lamp, 1]);
    await confirmShopOrder(ctx, shop, code);
    const find = async (q: string, state: "all" | "new" | "to_send" = "all") =>
      (await findShopOrders(ctx, lamp.shopId, listed(state, q))).total;
    expect([await find(""), await find("", "new"), await find("", "to_send")]).toEqual([2, 1, 1]);
    expect(await find(code.slice(3).toLowerCase())).toBe(1);
    expect(await find("LOVELÁCE")).toBe(2);
    const { name } = (await db.select().from(products).where(eq(products.id, lamp.productId)))[0]!;
    expect([await find(name), await find("100%"), await find("_")]).toEqual([2, 0, 0]);
    expect(await getShopOverview(ctx, lamp.shopId)).toMatchObject({
      counts: { all: 2, new: 1, to_send: 1 },
      newOrders: [{ units: 1 }],
      lowStock: [{ left: 3 }],
    });
  });

  test("finds by a part of e-mail, phone, SKU, tracking and invoice number, and never by those of other shops", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1], [shirt, 1]);
    await confirmShopOrder(ctx, shop, code);
    const parcelId = valueOf(await pack(ctx, shop, code)).id;
    await db.update(parcels).set({ trackingNumber: "1Z 999 AA1" }).where(eq(parcels.id, parcelId));
    await db.update(invoices).set({ number: 9876 }).where(eq(invoices.orderId, id));
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const find = async (shopId: number, q: string) =>
      (await findShopOrders(ctx, shopId, listed("all", q))).rows.map((order) => order.code);
    const others = ["da@exam", "030 1234", "0049 30 12", code.slice(3, 7)];
    for (const q of [...others, line!.sku.slice(1).toLowerCase(), "z999aa", `inv-${lamp.shopId}-009876`, "09876"])
      expect(await find(lamp.shopId, q), q).toEqual([code]);
    for (const q of [line!.sku, "z999aa", "009876", code]) expect(await find(shirt.shopId, q), q).toEqual([]);
  });

  test("has the newest order first, whichever was written first", async () => {
    const { ctx, id, code } = await placeOrder(db, [lamp, 1]);
    const { code: second } = await placeOrder(db, [lamp, 1]);
    const find = async () => (await findShopOrders(ctx, lamp.shopId, listed("all"))).rows.map((order) => order.code);
    expect(await find()).toEqual([second, code]);
    await db
      .update(orders)
      .set({ createdAt: new Date(Date.now() + DAY) })
      .where(eq(orders.id, id));
    expect(await find()).toEqual([code, second]);
  });
});
