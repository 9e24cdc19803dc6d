import { expect, test } from "vitest";
import { blogCommentLikes, blogPosts } from "#db/schema/blog.ts";
import { makeContext, type ContextOptions } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { blogCommentInput } from "./blog-comment.input.ts";
import { findComments, findOwnLikes } from "./find-comments.ts";
import { likeComment } from "./like-comment.ts";
import { replyToComment, writeComment } from "./write-comment.ts";

const { db } = await openTestDatabase();
const PAGE = { page: 1, perPage: 10 };

const post = { title: "Clay", summary: "About clay", body: "<p>Clay</p>", authorName: "Mira" };
const posts = await db
  .insert(blogPosts)
  .values([
    { ...post, slug: "clay", publishedAt: new Date(Date.now() - 60_000) },
    { ...post, slug: "later", publishedAt: new Date(Date.now() + 3_600_000) },
  ])
  .returning({ id: blogPosts.id, slug: blogPosts.slug });
const postId = posts.find(({ slug }) => slug === "clay")!.id;
const draftId = posts.find(({ slug }) => slug === "later")!.id;
const emailVerifiedAt = new Date();
const noor = await makeCustomer(db, { firstName: "Noor", lastName: "Haddad", emailVerifiedAt });
const omar = await makeCustomer(db, { firstName: "Omar", lastName: "Said", emailVerifiedAt });
const unverified = await makeCustomer(db);

const as = (customerId: number, settings: ContextOptions["settings"] = {}) =>
  makeContext(db, { settings, visitor: { customerId } });

const comment = async (by: number, text: string) => valueOf(await writeComment(as(by), { postId, text })).id;

test("guests and customers without a confirmed address cannot comment, and no one on unpublished posts", async () => {
  const wish = { postId, text: "Hello" };
  expect(await writeComment(makeContext(db), wish)).toFail("sign_in");
  expect(await writeComment(as(unverified), wish)).toFail("email_unverified");
  expect(await writeComment(as(noor), { ...wish, postId: draftId })).toFail("not_found");
  expect(await writeComment(as(noor), { ...wish, postId: 999_999 })).toFail("not_found");
  expect(await replyToComment(as(noor), { commentId: 999_999, text: "x" })).toFail("not_found");
});

test("a comment has its replies, shows no family name, and its writer purges the cached page", async () => {
  const ctx = as(noor);
  const written = await writeComment(ctx, { postId, text: "<script>alert(1)</script>" });
  expect(written).toSucceed({ isShown: true });
  expect(ctx.traces.purged).toEqual([`blog-comments:${postId}`]);
  const id = written.ok ? written.value.id : 0;
  await replyToComment(as(omar), { commentId: id, text: "Indeed" });
  const { items } = await findComments(makeContext(db), postId, PAGE);
  expect(items.find((each) => each.id === id)).toMatchObject({
    authorName: "Noor H.",
    text: "<script>alert(1)</script>",
    commentReplies: [{ authorName: "Omar S.", text: "Indeed" }],
  });
});

test("two people who like at once count two, and one person twice counts one", async () => {
  const commentId = await comment(noor, "Like me");
  const liking = { commentId, replyId: null, isLiked: true };
  await Promise.all([noor, omar, noor].map((each) => likeComment(as(each), liking)));
  expect(await likeComment(as(noor), liking)).toSucceed({ likesCount: 2 });
  expect(await findOwnLikes(as(omar), postId)).toEqual([commentId]);
  expect(await findOwnLikes(makeContext(db), postId)).toEqual([]);
  for (const _again of [1, 2])
    expect(await likeComment(as(omar), { ...liking, isLiked: false })).toMatchObject({ value: { likesCount: 1 } });
  expect(await likeComment(makeContext(db), liking)).toFail("sign_in");
});

test("a reply is liked under its own comment only", async () => {
  const commentId = await comment(noor, "One");
  const other = await comment(noor, "Two");
  const replyId = valueOf(await replyToComment(as(omar), { commentId, text: "Re" })).id;
  expect(await likeComment(as(noor), { commentId, replyId, isLiked: true })).toMatchObject({
    value: { likesCount: 0, commentReplies: [{ id: replyId, likesCount: 1 }] },
  });
  expect(await likeComment(as(noor), { commentId: other, replyId, isLiked: true })).toFail("not_found");
  expect(await db.$count(blogCommentLikes)).toBeGreaterThan(0);
});

test("where comments are read first, they appear once approved", async () => {
  const moderated = as(noor, { blogModeration: "before" });
  const written = await writeComment(moderated, { postId, text: "Waiting" });
  expect(written).toSucceed({ isShown: false });
  const { items } = await findComments(makeContext(db), postId, { page: 1, perPage: 100 });
  expect(items.map(({ text }) => text)).not.toContain("Waiting");
});

test("what one customer can write in an hour is limited", async () => {
  const limited = { blogCommentsPerHour: 1 };
  const fresh = makeContext(db, { settings: limited, visitor: { customerId: omar, address: "198.51.100.77" } });
  const tries = [await writeComment(fresh, { postId, text: "a" }), await writeComment(fresh, { postId, text: "b" })];
  expect(tries.at(-1)).toFail("too_many_tries");
});

test.each(["", "   ", "x".repeat(2_001), "a\u0000b", "\ud800"])("a comment that is no text is refused", (text) => {
  expect(blogCommentInput.safeParse({ blog_id: 1, comment: text }).success).toBe(false);
});
