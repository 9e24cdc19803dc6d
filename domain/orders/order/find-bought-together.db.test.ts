import { expect, test } from "vitest";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { cancelShopOrder } from "#domain/fulfilment/fulfilment/cancel-shop-order.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { managerOf, placeOrder } from "#tests/support/managed-orders.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findBoughtTogether } from "./find-bought-together.ts";

const { db } = await openTestDatabase();
const idsBeside = async (product: MadeProduct) =>
  (await findBoughtTogether(makeContext(db), product.productId)).map(({ id }) => id);

const [pottery, pantry, category] = [await makeShop(db), await makeShop(db), await makeCategory(db)];
const kettle = await makeProduct(db, pottery, category, { prices: [4000], stock: 50 });
const cup = await makeProduct(db, pottery, category, { prices: [1000], stock: 50 });
const tea = await makeProduct(db, pantry, category, { prices: [600], stock: 50 });
const honey = await makeProduct(db, pantry, category, { prices: [900], stock: 50 });
await refreshListings(makeContext(db), "all");

test("what only one customer bought together is not shown", async () => {
  await placeOrder(db, [kettle, 1], [cup, 2], [tea, 1], [honey, 1]);
  expect(await idsBeside(kettle)).toEqual([]);
});

test("products often bought together are listed, also of other shops, the most bought first", async () => {
  await placeOrder(db, [kettle, 1], [cup, 2], [tea, 1], [honey, 1]);
  await placeOrder(db, [kettle, 1], [tea, 1]);
  await placeOrder(db, [kettle, 1], [cup, 1], [tea, 3]);
  expect(await idsBeside(kettle)).toEqual([tea.productId, cup.productId]);
  expect(await idsBeside(tea)).toEqual([kettle.productId, cup.productId]);
});

test("a canceled order does not count", async () => {
  await placeOrder(db, [honey, 1], [kettle, 1]);
  const { ctx, code } = await placeOrder(db, [honey, 1], [kettle, 1]);
  expect(await idsBeside(kettle)).toEqual([honey.productId]);
  expect(await cancelShopOrder(ctx, managerOf(honey), code, "Broken in the kiln")).toSucceed();
  expect(await idsBeside(kettle)).toEqual([]);
});
