import { idParameter } from "#domain/id.input.ts";
import {
  askShopInput,
  blockInput,
  conversationMessageInput,
  conversationReportInput,
  inboxQuery,
} from "#domain/orders/message/conversation.input.ts";
import { askShop } from "#domain/orders/message/ask-shop.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { askedSchema, conversationSchema, inboxSchema, writtenConversationSchema } from "../conversation.schema.ts";
import { customerRoutes } from "../create-route.ts";
import { block, listInbox, markRead, showConversation, takeMessage, takeReport } from "../keep-conversations.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Messages");
const params = idParameter;

const list = routes.get(
  "/user/conversations",
  "What the customer wrote with shops: about orders, and in conversations without one",
  { query: inboxQuery },
  inboxSchema,
);

const one = routes.get("/user/conversations/{id}", "A conversation of the customer", { params }, conversationSchema);

const ask = routes.post(
  "/user/conversations",
  "Write to a shop, such as about a product before buying it; a customer has one conversation with each shop",
  body(askShopInput),
  askedSchema,
);

const write = routes.post(
  "/user/conversations/{id}/messages",
  "Write to the shop in a conversation",
  { params, ...body(conversationMessageInput) },
  writtenConversationSchema,
);

const read = routes.post(
  "/user/conversations/{id}/read",
  "Everything in the conversation is read",
  { params },
  doneSchema,
);

const blocking = routes.post(
  "/user/conversations/{id}/block",
  "Take no more messages in the conversation, or take them again",
  { params, ...body(blockInput) },
  doneSchema,
);

const report = routes.post(
  "/user/conversations/{id}/report",
  "Report the conversation to the operator",
  { params, ...body(conversationReportInput) },
  doneSchema,
);

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
