import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { notifications } from "#db/schema/notification.ts";
import { shops } from "#db/schema/shop.ts";
import { videos } from "#db/schema/video.ts";
import type { Context } from "#domain/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { mp4Of, webmOf } from "#tests/support/video-bytes.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";
import { refreshListings } from "../../discovery/listing/refresh-listings.ts";
import { getVideo } from "../video/get-video.ts";
import { findAdminVideos, getAdminVideo } from "./find-admin-videos.ts";
import { moderateVideo } from "./moderate-video.ts";
import { changeVideo, createVideo, removeVideo } from "./save-video.ts";
import { uploadCaptions, uploadVideo, uploadPoster } from "./upload-video.ts";
import { changeVideoInput, newVideoInput } from "./video-admin.input.ts";

const HOSTILE = `<script>alert(1)</script><svg onload=alert(1)> \u202Egpj.exe 🎉`;
const NOW = "2026-01-01T00:00:00Z";
const { db } = await openTestDatabase();
const files = new Map<string, Uint8Array>();
const shopId = await makeShop(db);
const rivalShop = await makeShop(db);
const category = await makeCategory(db);
await makeProduct(db, shopId, category, { slug: "mug" });
await makeProduct(db, rivalShop, category, { slug: "tray" });
const seller = await come("seller", shopId);
const rival = await come("rival", rivalShop);
const member = await come("staff", null);
const staff: Context = { ...member, visitor: { ...member.visitor, permissions: ["content.manage"] } };
await refreshListings(seller, "all");

async function come(name: string, owned: number | null): Promise<Context> {
  const customerId = await makeCustomer(db, { email: `${name}@videos.example`, firstName: name, lastName: "V" });
  if (owned !== null) await db.update(shops).set({ ownerId: customerId }).where(eq(shops.id, owned));
  const made = makeContext(db, { visitor: { customerId } });
  return {
    ...made,
    files: {
      ...made.files,
      write: async (_folder, file, bytes) => void files.set(file, bytes),
      remove: async (_folder, file) => void files.delete(file),
    },
  };
}

const change = (ctx: Context, id: number, more: object = {}) =>
  changeVideo(ctx, id, changeVideoInput.parse({ title: "A mug", ...more }));
