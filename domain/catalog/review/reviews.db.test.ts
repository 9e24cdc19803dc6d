import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import type { customers } from "#db/schema/customer.ts";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { reviewInvitations, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import { shopMembers } from "#db/schema/shop-team.ts";
import type { TeamRole } from "#shared/shop-role.ts";
import type { Context } from "#domain/context.ts";
import { moveFulfilment } from "#domain/orders/order/move-fulfilment.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { ordersOf } from "#tests/support/placed-orders.ts";
import { changeReviews } from "../review-admin/change-reviews.ts";
import { findReviewQueue, getReviewReader, getReviewRecord } from "../review-admin/find-review-queue.ts";
import { moderateReview } from "../review-admin/moderate-review.ts";
import { replyFromDesk } from "../review-admin/reply-from-desk.ts";
import { ADMIN_REVIEW_LIST, SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { editReview } from "./edit-review.ts";
import { findReviewableLines } from "./find-reviewable-lines.ts";
import { findReviewEntries, findReviewMarks } from "./find-reviews.ts";
import { getInvitedItem } from "./get-invited-item.ts";
import { inviteReviews } from "./invite-reviews.ts";
import { likeReply, likeReview } from "./like-review.ts";
import { replyToReview } from "./reply-to-review.ts";
import { reportReview } from "./report-review.ts";
import { editReviewInput, invitedReviewInput, storeReviewInput } from "./review.input.ts";
import { storeInvitedReview, storeReview } from "./store-review.ts";

const { db } = await openTestDatabase();
const goods = await makeGoods(db);

const DAY = 86_400_000;
const later = (ctx: Context, days: number): Context => ({ ...ctx, now: () => new Date(Date.now() + days * DAY) });

async function come(values: Partial<typeof customers.$inferInsert> = {}): Promise<Context> {
  const customerId = await makeCustomer(db, { lastName: "Byron", emailVerifiedAt: new Date(), ...values });
  return guestContext(db, { visitor: { customerId } });
}

/** A customer to whom a lamp was delivered, and the owner of its shop. */
async function deliver(steps: readonly ("confirmed" | "picked_up" | "on_the_way" | "delivered")[] = ALL_STEPS) {
  const ctx = await come();
  const trxId = await fillCart(ctx, [goods.lamp, 1]);
  expect(await buy(ctx, trxId)).toSucceed();
  const [order] = await ordersOf(db, trxId);
  const owner = await come({ firstName: "Omar" });
  await db.update(shops).set({ ownerId: owner.visitor.customerId }).where(eq(shops.id, order!.shopId));
  for (const step of steps)
    expect(
      await moveFulfilment(ctx, order!.id, step, { kind: "shop", customerId: owner.visitor.customerId }),
    ).toSucceed();
  const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, order!.id));
  return { ctx, owner, orderId: order!.id, lineId: line!.id, shopId: order!.shopId };
}

const ALL_STEPS = ["confirmed", "picked_up", "on_the_way", "delivered"] as const;

const store = (ctx: Context, more: object = {}) =>
  storeReview(ctx, storeReviewInput.parse({ product_id: goods.lamp.productId, rating: 4, ...more }));

const review = async (ctx: Context, more: object = {}): Promise<number> => valueOf(await store(ctx, more)).id;

const figures = async () =>
  (await db.select().from(products).where(eq(products.id, goods.lamp.productId)))[0] as {
    ratingTenths: number;
    reviewsCount: number;
  };
