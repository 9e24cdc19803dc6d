import { findOrderMessages } from "#domain/orders/message/find-order-messages.ts";
import { markMessagesRead } from "#domain/orders/message/mark-messages-read.ts";
import {
  messagesParameter,
  messagesQuery,
  readMessagesInput,
  writeMessageInput,
  writeOwnMessageInput,
} from "#domain/orders/message/order-message.input.ts";
import type { MessagesRequest } from "#domain/orders/message/order-message.ts";
import { writeOrderMessage } from "#domain/orders/message/write-order-message.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, done, doneSchema, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { messagesSchema, writtenSchema } from "./order-message.schema.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";
import { staffRoutes } from "../staff-guard.ts";

const open = openRoutes("Order");
const shopRoutes = sellerRoutes("Seller: orders", "orders");
const ordersReadRoutes = staffRoutes("Administration: orders", "orders.read");
const ordersWriteRoutes = staffRoutes("Administration: orders", "orders.write");

const own = open.get(
  "/user/order-messages/{code}",
  "The messages about an order, for its buyer or the holder of a guest's key",
  { params: messagesParameter, query: messagesQuery },
  messagesSchema,
);

const writeOwn = open.post(
  "/user/order-message",
  "Write to the shop about an order",
  body(writeOwnMessageInput),
  writtenSchema,
);

const readOwn = open.post(
  "/user/order-messages/{code}/read",
  "Mark all messages about an order as read",
  { params: messagesParameter, ...body(readMessagesInput) },
  doneSchema,
);

const ofShop = shopRoutes.get(
  "/seller/orders/{code}/messages",
  "The messages about an order of your own shop",
  { params: messagesParameter },
  messagesSchema,
);

const writeAsShop = shopRoutes.post(
  "/seller/orders/{code}/messages",
  "Write to the shopper about an order of your own shop",
  { params: messagesParameter, ...body(writeMessageInput) },
  writtenSchema,
);

const readAsShop = shopRoutes.post(
  "/seller/orders/{code}/messages/read",
  "Mark all messages about an order of your own shop as read",
  { params: messagesParameter },
  doneSchema,
);

const ofAll = ordersReadRoutes.get(
  "/admin/orders/{code}/messages",
  "The messages about an order",
  { params: messagesParameter },
  messagesSchema,
);

const writeAsOperator = ordersWriteRoutes.post(
  "/admin/orders/{code}/messages",
  "Write to shopper and shop about an order",
  { params: messagesParameter, ...body(writeMessageInput) },
  writtenSchema,
);

export const orderMessageApi = createRouter()
  .openapi(own, (c) => answerMessages(c, { ...c.req.valid("param"), ...c.req.valid("query"), side: "shopper" }))
  .openapi(writeOwn, (c) => {
    const { text, ...request } = c.req.valid("json");
    return write(c, { ...request, side: "shopper" }, text);
  })
  .openapi(readOwn, (c) => markRead(c, { ...c.req.valid("param"), ...c.req.valid("json"), side: "shopper" }))
  .openapi(ofShop, (c) => answerMessages(c, { ...c.req.valid("param"), side: "shop" }))
  .openapi(writeAsShop, (c) => write(c, { ...c.req.valid("param"), side: "shop" }, c.req.valid("json").text))
  .openapi(readAsShop, (c) => markRead(c, { ...c.req.valid("param"), side: "shop" }))
  .openapi(ofAll, (c) => answerMessages(c, { ...c.req.valid("param"), side: "operator" }))
  .openapi(writeAsOperator, (c) => write(c, { ...c.req.valid("param"), side: "operator" }, c.req.valid("json").text));

async function answerMessages(c: ApiContext, request: MessagesRequest) {
  return answer(c, await findOrderMessages(c.var.ctx, request), (found) => ({ messages: toWire(found) }));
}

async function write(c: ApiContext, request: MessagesRequest, text: string) {
  const written = await writeOrderMessage(c.var.ctx, request, text);
  if (!written.ok) return refuse(c, written.failure);
  return c.json({ success: c.var.ctx.t("Message sent"), messages: toWire(written.value) }, 200);
}

async function markRead(c: ApiContext, request: MessagesRequest & { side: "shopper" | "shop" }) {
  return done(c, await markMessagesRead(c.var.ctx, request), c.var.ctx.t("Marked as read"));
}
