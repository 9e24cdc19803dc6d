import type { Client } from "../support/client.ts";
import { type Deed, deedsOf } from "./deeds.ts";

const LETTER = { subject: "News", body: "<p>Hello</p>", audience: "everyone" };
let posts = 0;

function newPost() {
  posts += 1;
  return {
    slug: `post-${posts}`,
    title: "A post",
    summary: "About it",
    body: "<p>Text</p>",
    author_name: "Mira",
    published_at: "2026-01-01T00:00:00Z",
  };
}

export async function makePost(boss: Client): Promise<{ id: number; post: ReturnType<typeof newPost> }> {
  const post = newPost();
  return { id: (await boss.post<{ id: number }>("admin/blog", post)).body.id, post };
}

/** The id of a message in the inbox. */
export async function makeMessage(boss: Client): Promise<number> {
  await boss.post("send-message", { name: "Nadia", email: "nadia@example.com", message: "Hello" });
  return (await boss.get<{ rows: { id: number }[] }>("admin/messages")).body.rows[0]!.id;
}

export async function makeLetter(boss: Client): Promise<number> {
  return (await boss.post<{ id: number }>("admin/newsletter/letters", LETTER)).body.id;
}

/** What the operator does to the blog, the inbox and the newsletter, each with the action that is logged for it. */
export function editorialActions(boss: () => Client): Record<string, Deed> {
  return deedsOf({
    "POST /admin/blog": { body: newPost, action: "blog.create" },
    "POST /admin/blog/{id}/change": async () => {
      const { id, post } = await makePost(boss());
      const { body } = await boss().get<{ post: { updated_at: string } }>(`admin/blog/${id}`);
      const changed = { ...post, title: "Later", updated_at: body.post.updated_at };
      return { path: `admin/blog/${id}/change`, body: changed, action: "blog.change" };
    },
    "POST /admin/blog/{id}/remove": async () => {
      const { id } = await makePost(boss());
      return { path: `admin/blog/${id}/remove`, action: "blog.remove" };
    },
    "POST /admin/blog/categories": {
      body: { categories: [{ id: null, slug: "guides", name: "Guides" }] },
      action: "blog.change",
    },
    "POST /admin/blog/comments/bulk": async () => {
      const { body } = await boss().get<{ rows: { id: number }[] }>("admin/blog/comments");
      const decision = { ids: [body.rows[0]!.id], action: "hide", reason: "Advertising" };
      return { path: "admin/blog/comments/bulk", body: decision, action: "blog.comment_hide" };
    },
    "POST /admin/messages/{id}/reply": {
      id: () => makeMessage(boss()),
      body: { text: "Hello Nadia" },
      action: "message.answer",
    },
    "POST /admin/message-reports/{id}/decide": async () => {
      const { body: found } = await boss().get<{ reports: { data: { id: number }[] } }>("admin/message-reports");
      return {
        path: `admin/message-reports/${found.reports.data[0]!.id}/decide`,
        body: { outcome: "dismissed" },
        action: "conversation.decide",
      };
    },
    "POST /admin/messages/{id}/change": {
      id: () => makeMessage(boss()),
      body: { state: "closed" },
      action: "message.change",
    },
    "POST /admin/newsletter/letters": { body: LETTER, action: "newsletter.create" },
    "POST /admin/newsletter/letters/{id}/change": {
      id: () => makeLetter(boss()),
      body: LETTER,
      action: "newsletter.change",
    },
    "POST /admin/newsletter/letters/{id}/test": {
      id: () => makeLetter(boss()),
      body: { email: "olga@example.com" },
      action: "newsletter.test",
    },
    "POST /admin/newsletter/letters/{id}/send": async () => {
      const people = { csv: "reader@example.com", consent: "Signed at our stall" };
      await boss().post("admin/newsletter/subscribers/import", people);
      return { path: `admin/newsletter/letters/${await makeLetter(boss())}/send`, action: "newsletter.send" };
    },
    "POST /admin/newsletter/subscribers/import": {
      body: { csv: "other@example.com", consent: "Signed at our stall" },
      action: "newsletter.import",
    },
  });
}
