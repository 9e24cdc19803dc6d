import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findLetters, findSubscribers, getLetter } from "#domain/platform/newsletter-admin/find-subscribers.ts";
import { exportSubscribers, importSubscribers } from "#domain/platform/newsletter-admin/move-subscribers.ts";
import {
  importSubscribersInput,
  letterInput,
  subscribersQuery,
  testLetterInput,
} from "#domain/platform/newsletter-admin/newsletter-admin.input.ts";
import { changeLetter, createLetter, sendLetter, testLetter } from "#domain/platform/newsletter-admin/write-letter.ts";
import { SUBSCRIBER_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { answerTable, answersTable } from "../file-answer.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: newsletter", "newsletter.manage");

const subscriberSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    language_code: z.string(),
    source: z.enum(["form", "import"]),
    consent_text: z.string(),
    state: z.enum(["waiting", "confirmed", "unsubscribed"]),
    created_at: z.string(),
    confirmed_at: z.string().nullable(),
    unsubscribed_at: z.string().nullable(),
  })
  .openapi("Subscriber");

const letterSchema = z
  .object({
    id: z.int(),
    subject: z.string(),
    body: z.string(),
    language_code: z.string().nullable(),
    audience: z.enum(["everyone", "customers", "others"]),
    state: z.enum(["draft", "sending", "sent"]),
    recipients_count: z.int(),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .openapi("NewsletterLetter");

const subscribers = routes.get(
  "/admin/newsletter/subscribers",
  "The subscribers with their consent and its source",
  { query: subscribersQuery },
  listPageSchema(subscriberSchema),
);

const table = routes.get(
  "/admin/newsletter/subscribers.csv",
  "The subscribers that meet the filters as a table",
  { query: subscribersQuery },
  answersTable,
);

const importing = routes.post(
  "/admin/newsletter/subscribers/import",
  "Import subscribers who gave consent elsewhere",
  body(importSubscribersInput),
  doneSchema.extend({ added: z.int(), skipped: z.int() }),
);

const letters = routes.get(
  "/admin/newsletter/letters",
  "The newest letters, including drafts",
  {},
  z.object({ letters: z.array(letterSchema) }),
);

const read = routes.get(
  "/admin/newsletter/letters/{id}",
  "A letter, and how many would get it now",
  { params: idParameter },
  z.object({ letter: letterSchema, recipients: z.int() }),
);

const create = routes.post(
  "/admin/newsletter/letters",
  "Write a letter",
  body(letterInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/newsletter/letters/{id}/change",
  "Change a draft",
  { params: idParameter, ...body(letterInput) },
  doneSchema,
);

const test = routes.post(
  "/admin/newsletter/letters/{id}/test",
  "Mail a letter to one address",
  { params: idParameter, ...body(testLetterInput) },
  doneSchema,
);

const send = routes.post(
  "/admin/newsletter/letters/{id}/send",
  "Send a letter to everyone in its segment",
  { params: idParameter },
  doneSchema.extend({ recipients: z.int() }),
);

export const adminNewsletterApi = createRouter()
  .openapi(subscribers, async (c) => {
    const found = await findSubscribers(c.var.ctx, readListUrl(SUBSCRIBER_LIST, new URL(c.req.url).searchParams));
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(table, async (c) => {
    const { ctx } = c.var;
    const made = await exportSubscribers(ctx, readListUrl(SUBSCRIBER_LIST, new URL(c.req.url).searchParams));
    if (!made.ok) return refuse(c, made.failure);
    return answerTable(c, made.value, `subscribers-${ctx.now().toISOString().slice(0, 10)}`);
  })
  .openapi(importing, async (c) => {
    const { ctx } = c.var;
    const made = await importSubscribers(ctx, c.req.valid("json"));
    if (!made.ok) return refuse(c, made.failure);
    const { added, skipped } = made.value;
    return c.json({ success: ctx.t("Added: {added}. Skipped: {skipped}.", { added, skipped }), added, skipped }, 200);
  })
  .openapi(letters, async (c) => answer(c, await findLetters(c.var.ctx), (found) => ({ letters: toWire(found) })))
  .openapi(read, async (c) => answer(c, await getLetter(c.var.ctx, c.req.valid("param").id), (found) => toWire(found)))
  .openapi(create, async (c) => {
    const created = await createLetter(c.var.ctx, c.req.valid("json"));
    if (created.ok) return c.json({ success: c.var.ctx.t("Newsletter saved"), id: created.value }, 200);
    return refuse(c, created.failure);
  })
  .openapi(change, async (c) => {
    const changed = await changeLetter(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return done(c, changed, c.var.ctx.t("Newsletter saved"));
  })
  .openapi(test, async (c) => {
    const sent = await testLetter(c.var.ctx, c.req.valid("param").id, c.req.valid("json").email);
    if (sent.ok) return c.json({ success: c.var.ctx.t("Test email sent") }, 200);
    return refuse(c, sent.failure);
  })
  .openapi(send, async (c) => {
    const { ctx } = c.var;
    const sent = await sendLetter(ctx, c.req.valid("param").id);
    if (sent.ok) return c.json({ success: ctx.t("The newsletter is on its way."), recipients: sent.value }, 200);
    return refuse(c, sent.failure);
  });
