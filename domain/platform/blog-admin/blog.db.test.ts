import { expect, test } from "vitest";
import { findMovedAddress } from "#domain/catalog/slug-change/find-moved-address.ts";
import { findLatestPosts, findPosts } from "#domain/platform/blog/find-posts.ts";
import { getPost } from "#domain/platform/blog/get-post.ts";
import { replyToComment, writeComment } from "#domain/platform/blog-comment/write-comment.ts";
import { findComments } from "#domain/platform/blog-comment/find-comments.ts";
import { writeAtom, writeRss } from "#server/feeds/write-blog-feed.ts";
import type { Permission } from "#shared/permission.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { PostInput } from "./blog-admin.input.ts";
import { decideOnComments, findAdminComments } from "./decide-on-comments.ts";
import { getPostForm, previewPost } from "./find-admin-posts.ts";
import { findBlogCategoryForms, saveBlogCategories } from "./save-blog-categories.ts";
import { changePost, createPost, removePost } from "./save-post.ts";

const { db } = await openTestDatabase();
const ALL = { search: "", sort: { column: "created", isDescending: true }, filters: [], page: 1, perPage: 25 };
const HOUR = 3_600_000;

const staffId = await makeStaffMember(db, ["*"], { emailVerifiedAt: new Date() });
await makeProduct(db, await makeShop(db), await makeCategory(db), { slug: "mug" });

const arabic = { code: "ar", name: "", direction: "rtl" as const, flag: "" };
const asStaff = (...permissions: Permission[]) => makeContext(db, { visitor: { customerId: staffId, permissions } });
const editor = () => asStaff("content.manage");

const postOf = (fields: Partial<PostInput> = {}): PostInput => ({
  slug: "clay",
  title: "Clay",
  summary: "About clay & <fire>",
  body: "<h2>Fire</h2><p onclick=x()>Hot<script>alert(1)</script> <a href='/products'>goods</a></p>",
  description: "",
  category_id: null,
  tags: ["clay"],
  cover: null,
  author_name: "Mira",
  published_at: new Date(Date.now() - HOUR).toISOString(),
  product_slugs: ["mug"],
  translations: [{ language_code: "ar", title: "طين", summary: "عن الطين", body: "", description: "" }],
  updated_at: null,
  ...fields,
});

const create = async (fields: Partial<PostInput>) => valueOf(await createPost(editor(), postOf(fields)));

test("posts are written only by staff with the permission", async () => {
  const other = asStaff("orders.read");
  expect(await createPost(other, postOf())).toFail("not_yours");
  expect(await changePost(other, 1, postOf())).toFail("not_yours");
  expect(await removePost(other, 1)).toFail("not_yours");
  expect(await previewPost(other, 1)).toFail("not_yours");
  expect(await findAdminComments(other, ALL)).toFail("not_yours");
  const decision = { ids: [1], action: "hide", reason: "x", dry_run: false, after: 0 } as const;
  expect(await decideOnComments(other, { ...decision, ids: [1] })).toFail("not_yours");
});

test("a post is cleaned, translated, purged, and its old address leads to the new one", async () => {
  const ctx = editor();
  const id = await create({ slug: "fire" });
  const post = await getPost(makeContext(db), "fire");
  expect(post?.body).toBe('<h2 id="part-1">Fire</h2><p>Hot <a href="/products">goods</a></p>');
  expect(await getPost(makeContext(db, { visitor: { language: arabic } }), "fire")).toMatchObject({
    title: "طين",
    body: post?.body,
    bodyLanguage: "en",
  });
  const { updatedAt } = valueOf(await getPostForm(ctx, id));
  expect(await changePost(ctx, id, postOf({ slug: "kiln", updated_at: "2020-01-01T00:00:00.000Z" }))).toFail(
    "changed_meanwhile",
  );
  expect((await changePost(ctx, id, postOf({ slug: "kiln", updated_at: updatedAt }))).ok).toBe(true);
  expect(ctx.traces.purged).toContain("blog");
  expect(await findMovedAddress(ctx, "blog", "fire")).toEqual({ kind: "moved", slug: "kiln" });
  expect(await createPost(ctx, postOf({ slug: "kiln", product_slugs: ["nothing"] }))).toFailAt("slug", "product_slugs");
});

