import { z } from "@hono/zod-openapi";
import { answerMessage, changeMessage } from "#domain/platform/contact-admin/answer-message.ts";
import {
  adminContactQuery,
  contactChangeInput,
  contactParameter,
  contactReplyInput,
} from "#domain/platform/contact-admin/contact-admin.input.ts";
import { findContactMessages, getContactThread } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { CONTACT_TOPICS } from "#shared/contact-choices.ts";
import { CONTACT_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: messages"];

const rowSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    topic: z.enum(CONTACT_TOPICS),
    order_code: z.string(),
    text: z.string(),
    state: z.enum(["open", "answered", "closed"]),
    assignee_name: z.string(),
    created_at: z.string(),
  })
  .openapi("ContactRow");

const threadSchema = rowSchema
  .extend({
    is_mine: z.boolean(),
    replies: z.array(z.object({ id: z.int(), author_name: z.string(), text: z.string(), created_at: z.string() })),
  })
  .openapi("ContactThread");

const list = createRoute({
  method: "get",
  path: "/admin/messages",
  tags,
  summary: "The inbox of the contact form",
  ...staffReads("messages.manage"),
  request: { query: adminContactQuery },
  responses: answers(listPageSchema(rowSchema)),
});

const read = createRoute({
  method: "get",
  path: "/admin/messages/{id}",
  tags,
  summary: "A message with the replies to it",
  ...staffReads("messages.manage"),
  request: { params: contactParameter },
  responses: answers(z.object({ message: threadSchema })),
});

const reply = createRoute({
  method: "post",
  path: "/admin/messages/{id}/reply",
  tags,
  summary: "Reply by mail",
  ...staffActions("messages.manage"),
  request: { params: contactParameter, ...body(contactReplyInput) },
  responses: answers(doneSchema),
});

const change = createRoute({
  method: "post",
  path: "/admin/messages/{id}/change",
  tags,
  summary: "Open, close, take or release a message",
  ...staffActions("messages.manage"),
  request: { params: contactParameter, ...body(contactChangeInput) },
  responses: answers(doneSchema),
});

export const adminMessageApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(CONTACT_LIST, new URL(c.req.url).searchParams);
    const found = await findContactMessages(c.var.ctx, query);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(read, async (c) => {
    const found = await getContactThread(c.var.ctx, c.req.valid("param").id);
    return found.ok ? c.json({ message: toWire(found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(reply, async (c) => {
    const answered = await answerMessage(c.var.ctx, c.req.valid("param").id, c.req.valid("json").text);
    return answered.ok ? c.json({ success: c.var.ctx.t("Reply sent") }, 200) : refuse(c, answered.failure);
  })
  .openapi(change, async (c) => {
    const changed = await changeMessage(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return changed.ok ? c.json({ success: c.var.ctx.t("Message saved") }, 200) : refuse(c, changed.failure);
  });
