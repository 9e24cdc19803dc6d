import {
  blockInput,
  conversationMessageInput,
  conversationParameter,
  conversationReportInput,
  inboxQuery,
} from "#domain/orders/message/conversation.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { conversationSchema, inboxSchema, writtenConversationSchema } from "../conversation.schema.ts";
import { createRoute } from "../create-route.ts";
import { block, listInbox, markRead, showConversation, takeMessage, takeReport } from "../keep-conversations.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";

const tags = ["Seller: messages"];
const params = conversationParameter;

const list = createRoute({
  method: "get",
  path: "/seller/messages",
  tags,
  summary: "The shop's inbox: messages about orders, and conversations without one",
  ...sellerReads("orders.read"),
  request: { query: inboxQuery },
  responses: answers(inboxSchema),
});

const one = createRoute({
  method: "get",
  path: "/seller/messages/{id}",
  tags,
  summary: "A conversation of the own shop",
  ...sellerReads("orders.read"),
  request: { params },
  responses: answers(conversationSchema),
});

const write = createRoute({
  method: "post",
  path: "/seller/messages/{id}/messages",
  tags,
  summary: "Answer the customer in a conversation",
  ...sellerActions("orders.write"),
  request: { params, ...body(conversationMessageInput) },
  responses: answers(writtenConversationSchema),
});

const read = createRoute({
  method: "post",
  path: "/seller/messages/{id}/read",
  tags,
  summary: "Everything in the conversation is read",
  ...sellerActions("orders.write"),
  request: { params },
  responses: answers(doneSchema),
});

const blocking = createRoute({
  method: "post",
  path: "/seller/messages/{id}/block",
  tags,
  summary: "Take no more messages in the conversation, or take them again",
  ...sellerActions("orders.write"),
  request: { params, ...body(blockInput) },
  responses: answers(doneSchema),
});

const report = createRoute({
  method: "post",
  path: "/seller/messages/{id}/report",
  tags,
  summary: "Report the conversation to the operator",
  ...sellerActions("orders.write"),
  request: { params, ...body(conversationReportInput) },
  responses: answers(doneSchema),
});

const ofMine = ({ id }: { id: number }) => ({ id, side: "shop" as const });

export const sellerConversationApi = createRouter()
  .openapi(list, (c) => listInbox(c, "shop", "seller/messages", c.req.valid("query")))
  .openapi(one, (c) => showConversation(c, ofMine(c.req.valid("param"))))
  .openapi(write, (c) => takeMessage(c, ofMine(c.req.valid("param")), c.req.valid("json").text))
  .openapi(read, (c) => markRead(c, ofMine(c.req.valid("param"))))
  .openapi(blocking, (c) => block(c, ofMine(c.req.valid("param")), c.req.valid("json").is_blocked))
  .openapi(report, (c) => takeReport(c, ofMine(c.req.valid("param")), c.req.valid("json")));
