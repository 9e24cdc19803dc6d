import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { readTracking } from "../../fulfilment/fulfilment/read-tracking.ts";
import { changeParcelInput } from "../../fulfilment/fulfilment/fulfilment.input.ts";
import { findCarriers } from "./find-carriers.ts";
import { findCommonShipping, findShopShipping } from "./find-shop-shipping.ts";
import { importRateTable } from "./import-rate-table.ts";
import { carrierInput, packageInput, practiceInput } from "./practice.input.ts";
import { shippingZoneInput } from "./shipping.input.ts";
import { findShippingRateRows } from "./shipping.repository.ts";
import { ratesFor, toDelivery } from "./shipping.ts";
import { deleteCarrier, deletePackage, storeCarrier, storePackage, storePractice } from "./store-practice.ts";
import { storeShippingZone } from "./store-shipping-zone.ts";

const { db } = await openTestDatabase();
const [ownerId, otherId] = [await makeCustomer(db), await makeCustomer(db)];
const shopId = await makeShop(db, { ownerId });
const otherShopId = await makeShop(db, { ownerId: otherId });
const seller = makeContext(db, { visitor: { customerId: ownerId } });
const stranger = makeContext(db, { visitor: { customerId: otherId } });
const staff = await staffContext(db, ["shipping.manage"]);

const box = (more: object = {}) =>
  packageInput.parse({ name: "Box", length_mm: 200, width_mm: 200, height_mm: 200, empty_grams: 150, ...more });
