import { beforeAll, expect, test } from "vitest";
import { blogCommentLikes, blogPosts } from "#db/schema/blog.ts";
import { customers } from "#db/schema/customer.ts";
import { makeContext, withReference, type ContextOptions } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { blogCommentInput } from "./blog-comment.input.ts";
import { findComments, findOwnLikes } from "./find-comments.ts";
import { likeComment } from "./like-comment.ts";
import { replyToComment, writeComment } from "./write-comment.ts";

const { db } = await openTestDatabase();
const PAGE = { page: 1, perPage: 10 };
let postId: number;
let draftId: number;
let noor: number;
let omar: number;
let unverified: number;

beforeAll(async () => {
  await withReference(db);
  const post = { title: "Clay", summary: "About clay", body: "<p>Clay</p>", authorName: "Mira" };
  const posts = await db
    .insert(blogPosts)
    .values([
      { ...post, slug: "clay", publishedAt: new Date(Date.now() - 60_000) },
      { ...post, slug: "later", publishedAt: new Date(Date.now() + 3_600_000) },
    ])
    .returning({ id: blogPosts.id, slug: blogPosts.slug });
  postId = posts.find(({ slug }) => slug === "clay")!.id;
  draftId = posts.find(({ slug }) => slug === "later")!.id;
  const verified = { emailVerifiedAt: new Date(), passwordHash: "x" };
  const people = await db
    .insert(customers)
    .values([
      { firstName: "Noor", lastName: "Haddad", email: "noor@souk.example", ...verified },
      { firstName: "Omar", lastName: "Said", email: "omar@souk.example", ...verified },
      { firstName: "Una", lastName: "Ver", email: "una@souk.example", passwordHash: "x" },
    ])
    .returning({ id: customers.id, firstName: customers.firstName });
  const idOf = (name: string) => people.find(({ firstName }) => firstName === name)!.id;
  [noor, omar, unverified] = [idOf("Noor"), idOf("Omar"), idOf("Una")];
});

const as = (customerId: number, settings: ContextOptions["settings"] = {}) =>
  makeContext(db, { settings, visitor: { customerId } });

async function comment(by: number, text: string): Promise<number> {
  const written = await writeComment(as(by), { postId, text });
  if (!written.ok) throw new Error(written.failure.code);
  return written.value.id;
}

test("guests and customers without a confirmed address do not comment, and nobody on what is not published", async () => {
  const wish = { postId, text: "Hello" };
  expect(await writeComment(makeContext(db), wish)).toMatchObject({ failure: { code: "sign_in" } });
  expect(await writeComment(as(unverified), wish)).toMatchObject({ failure: { code: "email_unverified" } });
  expect(await writeComment(as(noor), { ...wish, postId: draftId })).toMatchObject({ failure: { code: "not_found" } });
  expect(await writeComment(as(noor), { ...wish, postId: 999_999 })).toMatchObject({ failure: { code: "not_found" } });
  expect(await replyToComment(as(noor), { commentId: 999_999, text: "x" })).toMatchObject({
    failure: { code: "not_found" },
  });
});

test("a comment has its replies, shows no family name, and its writer purges the cached page", async () => {
  const ctx = as(noor);
  const written = await writeComment(ctx, { postId, text: "<script>alert(1)</script>" });
  expect(written).toMatchObject({ ok: true, value: { isShown: true } });
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
  expect(await likeComment(as(noor), liking)).toMatchObject({ ok: true, value: { likesCount: 2 } });
  expect(await findOwnLikes(as(omar), postId)).toEqual([commentId]);
  expect(await findOwnLikes(makeContext(db), postId)).toEqual([]);
  for (const _again of [1, 2])
    expect(await likeComment(as(omar), { ...liking, isLiked: false })).toMatchObject({ value: { likesCount: 1 } });
  expect(await likeComment(makeContext(db), liking)).toMatchObject({ failure: { code: "sign_in" } });
});

test("a reply is liked under its own comment only", async () => {
  const commentId = await comment(noor, "One");
  const other = await comment(noor, "Two");
  const reply = await replyToComment(as(omar), { commentId, text: "Re" });
  const replyId = reply.ok ? reply.value.id : 0;
  expect(await likeComment(as(noor), { commentId, replyId, isLiked: true })).toMatchObject({
    value: { likesCount: 0, commentReplies: [{ id: replyId, likesCount: 1 }] },
  });
  expect(await likeComment(as(noor), { commentId: other, replyId, isLiked: true })).toMatchObject({
    failure: { code: "not_found" },
  });
  expect(await db.$count(blogCommentLikes)).toBeGreaterThan(0);
});

test("where comments are read first, they appear once approved", async () => {
  const moderated = as(noor, { blogModeration: "before" });
  const written = await writeComment(moderated, { postId, text: "Waiting" });
  expect(written).toMatchObject({ ok: true, value: { isShown: false } });
  const { items } = await findComments(makeContext(db), postId, { page: 1, perPage: 100 });
  expect(items.map(({ text }) => text)).not.toContain("Waiting");
});

test("what one customer can write in an hour is limited", async () => {
  const limited = { blogCommentsPerHour: 1 };
  const fresh = makeContext(db, { settings: limited, visitor: { customerId: omar, address: "198.51.100.77" } });
  const tries = [await writeComment(fresh, { postId, text: "a" }), await writeComment(fresh, { postId, text: "b" })];
  expect(tries.at(-1)).toMatchObject({ failure: { code: "too_many_tries" } });
});

test.each(["", "   ", "x".repeat(2_001), "a\u0000b", "\ud800"])("a comment that is no text is refused", (text) => {
  expect(blogCommentInput.safeParse({ blog_id: 1, comment: text }).success).toBe(false);
});
