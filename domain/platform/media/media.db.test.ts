import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { mediaFiles } from "#db/schema/media.ts";
import { products } from "#db/schema/product.ts";
import { productVersions } from "#db/schema/product-version.ts";
import { shops } from "#db/schema/shop.ts";
import { ADMIN_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { customerContext, staffContext, makeCustomer } from "#tests/support/customers.ts";
import { addMedia } from "./add-media.ts";
import { changeMedia } from "./change-media.ts";
import { findMedia } from "./find-media.ts";
import type { MediaOwner } from "./media.ts";
import { getMediaOwner } from "./media-owner.ts";
import { removeSelectedMedia } from "./remove-media.ts";

const { db } = await openTestDatabase();
const OPERATOR: MediaOwner = { kind: "operator", shopId: null };
const BYTES = new Uint8Array(1_200);

const shopId = await makeShop(db);
const own: MediaOwner = { kind: "shop", shopId };
const others: MediaOwner = { kind: "shop", shopId: await makeShop(db) };
const category = await makeCategory(db);
const ctx = await customerContext(db);

async function add(file: string, name: string): Promise<number> {
  await addMedia(ctx, { file, shopId, name }, BYTES);
  const [row] = await db.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.file, file));
  return row!.id;
}

const find = (owner: MediaOwner, query = "") =>
  findMedia(ctx, owner, readListUrl(ADMIN_MEDIA_LIST, new URLSearchParams(query)));
const remove = (owner: MediaOwner, id: number, isDryRun = false) =>
  removeSelectedMedia(ctx, owner, { ids: [id], action: "delete", dry_run: isDryRun, after: 0 });

test("an image is found by its name, its alt text and the product that shows it, with where it is used", async () => {
  const id = await add("product-a.webp", "IMG_1.JPG\u0000");
  expect(await changeMedia(ctx, others, id, { name: "x", alt: "" })).toFail("not_found");
  expect(await changeMedia(ctx, own, id, { name: "Front", alt: "A blue bowl", focus: "top" })).toSucceed();
  const { productId } = await makeProduct(db, shopId, category, { name: "Stoneware", images: ["product-a.webp"] });
  await db.insert(brands).values({ slug: "with-logo", name: "With logo", logo: "product-a.webp" });
  for (const query of ["q=front", "q=BLUE", "q=stoneware", "used=yes", "alt=present"])
    expect((await find(own, query)).rows.map((row) => row.id)).toEqual([id]);
  for (const query of ["q=nothing", "used=no", "alt=missing"]) expect((await find(own, query)).rows).toEqual([]);
  expect(await find(others)).toMatchObject({ rows: [], total: 0 });
  expect((await find(OPERATOR, `shop=${shopId}`)).rows).toMatchObject([
    {
      name: "Front",
      byteCount: 1_200,
      shop: { id: shopId },
      usesCount: 2,
      uses: expect.arrayContaining([{ kind: "product", id: productId, name: "Stoneware" }]),
    },
  ]);
});

test("only an image that nothing needs is deleted, with its file", async () => {
  const used = await add("product-used.webp", "used");
  const { productId } = await makeProduct(db, shopId, category, { images: ["product-used.webp"] });
  expect(await remove(own, used)).toMatchObject({ changed: 0, failed: [{ failure: { code: "image_used" } }] });
  await db.update(products).set({ images: [] }).where(eq(products.id, productId));
  const content = { pictures: [{ file: "product-used.webp", alt: "", color_id: null }] };
  await db.insert(productVersions).values({ productId, content, savedById: null });
  expect(await remove(own, used)).toMatchObject({ changed: 0, failed: [{ failure: { code: "image_used" } }] });
  await db.delete(productVersions);
  expect(await remove(others, used)).toMatchObject({ matched: 0, changed: 0 });
  expect(await remove(own, used, true)).toMatchObject({ changed: 1 });
  expect(await ctx.files.read("pictures", "product-used.webp")).not.toBeNull();
  expect(await remove(own, used)).toMatchObject({ changed: 1, failed: [] });
  expect(await db.$count(mediaFiles, eq(mediaFiles.id, used))).toBe(0);
});

test("a shop manages its own images; of the staff, who fills fields may look and who manages contents may change", async () => {
  const owner = await makeCustomer(db);
  await db.update(shops).set({ ownerId: owner }).where(eq(shops.id, shopId));
  const seller = makeContext(db, { visitor: { customerId: owner } });
  expect(await getMediaOwner(seller, "shop", "write")).toEqual({ ok: true, value: own });
  expect(await getMediaOwner(seller, "operator", "read")).toFail();
  const clerk = await staffContext(db, ["catalog.manage"]);
  expect(await getMediaOwner(clerk, "operator", "read")).toEqual({ ok: true, value: OPERATOR });
  expect(await getMediaOwner(clerk, "operator", "write")).toFail("not_yours");
});
