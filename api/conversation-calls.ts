import { blockConversation } from "#domain/orders/message/block-conversation.ts";
import {
  blockInput,
  conversationMessageInput,
  conversationReportInput,
  inboxQuery,
} from "#domain/orders/message/conversation.input.ts";
import { findInbox } from "#domain/orders/message/find-inbox.ts";
import { getConversation, markConversationRead } from "#domain/orders/message/get-conversation.ts";
import type { ReadingSide } from "#domain/orders/message/order-message.ts";
import { reportConversation } from "#domain/orders/message/report-conversation.ts";
import { writeInConversation } from "#domain/orders/message/write-in-conversation.ts";
import { idParameter } from "#domain/id.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "./answer.ts";
import { conversationSchema, inboxSchema, writtenConversationSchema } from "./conversation.schema.ts";
import type { routesOf } from "./create-route.ts";
import { paged } from "./paged.ts";
import { createRouter } from "./router.ts";

type Inbox<Path> = {
  path: Path;
  side: ReadingSide;
  routes: ReturnType<typeof routesOf>;
  summaries: { list: string; one: string; write: string };
};

/** The calls of shoppers and of shops about the conversations between them. */
export function conversationCalls<Path extends "/user/conversations" | "/seller/messages">({
  path,
  side,
  routes,
  summaries,
}: Inbox<Path>) {
  const params = idParameter;

  const list = routes.get(path, summaries.list, { query: inboxQuery }, inboxSchema);

  const one = routes.get(`${path}/{id}`, summaries.one, { params }, conversationSchema);

  const write = routes.post(
    `${path}/{id}/messages`,
    summaries.write,
    { params, ...body(conversationMessageInput) },
    writtenConversationSchema,
  );

  const read = routes.post(`${path}/{id}/read`, "Mark the conversation as read", { params }, doneSchema);

  const blocking = routes.post(
    `${path}/{id}/block`,
    "Block or unblock the conversation",
    { params, ...body(blockInput) },
    doneSchema,
  );

  const report = routes.post(
    `${path}/{id}/report`,
    "Report the conversation to the operator",
    { params, ...body(conversationReportInput) },
    doneSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const found = await findInbox(c.var.ctx, side, c.req.valid("query"));
      return found.ok ? c.json({ threads: paged(c, path.slice(1), found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(one, async (c) => {
      const found = await getConversation(c.var.ctx, { ...c.req.valid("param"), side });
      return found.ok ? c.json({ conversation: toWire(found.value) }, 200) : refuse(c, found.failure);
    })
    .openapi(write, async (c) => {
      const { ctx } = c.var;
      const written = await writeInConversation(ctx, { side, ...c.req.valid("json") }, c.req.valid("param").id);
      if (!written.ok) return refuse(c, written.failure);
      return c.json({ success: ctx.t("Message sent"), conversation: toWire(written.value) }, 200);
    })
    .openapi(read, async (c) =>
      done(c, await markConversationRead(c.var.ctx, { ...c.req.valid("param"), side }), c.var.ctx.t("Marked as read")),
    )
    .openapi(blocking, async (c) => {
      const { t } = c.var.ctx;
      const { is_blocked: isBlocked } = c.req.valid("json");
      const blocked = await blockConversation(c.var.ctx, { ...c.req.valid("param"), side }, isBlocked);
      return done(c, blocked, isBlocked ? t("Messages blocked") : t("Messages allowed again"));
    })
    .openapi(report, async (c) => {
      const { ctx } = c.var;
      const reported = await reportConversation(ctx, { ...c.req.valid("param"), side }, c.req.valid("json"));
      return done(c, reported, ctx.t("Thank you. We'll look at this conversation."));
    });
}
