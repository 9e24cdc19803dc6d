import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { productViews } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { type ContextOptions, makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { readView } from "./product-view.ts";
import { createViewCounter } from "./view-counter.ts";

const { db } = await openTestDatabase();
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const START = Date.UTC(2026, 10, 26, 9);
let minutes = 0;

const counter = createViewCounter({ ...makeContext(db), now: () => new Date(START + minutes * 60_000) });

function look(visitor: ContextOptions["visitor"], id = productId): void {
  const view = readView(makeContext(db, { visitor: { userAgent: BROWSER, ...visitor } }), id);
  if (view) counter.add(view);
}

async function viewsOf(id: number): Promise<number> {
  await counter.flush();
  const [row] = await db.select().from(productViews).where(eq(productViews.productId, id));
  return row?.views ?? 0;
}

const shopId = await makeShop(db);
const category = await makeCategory(db);
const { productId } = await makeProduct(db, shopId, category);
const { productId: otherId } = await makeProduct(db, shopId, category);

test("each visitor counts once in half an hour, by product", async () => {
  look({ address: "198.51.100.1" });
  look({ address: "198.51.100.1" });
  look({ address: "203.0.113.9" });
  look({ address: "198.51.100.1" }, otherId);
  expect([await viewsOf(productId), await viewsOf(otherId)]).toEqual([2, 1]);
  minutes += 29;
  look({ address: "198.51.100.1" });
  expect(await viewsOf(productId)).toBe(2);
  minutes += 31;
  look({ address: "198.51.100.1" });
  expect(await viewsOf(productId)).toBe(3);
});

test("bots, staff, the shop itself and products that are gone count nothing", async () => {
  const before = await viewsOf(productId);
  const owner = await makeCustomer(db);
  const member = await makeCustomer(db);
  await db.update(shops).set({ ownerId: owner }).where(eq(shops.id, shopId));
  await db.insert(shopMembers).values({ customerId: member, shopId, role: "orders" });
  look({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  look({ customerId: 900_000, permissions: ["catalog.manage"] });
  look({ customerId: owner });
  look({ customerId: member });
  look({ address: "192.0.2.7" }, 2_000_000_000);
  expect(await viewsOf(productId)).toBe(before);
  look({ customerId: await makeCustomer(db) });
  expect(await viewsOf(productId)).toBe(before + 1);
});
