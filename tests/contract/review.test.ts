import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { PIXEL } from "../support/pixel.ts";
import { formOf } from "../support/form-of.ts";
import { openOrderWorld, type OrderWorld, takeOverPeopledShop, type Target } from "./order-world.ts";

type Entry = {
  id: number;
  author: string;
  stars: number;
  body: string;
  is_verified: boolean;
  pictures: string[];
  likes_count: number;
  replies: { id: number; author: string; body: string }[];
};
type List = { reviews: { data: Entry[]; total: number; next_page_url: string | null } };
type Shown = { order: { purchase: { orders: { lines: { product_slug: string }[] }[] } } };
type Row = { id: number; product_slug: string };

const shop = takeOverPeopledShop();
let world: OrderWorld;
let target: Target;
let productId: number;
let slug: string;
let reviewId: number;

const HOSTILE = `<script>alert(1)</script><svg onload=alert(1)> \u202Egpj.exe 🎉`;

const listOf = async (client: Client, query = "") =>
  (await client.get<List>(`home/product-reviews/${productId}${query}`)).body.reviews;

beforeAll(async () => {
  world = await openOrderWorld(shop);
  target = await world.place("owner", "delivered");
  const { body } = await world.clients.shop.get<Shown>(`seller/orders/${target.code}`);
  slug = body.order.purchase.orders[0]!.lines[0]!.product_slug;
  const details = await shop.guest().get<{ product: { id: number } }>(`home/product-details/${slug}`);
  productId = details.body.product.id;
});

describe("a review", () => {
  test("is refused to everyone who has not bought, and where its fields are wrong", async () => {
    const { guest, other, shop: seller, owner } = world.clients;
    const good = { product_id: productId, rating: 5 };
    expect(await guest.send("user/product-review-store", formOf(good))).toMatchObject({ status: 401 });
    for (const client of [other, seller])
      expect(await client.send("user/product-review-store", formOf(good))).toMatchObject({ status: 403 });
    for (const wrong of [{ rating: 0 }, { rating: 9 }, { comment: "x".repeat(100_000) }, { title: "a\u0000b" }])
      expect(await owner.send("user/product-review-store", formOf({ ...good, ...wrong }))).toMatchObject({
        status: 422,
      });
    const script = new File(["<svg onload=alert(1) />"], "x.png", { type: "image/png" });
    expect(await owner.send("user/product-review-store", formOf({ ...good, image: [script] }))).toMatchObject({
      status: 415,
    });
  });

  test("is written once by its buyer with an image, and its page shows it at once as text", async () => {
    const { owner, guest } = world.clients;
    const before = (await shop.guest().page(`product/${slug}`)).html;
    const picture = new File([PIXEL], "x.png", { type: "image/png" });
    const form = () =>
      formOf({ product_id: productId, rating: 4, title: "Warm light", comment: HOSTILE, image: picture });
    const stored = await owner.send<{ review: { id: number; is_published: boolean } }>(
      "user/product-review-store",
      form(),
    );
    expect(stored).toMatchObject({ status: 200, body: { review: { is_published: true } } });
    reviewId = stored.body.review.id;
    expect(await owner.send("user/product-review-store", form())).toMatchObject({ status: 409 });
    const [newest] = (await listOf(guest)).data;
    expect(newest).toMatchObject({ id: reviewId, stars: 4, body: HOSTILE, is_verified: true, likes_count: 0 });
    expect((await shop.guest().get(`img/960/${newest!.pictures[0]}`)).status).toBe(200);
    const { html } = await shop.guest().page(`product/${slug}`);
    expect(before).not.toContain("Warm light");
    expect(html).toContain("Warm light");
    expect(html).not.toContain("<svg onload");
  });

  test("is found by stars and images, and in order", async () => {
    const { guest } = world.clients;
    expect((await listOf(guest, "?stars=4&with_pictures=1")).data.map(({ id }) => id)).toEqual([reviewId]);
    const lowest = (await listOf(guest, "?sort=lowest&per_page=60")).data.map(({ stars }) => stars);
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
    for (const query of ["?stars=6", "?sort=whim", "?page=0", "?with_pictures=2"])
      expect((await guest.get(`home/product-reviews/${productId}${query}`)).status).toBe(422);
    expect((await guest.get("home/product-reviews/99999999")).status).toBe(404);
  });
});

