import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderEvents, orders } from "#db/schema/order.ts";
import { shippingRates, shippingZonePlaces, shippingZones } from "#db/schema/shipping.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { changeOrderAddress } from "#domain/fulfilment/fulfilment/change-order-address.ts";
import { confirmShopOrder } from "#domain/fulfilment/fulfilment/confirm-shop-order.ts";
import { orderAddressInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { handOverParcel } from "#domain/fulfilment/fulfilment/hand-over-parcel.ts";
import { getShopOrder } from "#domain/fulfilment/fulfilment/get-shop-order.ts";
import { findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { changeAddressInPlace } from "#domain/orders/order-admin/change-address-in-place.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeProduct, makeCategory, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext, staffContext, makeCustomer, makeStaffMember } from "#tests/support/customers.ts";
import { managerOf, pack, sendWhole } from "#tests/support/managed-orders.ts";
import { ADDRESS, buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { changeOwnAddress } from "./change-own-address.ts";
import { getOwnAddress } from "./get-own-address.ts";
import { mailedKey } from "./purchase-access.ts";
import { sendOrderLink } from "./send-order-link.ts";
import { trackOrder } from "./track-order.ts";

const { db } = await openTestDatabase();
let buyer: Context;

const ELSEWHERE = { ...ADDRESS, name: "Grace Hopper", phone: "", line_2: "", line_1: "7 Quay", postal_code: "20095" };
const MUNICH = { ...ELSEWHERE, city: "Munich", state: "Bavaria", postal_code: "80331" };
const atWish = (address: object) => orderAddressInput.parse({ ...address, reason: "As agreed by phone" });
const refused = (code: string) => ({ ok: false, failure: { code } });

const { lamp, shirt, song } = await makeGoods(db);

beforeEach(async () => {
  const customerId = await makeCustomer(db);
  const guest = await guestContext(db);
  buyer = { ...guest, visitor: { ...guest.visitor, customerId } };
});

/** The buyer's order at the shop of the first product. */
async function place(...wanted: [MadeProduct, number][]): Promise<{ id: number; code: string }> {
  expect(await buy(buyer, await fillCart(buyer, ...wanted))).toSucceed();
  const rows = await db.select().from(orders).where(eq(orders.shopId, wanted[0]![0].shopId)).orderBy(asc(orders.id));
  return rows.at(-1)!;
}

const addressOf = async (code: string, shopId = lamp.shopId) =>
  (await getShopOrder(buyer, shopId, code))!.purchase.shippingAddress;

describe("an order that has not left", () => {
  test("can be sent to another address by its buyer, without the rest of the purchase; the shop is notified", async () => {
    const ownerId = await makeCustomer(db);
    await db.update(shops).set({ ownerId }).where(eq(shops.id, lamp.shopId));
    const { id, code } = await place([lamp, 1], [shirt, 1]);
    expect(await changeOwnAddress(buyer, code, ELSEWHERE)).toSucceed();
    expect(await addressOf(code)).toMatchObject({ name: "Grace Hopper", line1: "7 Quay", postalCode: "20095" });
    const other = (await db.select().from(orders).where(eq(orders.shopId, shirt.shopId)))[0]!;
    expect(await addressOf(other.code, shirt.shopId)).toMatchObject({ line1: "1 Lane", postalCode: "10115" });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));
    expect(events.at(-1)).toMatchObject({
      axis: "address",
      toStatus: "changed",
      actor: "shopper",
      note: "Ada Lovelace, 1 Lane, 10115 Berlin, Berlin, DE\n→ Grace Hopper, 7 Quay, 20095 Berlin, Berlin, DE",
    });
    expect((await db.select().from(notifications)).filter(({ customerId }) => customerId === ownerId)).toContainEqual(
      expect.objectContaining({ title: `New address for order ${code}`, link: `/seller/orders/${code}` }),
    );
    const found = await findShopOrders(
      buyer,
      lamp.shopId,
      readListUrl(SHOP_ORDER_LIST, new URLSearchParams({ q: "hopper" })),
    );
    expect(found.rows).toMatchObject([{ code, customerName: "Grace Hopper" }]);
    // Sent again, it is no change.
    expect(await changeOwnAddress(buyer, code, ELSEWHERE)).toSucceed({ changed: [] });
    expect(await db.select().from(orderEvents).where(eq(orderEvents.axis, "address"))).toHaveLength(1);
  });

  test("is its shop's to readdress once it is confirmed; the buyer reads where it goes and why", async () => {
    const { code } = await place([lamp, 1]);
    await confirmShopOrder(buyer, managerOf(lamp), code);
    expect(await changeOwnAddress(buyer, code, ELSEWHERE)).toEqual(refused("shop_prepares"));
    await pack(buyer, managerOf(lamp), code);
    expect(await changeOrderAddress(buyer, managerOf(lamp), code, atWish(ELSEWHERE))).toSucceed();
    const mail = (await db.select().from(mails)).find(({ data }) => data.kind === "readdressed")!;
    expect(mail.data).toMatchObject({
      code,
      reason: "As agreed by phone",
      address: ["Grace Hopper", "7 Quay", "20095 Berlin", "Berlin", "Germany"],
    });
  });

  test("keeps an address that another person gave it meanwhile", async () => {
    const { code } = await place([lamp, 1]);
    const staff = await staffContext(db, ["orders.read", "orders.write"]);
    const { addressVersion: read } = (await getShopOrder(buyer, lamp.shopId, code))!;
    expect(valueOf(await getOrderRecord(staff, code)).addressVersion).toBe(read);
    const version = read!;
    expect(await changeOrderAddress(buyer, managerOf(lamp), code, { ...atWish(ELSEWHERE), version })).toSucceed();
    const late = { ...atWish({ ...ELSEWHERE, line_1: "9 Mole" }), version };
    for (const _ of [1, 2]) {
      expect(await changeAddressInPlace(staff, code, late)).toEqual(refused("changed_meanwhile"));
      expect(await changeOrderAddress(buyer, managerOf(lamp), code, late)).toEqual(refused("changed_meanwhile"));
    }
    expect(await addressOf(code)).toMatchObject({ line1: "7 Quay" });
    const { addressVersion } = valueOf(await getOrderRecord(staff, code));
    expect(await changeAddressInPlace(staff, code, { ...late, version: addressVersion! })).toSucceed();
    expect(await addressOf(code)).toMatchObject({ line1: "9 Mole" });
  });

  test("is readdressed by staff in the shop's place, noted without the address itself", async () => {
    const { code } = await place([lamp, 1]);
    const customerId = await makeStaffMember(db, ["orders.read", "orders.write"]);
    const staff = makeContext(db, { visitor: { customerId, permissions: ["orders.read", "orders.write"] } });
    expect(await changeAddressInPlace(staff, code, atWish(ELSEWHERE))).toSucceed();
    expect(await db.select().from(auditEntries)).toMatchObject([
      {
        action: "order.address",
        subjectId: code,
        details: { text: "name, line1, postalCode", reason: "As agreed by phone" },
      },
    ]);
    const record = await getOrderRecord(staff, code);
    expect(record).toMatchObject({ value: { purchase: { shippingAddress: { line1: "7 Quay" } } } });
    const reader = makeContext(db, { visitor: { customerId, permissions: ["orders.read"] } });
    expect(await changeAddressInPlace(reader, code, atWish(ADDRESS))).toEqual(refused("not_yours"));
  });

  test("of another customer or shop is not there", async () => {
    const { code } = await place([lamp, 1]);
    expect(await changeOwnAddress(await customerContext(db), code, ELSEWHERE)).toEqual(refused("not_found"));
    expect(await changeOwnAddress(makeContext(db), code, ELSEWHERE)).toEqual(refused("not_found"));
    expect(await changeOrderAddress(buyer, managerOf(shirt), code, atWish(ELSEWHERE))).toEqual(refused("not_found"));
    expect(await addressOf(code)).toMatchObject({ line1: "1 Lane" });
  });

  test("stays in its country, and its address is checked like any other", async () => {
    const { code } = await place([lamp, 1]);
    const abroad = { ...ELSEWHERE, country_code: "FR", postal_code: "75001", state: "" };
    expect(await changeOwnAddress(buyer, code, abroad)).toFail("invalid", {
      errors: { country_code: ["The new address must be in the same country."] },
    });
    expect(await changeOwnAddress(buyer, code, { ...ELSEWHERE, postal_code: "1" })).toFailAt("postal_code");
  });

  test("goes only where its delivery has the same price", async () => {
    const [zone] = await db.insert(shippingZones).values({ shopId: lamp.shopId, name: "South" }).returning();
    await db.insert(shippingZonePlaces).values({ zoneId: zone!.id, countryCode: "DE", postalCodes: "80, 81" });
    const days = { shopId: lamp.shopId, minimumDays: 1, maximumDays: 2 };
    await db.insert(shippingRates).values([
      { ...days, name: "Van", countryCode: "DE", priceMinor: 500 },
      { ...days, name: "Alps", method: "area_base", zoneId: zone!.id, priceMinor: 900 },
    ]);
    const { code } = await place([lamp, 1]);
    expect(await changeOwnAddress(buyer, code, MUNICH)).toEqual(refused("address_priced_otherwise"));
    expect(await changeOwnAddress(buyer, code, { ...MUNICH, postal_code: "85049" })).toSucceed();
    expect(await db.select().from(orderEvents).where(eq(orderEvents.axis, "address"))).toHaveLength(1);
  });
});

test("of sending and readdressing at once, a parcel that has left never goes elsewhere", async () => {
  const { id, code } = await place([lamp, 1]);
  await confirmShopOrder(buyer, managerOf(lamp), code);
  const packed = valueOf(await pack(buyer, managerOf(lamp), code));
  const [sent, changed] = await Promise.all([
    handOverParcel(buyer, managerOf(lamp), packed.id),
    changeOrderAddress(buyer, managerOf(lamp), code, atWish(ELSEWHERE)),
  ]);
  expect(sent).toSucceed();
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id));
  const steps = events.map(({ toStatus }) => toStatus);
  if (changed.ok) expect(steps.indexOf("changed")).toBeLessThan(steps.indexOf("picked_up"));
  else expect([changed, steps.includes("changed")]).toEqual([refused("sent_already"), false]);
});

