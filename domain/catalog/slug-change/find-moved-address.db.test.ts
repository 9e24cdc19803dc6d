import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { categories } from "#db/schema/category.ts";
import { pages } from "#db/schema/page.ts";
import { products } from "#db/schema/product.ts";
import { shops } from "#db/schema/shop.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findMovedAddress } from "./find-moved-address.ts";

const { db } = await openTestDatabase();
const ctx = makeContext(db);

const shop = await makeShop(db);
const category = await makeCategory(db);

const rename = (id: number, slug: string) => db.update(products).set({ slug }).where(eq(products.id, id));

describe("an address that is not found", () => {
  test("redirects to the newest one, however often it changed", async () => {
    const { productId } = await makeProduct(db, shop, category, { slug: "first-name" });
    await rename(productId, "second-name");
    await rename(productId, "third-name");
    expect(await findMovedAddress(ctx, "product", "first-name")).toEqual({ kind: "moved", slug: "third-name" });
    expect(await findMovedAddress(ctx, "product", "second-name")).toEqual({ kind: "moved", slug: "third-name" });
    expect(await findMovedAddress(ctx, "product", "never-a-name")).toBeNull();
    expect(await findMovedAddress(ctx, "category", "first-name")).toBeNull();
  });

  test("belongs to its current owner: former owners are no longer found by it", async () => {
    const { productId } = await makeProduct(db, shop, category, { slug: "wanted" });
    await rename(productId, "given-away");
    await makeProduct(db, shop, category, { slug: "wanted" });
    expect(await findMovedAddress(ctx, "product", "wanted")).toBeNull();
    const back = await makeProduct(db, shop, category, { slug: "there" });
    await rename(back.productId, "and");
    await rename(back.productId, "there");
    expect(await findMovedAddress(ctx, "product", "there")).toBeNull();
    expect(await findMovedAddress(ctx, "product", "and")).toEqual({ kind: "moved", slug: "there" });
  });

  test("of an archived product is gone, and so are those that led to it", async () => {
    const { productId } = await makeProduct(db, shop, category, { slug: "old-lamp" });
    await rename(productId, "lamp");
    await db.update(products).set({ status: "archived" }).where(eq(products.id, productId));
    const [{ slug } = { slug: "" }] = await db
      .select({ slug: categories.slug })
      .from(categories)
      .where(eq(categories.id, category));
    expect(await findMovedAddress(ctx, "product", "lamp")).toEqual({ kind: "gone", categorySlug: slug });
    expect(await findMovedAddress(ctx, "product", "old-lamp")).toEqual({ kind: "gone", categorySlug: slug });
  });

  test("of deleted records is gone for good, with all their former addresses", async () => {
    const [brand] = await db.insert(brands).values({ slug: "short-lived", name: "Short" }).returning({ id: brands.id });
    await db.update(brands).set({ slug: "short-lived-two" }).where(eq(brands.id, brand!.id));
    await db.delete(brands).where(eq(brands.id, brand!.id));
    const gone = { kind: "gone", categorySlug: null };
    expect(await findMovedAddress(ctx, "brand", "short-lived")).toEqual(gone);
    expect(await findMovedAddress(ctx, "brand", "short-lived-two")).toEqual(gone);
    await db.update(pages).set({ slug: "questions" }).where(eq(pages.slug, "faq"));
    expect(await findMovedAddress(ctx, "page", "faq")).toEqual({ kind: "moved", slug: "questions" });
  });

  test("of a shop that closed is gone, and so is what it sold; a draft never had one", async () => {
    const closed = await makeShop(db, { slug: "shut", status: "closed" });
    await makeProduct(db, closed, category, { slug: "left-over" });
    expect(await findMovedAddress(ctx, "shop", "shut")).toMatchObject({ kind: "gone" });
    expect(await findMovedAddress(ctx, "product", "left-over")).toMatchObject({ kind: "gone" });
    await db.update(shops).set({ status: "pending" }).where(eq(shops.id, closed));
    expect(await findMovedAddress(ctx, "shop", "shut")).toBeNull();
    await makeProduct(db, shop, category, { slug: "draft", status: "draft" });
    expect(await findMovedAddress(ctx, "product", "draft")).toBeNull();
  });
});
