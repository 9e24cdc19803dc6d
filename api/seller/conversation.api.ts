import { conversationCalls } from "../conversation-calls.ts";
import { sellerRoutes } from "../seller-guard.ts";

export const sellerConversationApi = conversationCalls({
  path: "/seller/messages",
  side: "shop",
  routes: sellerRoutes("Seller: messages", "orders"),
  summaries: {
    list: "The shop's inbox: messages about orders, and conversations without one",
    one: "A conversation of your own shop",
    write: "Answer the customer in a conversation",
  },
});
