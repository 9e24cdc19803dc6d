import type { OrderMessage, ReadingSide } from "./order-message.ts";

/** A conversation without an order that the visitor may read. `shopperName`: as the shop sees it. */
export type ReachedConversation = {
  id: number;
  shopId: number;
  shopSlug: string;
  shopName: string;
  customerId: number;
  shopperName: string;
  isShopBlocking: boolean;
  isShopperBlocking: boolean;
  /** By the operator, or with the shop. */
  isClosed: boolean;
};

/** A request for a conversation by one of its sides. */
export type ConversationRequest = { id: number; side: ReadingSide };

/** A conversation as one side sees it. */
export type ConversationView = {
  id: number;
  shopName: string;
  /** Null for the shop, and for a shop that is not shown. */
  shopSlug: string | null;
  otherName: string;
  messages: OrderMessage[];
  /** This side wants no messages in it. */
  isBlocked: boolean;
  /** No one can write: it is blocked by either side, or closed by the operator. */
  isClosed: boolean;
  /** This side's report waits for the operator. */
  isReported: boolean;
};

/** An entry of an inbox: the messages about an order, which has a code, or a conversation without one. */
export type InboxThread = {
  orderCode: string | null;
  conversationId: number | null;
  otherName: string;
  /** The start of the last message. */
  text: string;
  isOwn: boolean;
  at: string;
  unreadCount: number;
};

/** Whose inbox: a shop's, or a customer's. Staff who look at a shop see only the messages about its orders. */
export type InboxOwner =
  | { side: "shop"; shopId: number; isLookedAt: boolean }
  | { side: "shopper"; customerId: number };