test("an address is not changed again and again", async () => {
  const { code } = await place([lamp, 1]);
  for (let street = 1; street <= 10; street += 1)
    expect(await changeOwnAddress(buyer, code, { ...ELSEWHERE, line_1: `${street} Quay` })).toSucceed();
  expect(await changeOwnAddress(buyer, code, ELSEWHERE)).toFail("too_many_tries");
  expect(await addressOf(code)).toMatchObject({ line1: "10 Quay" });
});

test("a file goes to no address", async () => {
  const { code } = await place([song, 1]);
  const staff = await staffContext(db, ["orders.write"]);
  expect(await changeAddressInPlace(staff, code, atWish(ELSEWHERE))).toFail();
});

test("an order that was sent, or canceled, keeps its address", async () => {
  const sent = await place([lamp, 1]);
  await sendWhole(buyer, managerOf(lamp), sent.code);
  expect(await changeOrderAddress(buyer, managerOf(lamp), sent.code, atWish(ELSEWHERE))).toEqual(
    refused("sent_already"),
  );
  const parted = await makeProduct(db, lamp.shopId, await makeCategory(db), { stock: 5 });
  const partly = await place([parted, 2]);
  await confirmShopOrder(buyer, managerOf(lamp), partly.code);
  expect((await getShopOrder(buyer, lamp.shopId, partly.code))!.actions).toContain("address");
  expect((await getShopOrder(buyer, lamp.shopId, sent.code))!.actions).not.toContain("address");
});