const poster = async () =>
  new Uint8Array(
    await sharp({ create: { width: 90, height: 50, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );

const draft = async (ctx: Context, title = "A mug", more: object = {}): Promise<number> =>
  valueOf(await createVideo(ctx, newVideoInput.parse({ title, ...more })));

describe("a seller's video", () => {
  test("is published once it has a video and a poster, with captions and products at their moments", async () => {
    const id = await draft(seller, HOSTILE);
    expect(await change(seller, id, { published_at: NOW })).toFail("invalid");
    expect(await uploadVideo(seller, id, mp4Of())).toEqual({ ok: true, value: 360 });
    expect(await change(seller, id, { published_at: NOW })).toFail("invalid");
    expect(await uploadPoster(seller, id, await poster())).toSucceed();
    const vtt = new TextEncoder().encode("WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n");
    expect(await uploadCaptions(seller, id, "en", vtt)).toSucceed();
    expect(await uploadCaptions(seller, id, "xx", vtt)).toFail("not_found");
    const texts = { title: HOSTILE, description: HOSTILE, products: [{ slug: "mug", second: 3 }] };
    const translations = [{ language_code: "ar", title: "كوب", description: "" }];
    expect(await change(seller, id, { ...texts, translations, published_at: NOW })).toSucceed();
    const video = await getAdminVideo(seller, { kind: "shop", shopId }, id);
    expect(video).toMatchObject({
      title: HOSTILE,
      state: "published",
      seconds: 4,
      products: [{ slug: "mug", second: 3 }],
    });
    const shown = await getVideo(seller, video!.slug);
    expect(shown).toMatchObject({ title: HOSTILE, files: [{ height: 360 }], captions: [{ languageCode: "en" }] });
    expect([shown!.poster, shown!.files[0]!.file, shown!.captions[0]!.file].every((file) => files.has(file))).toBe(
      true,
    );
  });

  test("gets more qualities; a video of the same one, like a poster, replaces the file before", async () => {
    const id = await draft(seller);
    await uploadVideo(seller, id, mp4Of());
    await uploadVideo(seller, id, webmOf({ width: 1280, height: 720 }));
    const before = (await getAdminVideo(seller, { kind: "shop", shopId }, id))!.files;
    await uploadVideo(seller, id, mp4Of({ seconds: 9 }));
    const after = (await getAdminVideo(seller, { kind: "shop", shopId }, id))!;
    expect([after.files.map(({ height }) => height).toSorted((one, other) => one - other), after.seconds]).toEqual([
      [360, 720],
      9,
    ]);
    const gone = before.find(({ height }) => height === 360)!.file;
    expect([files.has(gone), after.files.every(({ file }) => files.has(file))]).toEqual([false, true]);
  });

  test("from another host takes an address there, and none elsewhere", async () => {
    const id = await draft(seller);
    await uploadPoster(seller, id, await poster());
    expect(await change(seller, id, { address: "https://evil.example/watch?v=M7lc1UVf-VE" })).toFail("invalid");
    const address = "https://youtu.be/M7lc1UVf-VE";
    expect(await change(seller, id, { address, published_at: NOW })).toSucceed();
    expect(await getAdminVideo(seller, { kind: "shop", shopId }, id)).toMatchObject({
      kind: "youtube",
      source: "M7lc1UVf-VE",
    });
  });

  test("shows its own shop's products only, each once", async () => {
    const id = await draft(seller);
    const at = (slug: string) => ({ slug, second: 0 });
    expect(await change(seller, id, { products: [at("tray")] })).toFail("invalid");
    expect(await change(seller, id, { products: [at("mug"), at("mug")] })).toFail("invalid");
    expect(await change(seller, id, { products: [at("mug")] })).toSucceed();
  });

  test("is not found by other shops", async () => {
    const id = await draft(seller);
    const other = { kind: "shop", shopId: shopId + 1 } as const;
    expect(await getAdminVideo(rival, other, id)).toBeNull();
    expect(await change(rival, id)).toFail("not_found");
    expect(await uploadVideo(rival, id, mp4Of())).toFail("not_found");
    expect(await removeVideo(rival, id)).toFail("not_found");
    expect(await createVideo(makeContext(db), { title: "Guest" })).toFail("sign_in");
    expect(await moderateVideo(seller, id, "Mine")).toFail();
    // A seller cannot put a video into another shop.
    await draft(seller, "Placed", { shop_id: shopId + 1 });
    expect((await db.select().from(videos).where(eq(videos.title, "Placed")))[0]!.shopId).toBe(shopId);
  });

  test("is deleted with its files", async () => {
    const id = await draft(seller);
    await uploadVideo(seller, id, mp4Of());
    const [{ file } = { file: "" }] = (await getAdminVideo(seller, { kind: "shop", shopId }, id))!.files;
    expect(files.has(file)).toBe(true);
    expect(await removeVideo(seller, id)).toSucceed();
    expect(files.has(file)).toBe(false);
  });
});

test("the operator adds videos for a shop and takes one down, which its seller reads and cannot undo", async () => {
  const id = await draft(staff, "Staff pick", { shop_id: shopId });
  await uploadPoster(staff, id, await poster());
  await uploadVideo(staff, id, mp4Of());
  expect(await change(staff, id, { published_at: NOW })).toSucceed();
  const { slug } = (await getAdminVideo(staff, { kind: "operator", shopId: null }, id))!;
  expect(await getVideo(seller, slug)).not.toBeNull();
  expect(await moderateVideo(staff, id, "Not their own film")).toSucceed();
  expect(await getVideo(seller, slug)).toBeNull();
  expect(await change(seller, id, { published_at: NOW })).toFail("invalid");
  const query = readListUrl(SHOP_VIDEO_LIST, new URLSearchParams("state=hidden"));
  expect((await findAdminVideos(seller, { kind: "shop", shopId }, query)).rows.map((row) => row.id)).toEqual([id]);
  const [notification] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, seller.visitor.customerId!));
  expect(notification).toMatchObject({ message: "Not their own film", link: `/seller/videos/${id}` });
  expect(await moderateVideo(staff, id, null)).toSucceed();
  expect(await getVideo(seller, slug)).not.toBeNull();
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, slug));
  expect(acts.length).toBeGreaterThan(3);
});

test.each(["", "x".repeat(121), "x".repeat(100_000), "a\u0000b", "two\nlines"])(
  "a title that is no title is refused",
  (title) => {
    expect(newVideoInput.safeParse({ title }).success).toBe(false);
  },
);
