import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { markMessagesRead } from "#domain/orders/message/mark-messages-read.ts";
import {
  messagesParameter,
  messagesQuery,
  readMessagesInput,
  writeMessageInput,
  writeOwnMessageInput,
} from "#domain/orders/message/order-message.input.ts";
import type { MessagesWish } from "#domain/orders/message/order-message.ts";
import { writeOrderMessage } from "#domain/orders/message/write-order-message.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, doneSchema, refuse, type ApiContext } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { messagesSchema, writtenSchema } from "./order-message.schema.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const own = createRoute({
  method: "get",
  path: "/user/order-messages/{code}",
  tags: ["Order"],
  summary: "What shopper and shop wrote about an order, for whoever placed it or holds the key of a guest's",
  middleware: [readOnly] as const,
  request: { params: messagesParameter, query: messagesQuery },
  responses: answers(messagesSchema),
});

const writeOwn = createRoute({
  method: "post",
  path: "/user/order-message",
  tags: ["Order"],
  summary: "Write to the shop about an order",
  middleware: [csrfProtected] as const,
  request: body(writeOwnMessageInput),
  responses: answers(writtenSchema),
});

const readOwn = createRoute({
  method: "post",
  path: "/user/order-messages/{code}/read",
  tags: ["Order"],
  summary: "Everything that was written about an order is read",
  middleware: [csrfProtected] as const,
  request: { params: messagesParameter, ...body(readMessagesInput) },
  responses: answers(doneSchema),
});

const ofShop = createRoute({
  method: "get",
  path: "/seller/orders/{code}/messages",
  tags: ["Seller: orders"],
  summary: "What shopper and shop wrote about an order of the own shop",
  ...sellerReads("orders.read"),
  request: { params: messagesParameter },
  responses: answers(messagesSchema),
});

const writeAsShop = createRoute({
  method: "post",
  path: "/seller/orders/{code}/messages",
  tags: ["Seller: orders"],
  summary: "Write to the shopper about an order of the own shop",
  ...sellerActions("orders.write"),
  request: { params: messagesParameter, ...body(writeMessageInput) },
  responses: answers(writtenSchema),
});

const readAsShop = createRoute({
  method: "post",
  path: "/seller/orders/{code}/messages/read",
  tags: ["Seller: orders"],
  summary: "Everything that was written about an order of the own shop is read",
  ...sellerActions("orders.write"),
  request: { params: messagesParameter },
  responses: answers(doneSchema),
});

const ofAll = createRoute({
  method: "get",
  path: "/admin/orders/{code}/messages",
  tags: ["Administration: orders"],
  summary: "What shopper and shop wrote about an order",
  ...staffReads("orders.read"),
  request: { params: messagesParameter },
  responses: answers(messagesSchema),
});

const writeAsOperator = createRoute({
  method: "post",
  path: "/admin/orders/{code}/messages",
  tags: ["Administration: orders"],
  summary: "Write to shopper and shop about an order",
  ...staffActions("orders.write"),
  request: { params: messagesParameter, ...body(writeMessageInput) },
  responses: answers(writtenSchema),
});

export const orderMessageApi = createRouter()
  .openapi(own, (c) => answerMessages(c, { ...c.req.valid("param"), ...c.req.valid("query"), side: "shopper" }))
  .openapi(writeOwn, (c) => {
    const { text, ...wish } = c.req.valid("json");
    return write(c, { ...wish, side: "shopper" }, text);
  })
  .openapi(readOwn, (c) => markRead(c, { ...c.req.valid("param"), ...c.req.valid("json"), side: "shopper" }))
  .openapi(ofShop, (c) => answerMessages(c, { ...c.req.valid("param"), side: "shop" }))
  .openapi(writeAsShop, (c) => write(c, { ...c.req.valid("param"), side: "shop" }, c.req.valid("json").text))
  .openapi(readAsShop, (c) => markRead(c, { ...c.req.valid("param"), side: "shop" }))
  .openapi(ofAll, (c) => answerMessages(c, { ...c.req.valid("param"), side: "operator" }))
  .openapi(writeAsOperator, (c) => write(c, { ...c.req.valid("param"), side: "operator" }, c.req.valid("json").text));

async function answerMessages(c: ApiContext, wish: MessagesWish) {
  const found = await findOrderMessages(c.var.ctx, wish);
  return found.ok ? c.json({ messages: toWire(found.value) }, 200) : refuse(c, found.failure);
}

async function write(c: ApiContext, wish: MessagesWish, text: string) {
  const written = await writeOrderMessage(c.var.ctx, wish, text);
  if (!written.ok) return refuse(c, written.failure);
  return c.json({ success: c.var.ctx.t("Message sent"), messages: toWire(written.value) }, 200);
}

async function markRead(c: ApiContext, wish: MessagesWish & { side: "shopper" | "shop" }) {
  const marked = await markMessagesRead(c.var.ctx, wish);
  return marked.ok ? c.json({ success: c.var.ctx.t("Marked as read") }, 200) : refuse(c, marked.failure);
}
