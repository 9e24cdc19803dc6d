/** The author's side: the shopper, the shop, or the operator, who helps both. */
export type MessageSide = "shopper" | "shop" | "operator";
/** Whose unread messages are counted. */
export type ReadingSide = Exclude<MessageSide, "operator">;

export type OrderMessage = {
  id: number;
  author: MessageSide;
  /** The name shown to the reader. */
  authorName: string;
  text: string;
  at: string;
  /** Written by the reader's own side. */
  isOwn: boolean;
  /** Not yet read by the reader's side. */
  isNew: boolean;
  /** What a message in a conversation asks about; null if nothing, or if the product is gone. */
  product: MessageProduct | null;
};

export type MessageProduct = { slug: string; name: string; image: string | null };

/** What messages belong to: an order, or a conversation without one. */
export type ThreadRef = { orderId: number } | { conversationId: number };

/** A request for an order's messages: `key` is that of a mail, for guests. */
export type MessagesRequest = { code: string; side: MessageSide; key?: string | undefined };

/** An order whose messages the visitor may read and write. */
export type ReachedOrder = {
  id: number;
  code: string;
  shopId: number;
  shopName: string;
  /** Null: a guest's order. */
  customerId: number | null;
  email: string;
  languageCode: string;
  shopperName: string;
  keyHash: string | null;
};