test("a scheduled post appears at its instant, and a draft never", async () => {
  const at = new Date(Date.now() + HOUR);
  const id = await create({ slug: "soon", published_at: at.toISOString() });
  await create({ slug: "draft", published_at: null, summary: "" });
  const expiries: Date[] = [];
  const recording = makeContext(db);
  recording.cache.cacheExpiresAt = (instant) => void expiries.push(instant);
  expect((await findPosts(recording, { page: 1, perPage: 50 })).items.map(({ slug }) => slug)).not.toContain("soon");
  expect(expiries).toEqual([at]);
  expect(await getPost(makeContext(db), "soon")).toBeNull();
  expect(await previewPost(editor(), id)).toSucceed({ slug: "soon" });
  const later = makeContext(db, { now: new Date(at.getTime() + 1) });
  expect(await getPost(later, "soon")).toMatchObject({ slug: "soon" });
  expect((await findLatestPosts(later, 50)).map(({ slug }) => slug)).not.toContain("draft");
});

test("comments are hidden with a reason and published again, in bulk, and the page is purged", async () => {
  const postId = await create({ slug: "talk" });
  const author = makeContext(db, { visitor: { customerId: staffId } });
  const { id } = valueOf(await writeComment(author, { postId, text: "Spam" }));
  await replyToComment(author, { commentId: id, text: "Re" });
  const ctx = editor();
  const decision = { ids: [id], dry_run: false, after: 0 };
  const hidden = await decideOnComments(ctx, { ...decision, action: "hide", reason: "Advertising" });
  expect(hidden).toMatchObject({ value: { changed: 1 } });
  expect((await findComments(makeContext(db), postId, { page: 1, perPage: 10 })).items).toEqual([]);
  expect(ctx.traces.purged).toEqual([`blog-comments:${postId}`]);
  const found = valueOf(await findAdminComments(ctx, ALL));
  expect(found.rows.find((row) => row.id === id)).toMatchObject({ status: "hidden", reason: "Advertising" });
  await decideOnComments(ctx, { ...decision, action: "publish", reason: "" });
  expect(await findComments(makeContext(db), postId, { page: 1, perPage: 10 })).toMatchObject({ total: 1 });
});

test("categories are renamed, swapped and removed; their posts stay", async () => {
  const category = (id: number | null, slug: string) => ({ id, slug, name: slug.toUpperCase(), translations: [] });
  expect((await saveBlogCategories(editor(), { categories: [category(null, "a"), category(null, "b")] })).ok).toBe(
    true,
  );
  const [one, other] = valueOf(await findBlogCategoryForms(editor()));
  await create({ slug: "in-a", category_id: one!.id });
  await saveBlogCategories(editor(), { categories: [category(other!.id, "a"), category(one!.id, "b")] });
  expect(await getPost(makeContext(db), "in-a")).toMatchObject({ category: { slug: "b", name: "B" } });
  await saveBlogCategories(editor(), { categories: [category(other!.id, "a")] });
  expect(await getPost(makeContext(db), "in-a")).toMatchObject({ category: null });
  const twice = { categories: [category(null, "x"), category(null, "x")] };
  expect(await saveBlogCategories(editor(), twice)).toFail("invalid");
});

async function textOf(parts: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

test("the feeds have what feed readers require, escaped, with whole addresses", async () => {
  await create({ slug: "feed", title: `Salt & "<oil>" \u0007` });
  const rss = await textOf(writeRss(makeContext(db)));
  expect(rss).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  for (const tag of ["title", "link", "description", "pubDate", "guid"]) expect(rss).toContain(`<${tag}`);
  expect(rss).toContain("<title>Salt &amp; &quot;&lt;oil&gt;&quot; </title>");
  expect(rss).toContain("<link>http://localhost:3000/blog/feed</link>");
  expect(rss).toContain("&lt;a href=&quot;http://localhost:3000/products&quot;&gt;");
  const arabicRss = await textOf(writeRss(makeContext(db, { visitor: { language: arabic } })));
  expect(arabicRss).toContain("&lt;a href=&quot;http://localhost:3000/ar/products&quot;&gt;");
  const atom = await textOf(writeAtom(makeContext(db)));
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  const entries = atom.split("<entry>").slice(1);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    for (const tag of ["<id>http", "<title>", "<updated>", "<author><name>", 'href="http'])
      expect(entry).toContain(tag);
  for (const xml of [rss, atom]) {
    expect([...xml].filter((letter) => letter < " " && !"\n\r\t".includes(letter))).toEqual([]);
    const countOf = (tags: RegExp) => Map.groupBy([...xml.matchAll(tags)], ([, name]) => name);
    const [opened, closed] = [countOf(/<([a-z][\w:]*)(?:\s[^<>]*)?(?<!\/)>/g), countOf(/<\/([a-z][\w:]*)>/g)];
    for (const [name, tags] of opened) expect(closed.get(name)?.length, name).toBe(tags.length);
    expect(closed.size).toBe(opened.size);
  }
});
