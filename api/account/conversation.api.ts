import { askShop } from "#domain/orders/message/ask-shop.ts";
import { askShopInput } from "#domain/orders/message/conversation.input.ts";
import { body, refuse } from "../answer.ts";
import { conversationCalls } from "../conversation-calls.ts";
import { askedSchema } from "../conversation.schema.ts";
import { customerRoutes } from "../create-route.ts";

const routes = customerRoutes("Messages");

const ask = routes.post(
  "/user/conversations",
  "Write to a shop, such as about a product before buying it; a customer has one conversation with each shop",
  body(askShopInput),
  askedSchema,
);

export const conversationApi = conversationCalls({
  path: "/user/conversations",
  side: "shopper",
  routes,
  summaries: {
    list: "The customer's inbox: messages about orders, and conversations without one",
    one: "A conversation of the customer",
    write: "Write to the shop in a conversation",
  },
}).openapi(ask, async (c) => {
  const result = await askShop(c.var.ctx, c.req.valid("json"));
  if (!result.ok) return refuse(c, result.failure);
  return c.json({ success: c.var.ctx.t("Message sent"), conversation_id: result.value.id }, 200);
});
