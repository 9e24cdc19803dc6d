import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#db/schema/product.ts";
import { videos } from "#db/schema/video.ts";
import type { Context } from "#domain/context.ts";
import { changeProduct } from "#domain/catalog/product-admin/change-product.ts";
import { changeInputOf } from "#domain/catalog/product-admin/change-input-of.ts";
import { getProductForm } from "#domain/catalog/product-admin/get-product-form.ts";
import { changeProductInput } from "#domain/catalog/product-admin/product-admin.input.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { staffContext } from "#tests/support/customers.ts";
import { makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { getProductVideo } from "./get-product-video.ts";

const { db } = await openTestDatabase();
const OPERATOR = { kind: "operator", shopId: null } as const;
const goods = await makeGoods(db);
const made = await staffContext(db, ["catalog.manage"]);
const staff: Context = { ...made, shopUrl: "https://souk.example" };

async function setVideo(address: string) {
  const form = valueOf(await getProductForm(staff, OPERATOR, goods.lamp.productId));
  const parsed = changeProductInput.safeParse({ ...changeInputOf(form), video_url: address });
  return parsed.success ? changeProduct(staff, OPERATOR, goods.lamp.productId, parsed.data) : parsed;
}

const stored = async () => (await db.select().from(products).where(eq(products.id, goods.lamp.productId)))[0]!.videoUrl;
const shown = async () =>
  getProductVideo(staff, { videoUrl: await stored(), shop: { id: goods.lamp.shopId, slug: "", name: "" } });

async function addVideo(shopId: number, slug: string, publishedAt: Date | null): Promise<void> {
  const poster = "poster.webp";
  await db.insert(videos).values({ shopId, slug, title: slug, poster, kind: "file", publishedAt });
}

test("a product shows a published video of its shop, and no other shop's", async () => {
  await addVideo(goods.lamp.shopId, "how-it-shines", null);
  await addVideo(goods.shirt.shopId, "how-it-fits", new Date());
  expect(await setVideo("/video-shopping/how-it-fits")).toFail("invalid_fields", {
    errors: { video_url: "This shop has no video with this address." },
  });
  expect(await setVideo(`${staff.shopUrl}/video-shopping/how-it-shines`)).toSucceed();
  expect([await stored(), await shown()]).toEqual(["/video-shopping/how-it-shines", null]);
  await db
    .update(videos)
    .set({ publishedAt: new Date(staff.now().getTime() - 1000) })
    .where(eq(videos.slug, "how-it-shines"));
  expect(await shown()).toEqual({ slug: "how-it-shines" });
  // An import does not ask for the shop.
  await db.update(products).set({ videoUrl: "/video-shopping/how-it-fits" });
  expect(await shown()).toBeNull();
});

test("a product shows a video elsewhere by its https address", async () => {
  expect(await setVideo("https://videos.example/watch?v=1")).toSucceed();
  expect(await shown()).toEqual({ address: "https://videos.example/watch?v=1", host: "videos.example" });
  expect(await setVideo("javascript:alert(1)")).toMatchObject({ success: false });
  expect(await setVideo("")).toSucceed();
  expect([await stored(), await shown()]).toEqual([null, null]);
});
