import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { categories } from "#db/schema/category.ts";
import { shops } from "#db/schema/shop.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { getListingType } from "./get-listing-subject.ts";

const { db } = await openTestDatabase();

test("a slug identifies a category, a brand or a shop, or nothing", async () => {
  const shop = await makeShop(db);
  const category = await makeCategory(db);
  await makeProduct(db, shop, category);
  const [ofCategory] = await db.select().from(categories).where(eq(categories.id, category));
  const [ofShop] = await db.select().from(shops).where(eq(shops.id, shop));
  const ctx = makeContext(db);
  expect(await getListingType(ctx, ofCategory!.slug)).toBe("category");
  expect(await getListingType(ctx, ofShop!.slug)).toBe("shop");
  expect(await getListingType(ctx, "no-such-thing")).toBeNull();
});
