import type { Context } from "#domain/context.ts";
import type { BlogPost } from "#domain/platform/blog/blog.ts";
import { findLatestPosts } from "#domain/platform/blog/find-posts.ts";
import { getPost } from "#domain/platform/blog/get-post.ts";
import { pageAddress } from "#domain/page-address.ts";
import { element, escapeXml } from "./xml.ts";

const MAX_POSTS = 20;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The newest posts as RSS 2.0. */
export async function* writeRss(ctx: Context): AsyncGenerator<string, void, undefined> {
  const posts = await findWhole(ctx);
  const items = posts.map(
    (post) =>
      `<item>${[
        element("title", post.title),
        element("link", addressOf(ctx, post)),
        `<guid isPermaLink="false">${escapeXml(idOf(ctx, post))}</guid>`,
        element("pubDate", new Date(post.publishedAt).toUTCString()),
        element("dc:creator", post.authorName),
        ...[post.category?.name ?? null, ...post.tags].map((name) => element("category", name)),
        element("description", post.summary),
        element("content:encoded", absolute(ctx, post.body)),
      ].join("")}</item>\n`,
  );
  yield `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>${[
    element("title", titleOf(ctx)),
    element("link", pageAddress(ctx, ctx.visitor.language.code, "/blogs")),
    element("description", descriptionOf(ctx)),
    element("language", ctx.visitor.language.code),
    element("lastBuildDate", updatedAt(ctx, posts).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedAddress(ctx, "xml"))}"/>`,
  ].join("")}
${items.join("")}</channel>
</rss>
`;
}

/** The same as Atom. */
export async function* writeAtom(ctx: Context): AsyncGenerator<string, void, undefined> {
  const posts = await findWhole(ctx);
  const { code } = ctx.visitor.language;
  const entries = posts.map(
    (post) =>
      `<entry>${[
        element("title", post.title),
        `<link rel="alternate" type="text/html" href="${escapeXml(addressOf(ctx, post))}"/>`,
        element("id", idOf(ctx, post)),
        element("published", post.publishedAt),
        element("updated", later(post.updatedAt, post.publishedAt)),
        `<author>${element("name", post.authorName || ctx.settings.shopName)}</author>`,
        ...[post.category?.name, ...post.tags].map((name) => (name ? `<category term="${escapeXml(name)}"/>` : "")),
        element("summary", post.summary),
        `<content type="html">${escapeXml(absolute(ctx, post.body))}</content>`,
      ].join("")}</entry>\n`,
  );
  yield `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${code}">
${[
  element("title", titleOf(ctx)),
  element("subtitle", descriptionOf(ctx)),
  element("id", `${ctx.shopUrl}/feeds/blog/${code}`),
  element("updated", updatedAt(ctx, posts).toISOString()),
  `<link rel="self" type="application/atom+xml" href="${escapeXml(feedAddress(ctx, "atom"))}"/>`,
  `<link rel="alternate" type="text/html" href="${escapeXml(pageAddress(ctx, code, "/blogs"))}"/>`,
].join("")}
${entries.join("")}</feed>
`;
}

async function findWhole(ctx: Context): Promise<BlogPost[]> {
  const cards = await findLatestPosts(ctx, MAX_POSTS);
  const posts = await Promise.all(cards.map(({ slug }) => getPost(ctx, slug)));
  return posts.filter((post) => post !== null);
}

const titleOf = (ctx: Context) => `${ctx.settings.shopName} · ${ctx.t("Blog")}`;
const descriptionOf = (ctx: Context) =>
  ctx.t("Guides, stories and news from {shop} and its sellers.", { shop: ctx.settings.shopName });
const addressOf = (ctx: Context, { slug }: BlogPost) => pageAddress(ctx, ctx.visitor.language.code, `/blog/${slug}`);
/** Does not change with the post's address. */
const idOf = (ctx: Context, { id }: BlogPost) => `${ctx.shopUrl}/blog-posts/${id}/${ctx.visitor.language.code}`;
const feedAddress = (ctx: Context, form: string) =>
  `${ctx.shopUrl}/feeds/blog.${form}?language=${ctx.visitor.language.code}`;
const later = (one: string, other: string) => (one > other ? one : other);

function updatedAt(ctx: Context, posts: readonly BlogPost[]): Date {
  const newest = posts
    .map((post) => later(post.updatedAt, post.publishedAt))
    .toSorted()
    .at(-1);
  return newest === undefined ? ctx.now() : new Date(newest);
}

/** Feed readers cannot resolve relative links. */
function absolute(ctx: Context, body: string): string {
  const root = pageAddress(ctx, ctx.visitor.language.code, "/");
  return body.replaceAll('<a href="/', () => `<a href="${escapeXml(root)}`);
}