test("concurrent likes by two people count two, two by one person count one, and the reader's own are returned", async () => {
  const { guest, other, shop: seller, owner } = world.clients;
  const like = (client: Client) => client.post("product/like-review", { review_id: reviewId });
  expect((await like(guest)).status).toBe(401);
  expect((await like(owner)).status).toBe(409);
  expect((await Promise.all([like(other), like(seller)])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await other.post("product/like-review", { id: reviewId })).toMatchObject({
    body: { review: { likes_count: 2 } },
  });
  expect((await other.get(`user/review-marks/${productId}`)).body).toMatchObject({ liked_reviews: [reviewId] });
  expect((await guest.get(`user/review-marks/${productId}`)).body).toMatchObject({ liked_reviews: [] });
  const taken = await other.post("product/unlike-review", { review_id: reviewId });
  expect(taken).toMatchObject({ body: { review: { likes_count: 1, is_liked: false } } });
});

test("the shop replies, its customer is notified, and only it and staff see it in their desks", async () => {
  const { guest, shop: seller, otherShop, owner, staff } = world.clients;
  const reply = { review_id: reviewId, reply: HOSTILE };
  expect((await guest.post("home/product-reply-store", reply)).status).toBe(401);
  expect(await seller.post(`seller/reviews/${reviewId}/reply`, { reply: "Thank you." })).toMatchObject({ status: 200 });
  expect((await otherShop.post(`seller/reviews/${reviewId}/reply`, { reply: "Mine" })).status).toBe(404);
  expect((await otherShop.get(`seller/reviews/${reviewId}`)).status).toBe(404);
  expect((await owner.get("seller/reviews")).status).toBe(404);
  const own = await seller.get<{ reviews: { data: Row[] } }>("seller/reviews?sort=-written");
  expect(own.body.reviews.data[0]).toMatchObject({ id: reviewId, product_slug: slug });
  expect(await staff.get(`admin/reviews/${reviewId}`)).toMatchObject({ status: 200 });
  const [newest] = (await listOf(guest)).data;
  expect(newest!.replies).toMatchObject([{ author: "shop", body: "Thank you." }]);
  const inbox = await owner.get<{ notifications: { data: { link: string }[] } }>("user-notification/all");
  expect(JSON.stringify(inbox.body)).toContain(`/product/${slug}#reviews`);
});

test("a report reaches the operator, who hides the review with a reason", async () => {
  const { guest, shop: seller, staff } = world.clients;
  const report = { review_id: reviewId, reason: "spam" };
  expect((await guest.post("product/report-review", report)).status).toBe(401);
  expect((await seller.post("product/report-review", { ...report, reason: "whim" })).status).toBe(422);
  expect((await seller.post("product/report-review", report)).status).toBe(200);
  const queue = await staff.get<{ reviews: { data: Row[] } }>("admin/reviews?work=reported");
  expect(queue.body.reviews.data.map(({ id }) => id)).toContain(reviewId);
  expect((await staff.post(`admin/reviews/${reviewId}/hide`, { reason: "" })).status).toBe(422);
  expect((await staff.post(`admin/reviews/${reviewId}/hide`, { reason: "Advertising" })).status).toBe(200);
  expect((await listOf(guest)).data.map(({ id }) => id)).not.toContain(reviewId);
  expect((await shop.guest().page(`product/${slug}`)).html).not.toContain("Warm light");
});

test("videos are listed and returned with their files, captions and products at their moments", async () => {
  const { body } = await shop
    .guest()
    .get<{ videos: { data: { slug: string; title: string; shop: { slug: string } }[] } }>("get/video-shops");
  expect(body.videos.data.length).toBeGreaterThan(3);
  const one = "a-morning-at-the-roaster";
  const details = await shop.guest().get<{
    video: {
      files: { file: string }[];
      captions: { file: string }[];
      moments: { second: number }[];
      products: object[];
    };
  }>(`get/video-shops-details/${one}`);
  const { files, captions, moments, products } = details.body.video;
  expect([files.length, captions.length > 0, products.length]).toEqual([3, true, moments.length]);
  expect((await shop.guest().get(`media/${captions[0]!.file}`)).headers.get("Content-Type")).toContain("text/vtt");
  expect((await shop.guest().get("get/video-shops-details/nothing")).status).toBe(404);
  const { html } = await shop.guest().page(`video-shopping/${one}`);
  expect(html).toMatch(/<title>A morning at the roaster · Video Shopping · [^<]+<\/title>/);
  expect((await shop.guest().page("video-shopping")).html).toMatch(/<title>Video Shopping · [^<]+<\/title>/);
});
