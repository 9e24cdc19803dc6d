import { idParameter } from "#domain/id.input.ts";
import {
  blockInput,
  conversationMessageInput,
  conversationReportInput,
  inboxQuery,
} from "#domain/orders/message/conversation.input.ts";
import { body, doneSchema } from "../answer.ts";
import { conversationSchema, inboxSchema, writtenConversationSchema } from "../conversation.schema.ts";
import { block, listInbox, markRead, showConversation, takeMessage, takeReport } from "../keep-conversations.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: messages", "orders");
const params = idParameter;

const list = routes.get(
  "/seller/messages",
  "The shop's inbox: messages about orders, and conversations without one",
  { query: inboxQuery },
  inboxSchema,
);

const one = routes.get("/seller/messages/{id}", "A conversation of the own shop", { params }, conversationSchema);

const write = routes.post(
  "/seller/messages/{id}/messages",
  "Answer the customer in a conversation",
  { params, ...body(conversationMessageInput) },
  writtenConversationSchema,
);

const read = routes.post(
  "/seller/messages/{id}/read",
  "Everything in the conversation is read",
  { params },
  doneSchema,
);

const blocking = routes.post(
  "/seller/messages/{id}/block",
  "Take no more messages in the conversation, or take them again",
  { params, ...body(blockInput) },
  doneSchema,
);

const report = routes.post(
  "/seller/messages/{id}/report",
  "Report the conversation to the operator",
  { params, ...body(conversationReportInput) },
  doneSchema,
);

const ofMine = ({ id }: { id: number }) => ({ id, side: "shop" as const });

export const sellerConversationApi = createRouter()
  .openapi(list, (c) => listInbox(c, "shop", "seller/messages", c.req.valid("query")))
  .openapi(one, (c) => showConversation(c, ofMine(c.req.valid("param"))))
  .openapi(write, (c) => takeMessage(c, ofMine(c.req.valid("param")), c.req.valid("json").text))
  .openapi(read, (c) => markRead(c, ofMine(c.req.valid("param"))))
  .openapi(blocking, (c) => block(c, ofMine(c.req.valid("param")), c.req.valid("json").is_blocked))
  .openapi(report, (c) => takeReport(c, ofMine(c.req.valid("param")), c.req.valid("json")));
