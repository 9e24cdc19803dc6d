import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { answerMessage, changeMessage } from "#domain/platform/contact-admin/answer-message.ts";
import {
  adminContactQuery,
  contactChangeInput,
  contactReplyInput,
} from "#domain/platform/contact-admin/contact-admin.input.ts";
import { findContactMessages, getContactThread } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { CONTACT_TOPICS } from "#shared/contact-choices.ts";
import { CONTACT_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema } from "../answer.ts";
import { listPageSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: messages", "messages.manage");

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

const list = routes.get(
  "/admin/messages",
  "The inbox of the contact form",
  { query: adminContactQuery },
  listPageSchema(rowSchema),
);

const read = routes.get(
  "/admin/messages/{id}",
  "A message with the replies to it",
  { params: idParameter },
  z.object({ message: threadSchema }),
);

const reply = routes.post(
  "/admin/messages/{id}/reply",
  "Reply by mail",
  { params: idParameter, ...body(contactReplyInput) },
  doneSchema,
);

const change = routes.post(
  "/admin/messages/{id}/change",
  "Open, close, take or release a message",
  { params: idParameter, ...body(contactChangeInput) },
  doneSchema,
);

export const adminMessageApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(CONTACT_LIST, new URL(c.req.url).searchParams);
    return answer(c, await findContactMessages(c.var.ctx, query), (found) => toWire(found));
  })
  .openapi(read, async (c) =>
    answer(c, await getContactThread(c.var.ctx, c.req.valid("param").id), (found) => ({ message: toWire(found) })),
  )
  .openapi(reply, async (c) => {
    const answered = await answerMessage(c.var.ctx, c.req.valid("param").id, c.req.valid("json").text);
    return done(c, answered, c.var.ctx.t("Reply sent"));
  })
  .openapi(change, async (c) =>
    done(c, await changeMessage(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Message saved")),
  );