const practice = (more: object = {}) => practiceInput.parse({ handling_days: 2, cut_off: "14:30", ...more });
const lastEntry = async () => (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

describe("handling and packages", () => {
  test("the common ones count for every shop without its own", async () => {
    expect(await storePractice(staff, "operator", practice())).toSucceed();
    expect(await findCommonShipping(staff)).toMatchObject({
      value: { practice: { handlingDays: 2, cutOff: "14:30", isOwn: true } },
    });
    expect(await findShopShipping(seller)).toMatchObject({ value: { practice: { handlingDays: 2, isOwn: false } } });
    expect(await storePractice(staff, "operator", practice({ handling_days: 1, cut_off: null }))).toSucceed();
    expect(await lastEntry()).toMatchObject({
      action: "shipping.change",
      details: {
        before: expect.arrayContaining(["handling_days: 2", "cut_off_minutes: 870"]),
        after: expect.arrayContaining(["handling_days: 1", "cut_off_minutes: –"]),
      },
    });
    expect(await storePractice(seller, "operator", practice())).toFail();
  });

  test("a shop's first package begins its own practice, which its common deliveries are weighed with", async () => {
    await storePractice(staff, "operator", practice({ handling_days: 1 }));
    const { id } = valueOf(await storePackage(seller, "shop", box()));
    expect(await findShopShipping(seller)).toMatchObject({
      value: { practice: { handlingDays: 1, isOwn: true, packages: [{ id, emptyGrams: 150 }] } },
    });
    const practices = async () => (await findShippingRateRows(seller, [shopId]))[0]!.shopPractices;
    expect((await practices())?.[shopId]).toMatchObject({ packages: [{ id }] });
    expect(await storePackage(stranger, "shop", box({ id }))).toFail("not_found");
    expect(await deletePackage(stranger, "shop", id)).toFail("not_found");
    expect(await deletePackage(staff, "operator", id)).toFail("not_found");
    expect(await storePackage(seller, "shop", box({ id, name: "Bag" }))).toSucceed();
    expect(await deletePackage(seller, "shop", id)).toSucceed();
    expect((await practices())?.[shopId]).toMatchObject({ packages: [] });
  });
});

describe("a carrier of its own", () => {
  test("gives a shipment its name and tracking page, only for its shop", async () => {
    const input = carrierInput.parse({ name: "Bike", tracking_link: "https://bike.example/?n={number}" });
    const stored = valueOf(await storeCarrier(seller, "shop", input));
    const code = `own-${stored.id}`;
    expect((await findCarriers(seller, shopId))[0]).toEqual({ code, name: "Bike" });
    const typed = changeParcelInput.parse({ carrier: code, tracking_number: "A&1" });
    expect(await readTracking(seller, shopId, typed)).toEqual({
      carrierCode: code,
      carrierName: "Bike",
      trackingNumber: "A&1",
      trackingLink: "https://bike.example/?n=A%261",
    });
    expect(await readTracking(stranger, otherShopId, typed)).toMatchObject({ carrierCode: "", trackingLink: null });
    expect(await deleteCarrier(stranger, "shop", stored.id)).toFail();
    expect(await storeCarrier(staff, "operator", input)).toSucceed();
    expect(await findCarriers(stranger, otherShopId)).toContainEqual({ code: expect.any(String), name: "Bike" });
  });

  test("links to an https page with a place for the number only", () => {
    for (const link of [
      "http://x.example/{number}",
      "https://x.example/",
      "javascript:{number}",
      "https://a:b@x/{number}",
    ])
      expect(carrierInput.safeParse({ name: "X", tracking_link: link }).success).toBe(false);
  });
});

describe("a rate table", () => {
  const table = (csv: string, isDryRun = false) => importRateTable(stranger, "shop", { csv, dry_run: isDryRun });
  const names = async () =>
    (await findShippingRateRows(stranger, [otherShopId])).filter((rate) => rate.shopId !== null);

  test("is checked first, then makes deliveries by weight, value and zone, and replaces them", async () => {
    const zone = shippingZoneInput.parse({ name: "Islands", places: [{ country_code: "DE", postal_codes: "18565" }] });
    await storeShippingZone(stranger, "shop", zone);
    const csv = [
      "Name;Country;Zone;Up_to_grams;Order_value_from;Price;Minimum_days;Maximum_days",
      "Parcel;DE;;10000;;7,90;1;3",
      "Parcel;DE;;2000;;4,90;;",
      "Freight;FR;;;;30.00;3;9",
      "Freight;FR;;;200;10;;",
      "Ferry;;islands;;;12.00;;",
    ].join("\r\n");
    expect(await table(csv, true)).toMatchObject({
      value: { created: ["Parcel · DE", "Freight · FR", "Ferry · Islands"], errors: [], isWritten: false },
    });
    expect(await names()).toEqual([]);
    expect(await table(csv)).toMatchObject({ value: { isWritten: true } });
    const [parcel] = ratesFor(await names(), otherShopId, { countryCode: "DE" }, []);
    const goods = (weightGrams: number) => [{ productId: 1, quantity: 1, weightGrams, deliveryClass: "" }];
    expect(parcel).toMatchObject({ name: "Parcel", method: "weight_base", maximumGrams: 10_000, minimumDays: 1 });
    expect(toDelivery(parcel!, goods(1_900)).price).toMatchObject({ minor: 490 });
    expect(toDelivery(parcel!, goods(9_000)).price).toMatchObject({ minor: 790 });
    expect(await table(csv.replace("4,90", "5.90"))).toMatchObject({ value: { created: [], isWritten: true } });
    expect(await names()).toHaveLength(3);
  });

  test("with any error writes nothing and says where each is", async () => {
    const before = await names();
    const csv = [
      "name,country,zone,up_to_grams,order_value_from,price,minimum_days,maximum_days",
      "New,DE,,,,1.00,1,2",
      "Bad,XX,,,,1.00,1,2",
      "Light,DE,,many,,2.00,1,2",
      "Cheap,DE,,,,-1,1,2",
      "Lost,,Atlantis,,,3.00,1,2",
      "Slow,DE,,,,3.00,9,2",
    ].join("\n");
    const { errors } = valueOf(await table(csv));
    expect(errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
      "3 country",
      "4 up_to_grams",
      "5 price",
      "6 zone",
      "7 maximum_days",
    ]);
    expect(await names()).toEqual(before);
    for (const unreadable of ["", "name,price", 'name,price\n"a,1', "\0"])
      expect(await table(unreadable)).toMatchObject({ value: { errors: [{ line: 1 }], isWritten: false } });
  });
});