const list = (ctx: Context, filter = {}) => findReviewEntries(ctx, goods.lamp.productId, filter);
const staffOf = (ctx: Context): Context => ({ ...ctx, visitor: { ...ctx.visitor, permissions: ["reviews.moderate"] } });
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .withExif({ IFD0: { Artist: "Ada" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    "a.svg",
  );

describe("who may review", () => {
  test("a buyer once it has arrived, one review for each order line, and the rating follows", async () => {
    const { ctx, lineId } = await deliver();
    const stored = await store(ctx, { title: "Warm light", comment: "<script>alert(1)</script>\u202Etfel" });
    expect(stored).toSucceed({ isPublished: true });
    expect(await figures()).toMatchObject({ ratingTenths: 40, reviewsCount: 1 });
    expect((await list(ctx)).items[0]).toMatchObject({
      author: "Ada B.",
      isVerified: true,
      body: "<script>alert(1)</script>\u202Etfel",
    });
    expect(await store(ctx, { order_line_id: lineId })).toFail("reviewed_already");
    expect(await store(ctx)).toFail("reviewed_already");
  });

  test("no guests, no other customers, no one before delivery, and no shop its own product", async () => {
    const { owner, lineId } = await deliver();
    expect(await store(await guestContext(db))).toFail("sign_in");
    expect(await store(await come())).toFail("not_bought");
    expect(await store(await come(), { order_line_id: lineId })).toFail("not_bought");
    expect(await store((await deliver(["confirmed"])).ctx)).toFail("not_bought");
    const own = await deliver();
    await db.update(shops).set({ ownerId: own.ctx.visitor.customerId }).where(eq(shops.id, own.shopId));
    expect(await store(own.ctx)).toFail("own_product");
    expect(owner.visitor.customerId).not.toBe(own.ctx.visitor.customerId);
  });

  test("with images that are read by their content and lose their metadata", async () => {
    const { ctx } = await deliver();
    const script = new File(["<svg onload=alert(1) />"], "a.jpg");
    expect(await store(ctx, { image: [await picture(), script] })).toFail("image_unreadable");
    expect(await db.$count(reviews)).toBe(0);
    const id = await review(ctx, { image: [await picture()] });
    const [name] = (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!.pictures;
    const kept = await ctx.files.read("pictures", name!);
    const { format, exif } = await sharp(kept!).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
    expect(storeReviewInput.safeParse({ product_id: 1, rating: 5, image: Array(6).fill(script) }).success).toBe(false);
  });

  test("what is not text or stars is refused", () => {
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { title: "a\u0000b" },
      { comment: "a\u0000b" },
      { comment: "a".repeat(5_001) },
    ])
      expect(storeReviewInput.safeParse({ product_id: 1, rating: 5, ...wrong }).success).toBe(false);
  });
});

test("only its author can change a review, and only for a time", async () => {
  const { ctx, orderId } = await deliver();
  const id = await review(ctx);
  const change = (by: Context) => editReview(by, editReviewInput.parse({ id, rating: 1, comment: "It broke." }));
  expect(await change(await come())).toFail("not_found");
  expect(await change(ctx)).toSucceed();
  expect(await figures()).toMatchObject({ ratingTenths: 10 });
  expect(await findReviewableLines(ctx, orderId)).toMatchObject([{ review: { stars: 1, isEditable: true } }]);
  expect(await change(later(ctx, 31))).toFail("review_closed");
  expect(await findReviewableLines(await come(), orderId)).toEqual([]);
});

test("likes of two people count two, and of one person one", async () => {
  const { ctx } = await deliver();
  const id = await review(ctx);
  const [one, other] = [await come(), await come()];
  await Promise.all([likeReview(one, id, true), likeReview(other, id, true)]);
  expect(await likeReview(one, id, true)).toMatchObject({ value: { likesCount: 2 } });
  expect(await findReviewMarks(one, goods.lamp.productId)).toMatchObject({ likedReviews: [id] });
  expect(await likeReview(one, id, false)).toMatchObject({ value: { likesCount: 1 } });
  expect(await likeReview(one, id, false)).toMatchObject({ value: { likesCount: 1 } });
  expect(await likeReview(ctx, id, true)).toFail("own_review");
  expect(await likeReview(await guestContext(db), id, true)).toFail("sign_in");
  expect(await likeReview(one, 999_999, true)).toFail("not_found");
});

test("the list filters by stars and images, and sorts by what helped most", async () => {
  const [first, second] = [await deliver(), await deliver()];
  const plain = await review(first.ctx, { rating: 5 });
  const shown = await review(second.ctx, { rating: 3, image: [await picture()] });
  await likeReview(await come(), plain, true);
  const ids = async (filter: object) => (await list(first.ctx, filter)).items.map(({ id }) => id);
  expect(await ids({ stars: 3 })).toEqual([shown]);
  expect(await ids({ isWithPictures: true })).toEqual([shown]);
  expect(await ids({ sort: "helpful" })).toEqual([plain, shown]);
  expect(await ids({ sort: "pictures" })).toEqual([shown, plain]);
  expect(await ids({ sort: "lowest" })).toEqual([shown, plain]);
});

describe("replies", () => {
  test("of a member of the shop's team are the shop's, if the role may write them", async () => {
    const { ctx, shopId } = await deliver();
    const id = await review(ctx);
    const authorOf = async (role: TeamRole) => {
      const member = await come({ firstName: "Tess" });
      await db.insert(shopMembers).values({ shopId, role, customerId: member.visitor.customerId! });
      const made = await replyToReview(member, { review_id: id, reply: "Thank you." });
      return made.ok ? made.value.reply.author : made.failure.code;
    };
    expect([await authorOf("products"), await authorOf("read")]).toEqual(["shop", "shopper"]);
  });

  test("nest, name the shop, can be liked, and notify the author", async () => {
    const { ctx, owner } = await deliver();
    const id = await review(ctx);
    const asShop = await replyToReview(owner, { review_id: id, reply: "Thank you." });
    expect(asShop).toSucceed({ reply: { author: "shop" } });
    if (!asShop.ok) return;
    const reader = await come({ firstName: "Mia" });
    const below = await replyToReview(reader, { review_id: id, parent_id: asShop.value.reply.id, reply: "Same here." });
    expect(below).toSucceed({ reply: { parentId: asShop.value.reply.id, authorName: "Mia B." } });
    const liked = await likeReply(reader, { id: asShop.value.reply.id, reviewId: id }, true);
    expect(liked).toMatchObject({ value: { likesCount: 1 } });
    expect((await list(ctx)).items[0]!.replies).toMatchObject([{ likesCount: 1 }, { author: "shopper" }]);
    const received = await db.select().from(notifications).where(eq(notifications.customerId, ctx.visitor.customerId!));
    expect(received.filter(({ topic }) => topic === "messages")).toHaveLength(2);
  });

  test("need a confirmed address and a published review", async () => {
    const { ctx } = await deliver();
    const id = await review(ctx);
    const unverified = await come({ emailVerifiedAt: null });
    expect(await replyToReview(unverified, { review_id: id, reply: "Hi" })).toFail("email_unverified");
    expect(await replyToReview(ctx, { review_id: id, parent_id: 999_999, reply: "Hi" })).toFail("not_found");
    await db.update(reviews).set({ status: "hidden" }).where(eq(reviews.id, id));
    expect(await replyToReview(ctx, { review_id: id, reply: "Hi" })).toFail("not_found");
  });
});

describe("the operator", () => {
  test("approves what waits, hides with a reason, and settles reports", async () => {
    const { ctx, owner } = await deliver();
    const strict: Context = { ...ctx, settings: { ...ctx.settings, moderation: "before" } };
    const id = await review(strict);
    expect(await figures()).toMatchObject({ reviewsCount: 0 });
    const staff = staffOf(await come());
    expect(await moderateReview(owner, id, { status: "published" })).toFail("not_found");
    expect(await moderateReview(staff, id, { status: "published" })).toSucceed();
    expect(await figures()).toMatchObject({ reviewsCount: 1, ratingTenths: 40 });
    const wish = { review_id: id, reason: "spam", text: "" } as const;
    expect(await reportReview(owner, wish)).toSucceed();
    expect(await reportReview(owner, wish)).toSucceed();
    const operator = { kind: "operator", shopId: null } as const;
    const reported = readListUrl(ADMIN_REVIEW_LIST, new URLSearchParams("work=reported"));
    expect((await findReviewQueue(staff, operator, reported)).rows).toMatchObject([{ id, reportsCount: 1 }]);
    expect(await moderateReview(staff, id, { status: "hidden", reason: "" })).toFail("reason_missing");
    const bulk = { ids: [id], action: "hide", value: "Advertising", dry_run: false, after: 0 } as const;
    expect(await changeReviews(staff, { ...bulk, ids: [id] })).toMatchObject({ value: { changed: 1, failed: [] } });
    expect(await figures()).toMatchObject({ reviewsCount: 0, ratingTenths: 0 });
    expect((await findReviewQueue(staff, operator, reported)).rows).toEqual([]);
    expect((await list(ctx)).items).toEqual([]);
    const logged = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(logged.map(({ action }) => action)).toEqual(["review.publish", "review.hide"]);
  });

  test("sees all reviews, and a shop those of its products", async () => {
    const { ctx, owner, shopId } = await deliver();
    const id = await review(ctx);
    const all = readListUrl(SHOP_REVIEW_LIST, new URLSearchParams());
    expect((await findReviewQueue(owner, { kind: "shop", shopId }, all)).rows).toMatchObject([{ id }]);
    expect((await findReviewQueue(owner, { kind: "shop", shopId: shopId + 1 }, all)).rows).toEqual([]);
    expect(await getReviewRecord(owner, { kind: "shop", shopId: shopId + 1 }, id)).toBeNull();
    expect(await getReviewReader(ctx, "shop")).toFail("not_yours");
    expect(await getReviewReader(ctx, "operator")).toFail("not_found");
    const another = { kind: "shop", shopId: shopId + 1 } as const;
    expect(await replyFromDesk(owner, another, id, { reply: "Hello" })).toFail("not_found");
    expect(await replyFromDesk(owner, { kind: "shop", shopId }, id, { reply: "Hello" })).toSucceed();
    const staff = staffOf(await come());
    expect(await replyFromDesk(staff, { kind: "operator", shopId: null }, id, { reply: "Hi" })).toSucceed();
    expect((await list(ctx)).items[0]!.replies.map(({ author }) => author)).toEqual(["shop", "operator"]);
  });
});

test("by words, only what has them waits", async () => {
  const { ctx } = await deliver();
  const careful: Context = { ...ctx, settings: { ...ctx.settings, moderation: "words", blockedWords: "scam" } };
  expect(await store(careful, { comment: "What a SCAM" })).toMatchObject({ value: { isPublished: false } });
});

test("some days after delivery a mail asks once, and its key counts once", async () => {
  const { ctx, orderId, lineId } = await deliver();
  await db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, orderId));
  expect(await inviteReviews(later(ctx, 6))).toBe(0);
  expect(await inviteReviews(later(ctx, 8))).toBe(1);
  expect(await inviteReviews(later(ctx, 9))).toBe(0);
  const [mail] = await db.select().from(mails).where(eq(mails.template, "review-invitation"));
  const { items } = mail!.data as { items: { key: string }[] };
  const key = items[0]!.key;
  expect(JSON.stringify(await db.select().from(reviewInvitations))).not.toContain(key);
  const guest = await guestContext(db);
  expect(await getInvitedItem(guest, key)).not.toBeNull();
  const form = invitedReviewInput.parse({ key, rating: 5, comment: "Good" });
  const both = await Promise.all([storeInvitedReview(guest, form), storeInvitedReview(guest, form)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await storeInvitedReview(guest, form)).toFail("link_ended");
  expect(await getInvitedItem(guest, key)).toBeNull();
  const [written] = await db.select().from(reviews).where(eq(reviews.orderLineId, lineId));
  expect(written).toMatchObject({ customerId: ctx.visitor.customerId, authorName: "Ada B." });
});
