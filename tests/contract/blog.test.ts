import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { shareShop } from "./open-shop.ts";

type Reply = { id: number; text: string; likes_count: number };
type Comment = Reply & { comment_replies: Reply[] };
type Details = {
  blog: { id: number; slug: string; body: string; products: object[] };
  categories: { slug: string }[];
  tags: { name: string }[];
  recent_posts: { slug: string }[];
  comments: { data: Comment[]; current_page: number; total: number; next_page_url: string | null };
};

const SLUG = "better-coffee-without-a-machine";
const shop = shareShop();
const shopper = await shop.signIn("shopper@souk.example");

const details = async (client: Client, query = "") =>
  (await client.get<Details>(`home/blog-details/${SLUG}${query}`)).body;

describe("the blog", () => {
  test("lists its posts, by category and tag too", async () => {
    const guest = shop.guest();
    const { body } = await guest.get<{ blogs: { data: { slug: string }[]; total: number } }>("home/blogs");
    expect(body.blogs.data.map(({ slug }) => slug)).toContain(SLUG);
    const { body: news } = await guest.get<typeof body>("home/blogs?category=news");
    expect(news.blogs.total).toBeLessThan(body.blogs.total);
    expect((await guest.get("home/blogs?page=0")).status).toBe(422);
  });

  test("a post comes with topics, recent posts and a page of comments", async () => {
    const found = await details(shop.guest());
    expect(found.blog).toMatchObject({ slug: SLUG, products: expect.any(Array) });
    expect(found.categories.length).toBeGreaterThan(0);
    expect(found.tags.length).toBeGreaterThan(0);
    expect(found.recent_posts.map(({ slug }) => slug)).not.toContain(SLUG);
    expect(found.comments).toMatchObject({ current_page: 1, next_page_url: null });
    expect(found.comments.data[0]!.comment_replies).toEqual(expect.any(Array));
    expect((await shop.guest().get("home/blog-details/nothing")).status).toBe(404);
  });

  test("guests may not comment or like; a comment is shown as typed and liked once", async () => {
    const guest = shop.guest();
    const { blog, comments } = await details(guest);
    const text = `<img src=x onerror=alert(1)>\u202e`;
    for (const [path, body] of [
      ["store/blog-comment", { blog_id: blog.id, comment: text }],
      ["store/blog-comment-reply", { comment_id: comments.data[0]!.id, reply: text }],
      ["blog/like-comments", { id: comments.data[0]!.id }],
      ["blog/unlike-comments", { id: comments.data[0]!.id }],
      ["blog/like-reply", { id: 1, comment_id: comments.data[0]!.id }],
      ["blog/unlike-reply", { id: 1, comment_id: comments.data[0]!.id }],
    ] as const)
      expect((await guest.post(path, body)).status).toBe(401);
    const made = await shopper.post<{ id: number }>("store/blog-comment", { blog_id: blog.id, comment: text });
    expect(made.status).toBe(200);
    const id = made.body.id;
    const reply = await shopper.post<{ id: number }>("store/blog-comment-reply", { comment_id: id, reply: "Re" });
    const liking = { id: reply.body.id, comment_id: id };
    for (const _again of [1, 2]) {
      const { body } = await shopper.post<{ comment: Comment }>("blog/like-reply", liking);
      expect(body.comment.comment_replies).toMatchObject([{ id: reply.body.id, likes_count: 1 }]);
    }
    const likes = `user/blog-likes?blog_id=${blog.id}`;
    expect((await shopper.get<{ liked_ids: number[] }>(likes)).body.liked_ids).toContain(reply.body.id);
    expect((await guest.get(likes)).body).toEqual({ liked_ids: [] });
    const { body } = await shopper.post<{ comment: Comment }>("blog/unlike-reply", liking);
    expect(body.comment.comment_replies[0]!.likes_count).toBe(0);
    const shown = (await details(guest)).comments.data.find((each) => each.id === id);
    expect(shown?.text).toBe(text);
    const { html } = await guest.page(`blog/${SLUG}`);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
    expect((await shopper.post("blog/like-reply", { ...liking, comment_id: 999_999 })).status).toBe(404);
    expect((await shopper.post("store/blog-comment", { blog_id: blog.id, comment: "x".repeat(100_000) })).status).toBe(
      422,
    );
  });

  test("the screens have their titles, and unknown ones are not found", async () => {
    const guest = shop.guest();
    const { html } = await guest.page("blogs");
    expect(html).toMatch(/<title>All Blogs · /);
    expect((await guest.page(`blog/${SLUG}`)).html).toContain("· Blog Details · ");
    expect((await guest.page("category-blogs/guides")).status).toBe(200);
    expect((await guest.page("category-blogs/nothing")).status).toBe(404);
    expect((await guest.page("blog/nothing")).status).toBe(404);
    expect((await guest.page("contact")).html).toMatch(/<title>Contact · /);
  });

  test("the feeds are served as feeds, in the wanted language", async () => {
    for (const [path, type] of [
      ["feeds/blog.xml", "application/rss+xml"],
      ["feeds/blog.atom", "application/atom+xml"],
    ] as const) {
      const answer = await fetch(`${shop.server().url}/${path}?language=ar`);
      expect(answer.headers.get("Content-Type")).toContain(type);
      expect(await answer.text()).toContain("قهوة أفضل من دون آلة");
    }
    expect((await fetch(`${shop.server().url}/feeds/blog.xml?language=xx`)).status).toBe(404);
  });
});

describe("contact and consent", () => {
  test("the contact page shows the contact details, and accepts messages", async () => {
    const guest = shop.guest();
    const { body } = await guest.get<{ contact: object }>("home/contact-page");
    expect(body.contact).toMatchObject({ email: expect.any(String), opening_hours: expect.any(String) });
    const message = { name: "Nadia", email: "nadia@example.com", topic: "order", message: "Where is it?" };
    expect((await guest.post("send-message", message)).status).toBe(200);
    expect((await guest.post("send-message", { ...message, email: "x" })).status).toBe(422);
  });

  test("consent is stored in a readable cookie, and unknown purposes are refused", async () => {
    const guest = shop.guest();
    const { status, headers } = await guest.post("consent", { accepted: ["media"], declined: ["statistics"] });
    expect(status).toBe(200);
    expect(headers.get("Set-Cookie")).toMatch(/souk_consent=1\.media\.statistics\.[\w-]{16,}/);
    expect((await guest.post("consent", { accepted: ["ads"], declined: [] })).status).toBe(422);
  });
});
