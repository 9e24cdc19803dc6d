import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

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

export async function makePost(staff: Client): Promise<{ id: number; post: ReturnType<typeof newPost> }> {
  const post = newPost();
  return { id: (await staff.post<{ id: number }>("admin/blog", post)).body.id, post };
}

/** The id of a message in the inbox. */
export async function makeMessage(staff: Client): Promise<number> {
  await staff.post("send-message", { name: "Nadia", email: "nadia@example.com", message: "Hello" });
  return (await staff.get<{ rows: { id: number }[] }>("admin/messages")).body.rows[0]!.id;
}

export async function makeLetter(staff: Client): Promise<number> {
  return (await staff.post<{ id: number }>("admin/newsletter/letters", LETTER)).body.id;
}

/** What the operator does to the blog, the inbox and the newsletter, each with the action that is logged for it. */
export function editorialActions(staff: () => Client): Record<string, Action> {
  return actionsOf({
    "POST /admin/blog": { body: newPost, action: "blog.create" },
    "POST /admin/blog/{id}/change": async () => {
      const { id, post } = await makePost(staff());
      const { body } = await staff().get<{ post: { updated_at: string } }>(`admin/blog/${id}`);
      const changed = { ...post, title: "Later", updated_at: body.post.updated_at };
      return { path: `admin/blog/${id}/change`, body: changed, action: "blog.change" };
    },
    "POST /admin/blog/{id}/remove": async () => {
      const { id } = await makePost(staff());
      return { path: `admin/blog/${id}/remove`, action: "blog.remove" };
    },
    "POST /admin/blog/categories": {
      body: { categories: [{ id: null, slug: "guides", name: "Guides" }] },
      action: "blog.change",
    },
    "POST /admin/blog/comments/bulk": async () => {
      const { body } = await staff().get<{ rows: { id: number }[] }>("admin/blog/comments");
      const decision = { ids: [body.rows[0]!.id], action: "hide", reason: "Advertising" };
      return { path: "admin/blog/comments/bulk", body: decision, action: "blog.comment_hide" };
    },
    "POST /admin/messages/{id}/reply": {
      id: () => makeMessage(staff()),
      body: { text: "Hello Nadia" },
      action: "message.answer",
    },
    "POST /admin/message-reports/{id}/decide": async () => {
      const { body: found } = await staff().get<{ reports: { data: { id: number }[] } }>("admin/message-reports");
      return {
        path: `admin/message-reports/${found.reports.data[0]!.id}/decide`,
        body: { outcome: "dismissed" },
        action: "conversation.decide",
      };
    },
    "POST /admin/messages/{id}/change": {
      id: () => makeMessage(staff()),
      body: { state: "closed" },
      action: "message.change",
    },
    "POST /admin/newsletter/letters": { body: LETTER, action: "newsletter.create" },
    "POST /admin/newsletter/letters/{id}/change": {
      id: () => makeLetter(staff()),
      body: LETTER,
      action: "newsletter.change",
    },
    "POST /admin/newsletter/letters/{id}/test": {
      id: () => makeLetter(staff()),
      body: { email: "olga@example.com" },
      action: "newsletter.test",
    },
    "POST /admin/newsletter/letters/{id}/send": async () => {
      const people = { csv: "reader@example.com", consent: "Signed at our stall" };
      await staff().post("admin/newsletter/subscribers/import", people);
      return { path: `admin/newsletter/letters/${await makeLetter(staff())}/send`, action: "newsletter.send" };
    },
    "POST /admin/newsletter/subscribers/import": {
      body: { csv: "other@example.com", consent: "Signed at our stall" },
      action: "newsletter.import",
    },
  });
}