describe("a guest", () => {
  const findRow = async (code: string) => (await db.select().from(orders).where(eq(orders.code, code)))[0]!;

  test("sends an order elsewhere in the session that bought it or by the link of a mail, and is mailed about it", async () => {
    buyer = await guestContext(db);
    const { code } = await place([lamp, 1]);
    expect(await getOwnAddress(buyer, code)).toMatchObject({ line1: "1 Lane", countryName: "Germany" });
    expect(await changeOwnAddress(buyer, code, ELSEWHERE)).toSucceed();
    const stranger = await guestContext(db);
    const key = mailedKey(stranger, await findRow(code));
    expect(await getOwnAddress(stranger, code)).toBeNull();
    expect(await getOwnAddress(stranger, code, key)).toMatchObject({ line1: "7 Quay" });
    expect(await changeOwnAddress(stranger, code, { ...ELSEWHERE, line_1: "8 Quay", key })).toSucceed();
    const sent = (await db.select().from(mails)).filter(
      ({ data }) => data.kind === "readdressed" && data.code === code,
    );
    expect(new Set(sent.map(({ data }) => (data.address as string[])[1]))).toEqual(new Set(["7 Quay", "8 Quay"]));
    await confirmShopOrder(buyer, managerOf(lamp), code);
    expect(await getOwnAddress(stranger, code, key)).toBeNull();
    expect(await changeOwnAddress(stranger, code, { ...ELSEWHERE, key })).toEqual(refused("shop_prepares"));
  });

  test("can't use the link of an order that belongs to an account, or none at all", async () => {
    const { code } = await place([lamp, 1]);
    const stranger = await guestContext(db);
    for (const key of [undefined, "wrong", mailedKey(stranger, await findRow(code))]) {
      expect(await getOwnAddress(stranger, code, key)).toBeNull();
      const typed = key === undefined ? ELSEWHERE : { ...ELSEWHERE, key };
      expect(await changeOwnAddress(stranger, code, typed)).toEqual(refused("not_found"));
    }
  });

  test("is mailed the link at the address of the purchase, a few times at most", async () => {
    buyer = await guestContext(db);
    const { code } = await place([lamp, 1]);
    const stranger = await guestContext(db);
    expect(await sendOrderLink(stranger, { code, contact: "eve@example.com" })).toFail("not_found");
    const contact = (await trackOrder(stranger, { code, contact: "ada@example.com" })).ok ? "ada@example.com" : "";
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push((await sendOrderLink(stranger, { code, contact })).ok);
    expect(answers).toEqual([true, true, true, false]);
    const [mail] = (await db.select().from(mails)).filter(({ data }) => data.kind === "link" && data.code === code);
    expect(mail).toMatchObject({ recipient: contact, data: { key: mailedKey(stranger, await findRow(code)) } });
  });
});
