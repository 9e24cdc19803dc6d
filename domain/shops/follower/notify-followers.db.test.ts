import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { products, variants } from "#db/schema/product.ts";
import { shopFollowers } from "#db/schema/shop-follower.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { chooseTopics } from "#domain/customers/notification/choose-topics.ts";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { notifyFollowers } from "./notify-followers.ts";

const { db } = await openTestDatabase();
const at = (iso: string, settings = {}) => makeContext(db, { now: new Date(iso), settings });

const category = await makeCategory(db);
const shopId = await makeShop(db, { name: "Lamps", slug: "lamps" });
const lamp = await makeProduct(db, shopId, category, {
  name: "Old lamp",
  prices: [2000],
  publishedAt: new Date("2026-10-01T00:00:00Z"),
});
await refreshListings(at("2026-11-01T00:00:00Z"), [lamp.productId]);
const noor = await makeCustomer(db, { email: "noor@souk.example", emailVerifiedAt: new Date("2026-10-01T00:00:00Z") });
await db.insert(shopFollowers).values({ shopId, customerId: noor, createdAt: new Date("2026-11-02T00:00:00Z") });

async function publish(name: string, iso: string) {
  const made = await makeProduct(db, shopId, category, { name, publishedAt: new Date(iso) });
  await refreshListings(at(iso), [made.productId]);
}

async function reprice(priceMinor: number, iso: string) {
  await db.update(variants).set({ priceMinor }).where(eq(variants.productId, lamp.productId));
  await refreshListings(at(iso), [lamp.productId]);
}

async function readNews() {
  const rows = await db.select().from(mails).where(eq(mails.template, "shop-digest")).orderBy(mails.id);
  return rows.map(({ data }) =>
    (data as MailData["shop-digest"]).shops.flatMap(({ news }) =>
      news.map(({ title, detail }) => `${title}: ${detail}`),
    ),
  );
}

test("a day's news is sent in one message the next morning, and only once", async () => {
  await publish("New lamp", "2026-11-10T15:00:00Z");
  await reprice(1500, "2026-11-10T16:00:00Z");
  expect(await notifyFollowers(at("2026-11-11T08:00:00Z"))).toBe(0);
  expect(await notifyFollowers(at("2026-11-11T09:10:00Z"))).toBe(1);
  expect(await notifyFollowers(at("2026-11-11T10:10:00Z"))).toBe(0);
  expect(await notifyFollowers(at("2026-11-12T10:10:00Z"))).toBe(0);
  expect(await readNews()).toEqual([["New lamp: New: $10.00", "Old lamp: Now $15.00 instead of $20.00"]]);
  expect(await db.select().from(notifications)).toMatchObject([
    { customerId: noor, topic: "shops", title: "News from Lamps", link: "/shop/lamps" },
  ]);
});

test("many new products are a few names and a number", async () => {
  for (let index = 0; index < 8; index += 1) await publish(`Lamp ${index}`, `2026-11-10T1${index}:00:00Z`);
  expect(await notifyFollowers(at("2026-11-11T09:10:00Z"))).toBe(1);
  const [mail] = await db.select().from(mails).where(eq(mails.template, "shop-digest"));
  const [shop] = (mail!.data as MailData["shop-digest"]).shops;
  expect(shop!.news.map(({ title }) => title)).toEqual(["Lamp 7", "Lamp 6", "Lamp 5", "Lamp 4", "Lamp 3"]);
  expect(shop!.moreCount).toBe(3);
});

test("what happens after the message of the day waits for the next one", async () => {
  await publish("First", "2026-11-11T07:00:00Z");
  expect(await notifyFollowers(at("2026-11-11T09:10:00Z"))).toBe(1);
  await publish("Second", "2026-11-11T12:00:00Z");
  expect(await notifyFollowers(at("2026-11-11T18:10:00Z"))).toBe(0);
  expect(await notifyFollowers(at("2026-11-12T09:10:00Z"))).toBe(1);
  expect(await readNews()).toEqual([["First: New: $10.00"], ["Second: New: $10.00"]]);
});

test("a price that rose, or fell and rose again, is no news, nor is what happened before following", async () => {
  await publish("Before", "2026-11-01T12:00:00Z");
  await reprice(2500, "2026-11-05T10:00:00Z");
  await reprice(1900, "2026-11-05T11:00:00Z");
  await reprice(2000, "2026-11-05T12:00:00Z");
  expect(await notifyFollowers(at("2026-11-06T10:00:00Z"))).toBe(0);
});

test("the morning is that of the shop", async () => {
  await publish("New lamp", "2026-11-10T15:00:00Z");
  const settings = { timeZone: "America/New_York" };
  expect(await notifyFollowers(at("2026-11-11T13:50:00Z", settings))).toBe(0);
  expect(await notifyFollowers(at("2026-11-11T14:10:00Z", settings))).toBe(1);
});

test("unverified addresses and those who switched both ways off get none, and one way can be chosen", async () => {
  await publish("New lamp", "2026-11-10T15:00:00Z");
  const ctx = makeContext(db, { visitor: { customerId: noor } });
  const choose = (isNotified: boolean, isMailed: boolean) =>
    chooseTopics(ctx, { topics: [{ topic: "shops", is_notified: isNotified, is_mailed: isMailed }] });
  await choose(false, false);
  expect(await notifyFollowers(at("2026-11-11T09:10:00Z"))).toBe(0);
  await choose(true, false);
  await db.update(customers).set({ emailVerifiedAt: null }).where(eq(customers.id, noor));
  expect(await notifyFollowers(at("2026-11-11T10:10:00Z"))).toBe(0);
  await db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, noor));
  expect(await notifyFollowers(at("2026-11-11T11:10:00Z"))).toBe(1);
  expect(await readNews()).toEqual([]);
  expect(await db.$count(notifications)).toBe(1);
});

test("a product deleted meanwhile is left out", async () => {
  await publish("Gone", "2026-11-10T15:00:00Z");
  const [gone] = await db
    .update(products)
    .set({ status: "draft" })
    .where(eq(products.name, "Gone"))
    .returning({ id: products.id });
  await refreshListings(at("2026-11-10T16:00:00Z"), [gone!.id]);
  expect(await notifyFollowers(at("2026-11-11T09:10:00Z"))).toBe(0);
});
