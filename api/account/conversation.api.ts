import {
  askShopInput,
  blockInput,
  conversationMessageInput,
  conversationParameter,
  conversationReportInput,
  inboxQuery,
} from "#domain/orders/message/conversation.input.ts";
import { askShop } from "#domain/orders/message/ask-shop.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { askedSchema, conversationSchema, inboxSchema, writtenConversationSchema } from "../conversation.schema.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { block, listInbox, markRead, showConversation, takeMessage, takeReport } from "../keep-conversations.ts";
import { createRouter } from "../router.ts";

const tags = ["Messages"];
const params = conversationParameter;

const list = createRoute({
  method: "get",
  path: "/user/conversations",
  tags,
  summary: "What the customer wrote with shops: about orders, and in conversations without one",
  middleware: [readOnly] as const,
  security: signedIn,
  request: { query: inboxQuery },
  responses: answers(inboxSchema),
});

const one = createRoute({
  method: "get",
  path: "/user/conversations/{id}",
  tags,
  summary: "A conversation of the customer",
  middleware: [readOnly] as const,
  security: signedIn,
  request: { params },
  responses: answers(conversationSchema),
});

const ask = createRoute({
  method: "post",
  path: "/user/conversations",
  tags,
  summary: "Write to a shop, such as about a product before buying it; a customer has one conversation with each shop",
  middleware: [csrfProtected] as const,
  security: signedIn,
  request: body(askShopInput),
  responses: answers(askedSchema),
});

const write = createRoute({
  method: "post",
  path: "/user/conversations/{id}/messages",
  tags,
  summary: "Write to the shop in a conversation",
  middleware: [csrfProtected] as const,
  security: signedIn,
  request: { params, ...body(conversationMessageInput) },
  responses: answers(writtenConversationSchema),
});

const read = createRoute({
  method: "post",
  path: "/user/conversations/{id}/read",
  tags,
  summary: "Everything in the conversation is read",
  middleware: [csrfProtected] as const,
  security: signedIn,
  request: { params },
  responses: answers(doneSchema),
});

const blocking = createRoute({
  method: "post",
  path: "/user/conversations/{id}/block",
  tags,
  summary: "Take no more messages in the conversation, or take them again",
  middleware: [csrfProtected] as const,
  security: signedIn,
  request: { params, ...body(blockInput) },
  responses: answers(doneSchema),
});

const report = createRoute({
  method: "post",
  path: "/user/conversations/{id}/report",
  tags,
  summary: "Report the conversation to the operator",
  middleware: [csrfProtected] as const,
  security: signedIn,
  request: { params, ...body(conversationReportInput) },
  responses: answers(doneSchema),
});

const ofMine = ({ id }: { id: number }) => ({ id, side: "shopper" as const });

export const conversationApi = createRouter()
  .openapi(list, (c) => listInbox(c, "shopper", "user/conversations", c.req.valid("query")))
  .openapi(one, (c) => showConversation(c, ofMine(c.req.valid("param"))))
  .openapi(ask, async (c) => {
    const asked = await askShop(c.var.ctx, c.req.valid("json"));
    if (!asked.ok) return refuse(c, asked.failure);
    return c.json({ success: c.var.ctx.t("Message sent"), conversation_id: asked.value.id }, 200);
  })
  .openapi(write, (c) => takeMessage(c, ofMine(c.req.valid("param")), c.req.valid("json").text))
  .openapi(read, (c) => markRead(c, ofMine(c.req.valid("param"))))
  .openapi(blocking, (c) => block(c, ofMine(c.req.valid("param")), c.req.valid("json").is_blocked))
  .openapi(report, (c) => takeReport(c, ofMine(c.req.valid("param")), c.req.valid("json")));
