/** The author's side: the shopper, the shop, or the operator, who helps both. */
export type MessageSide = "shopper" | "shop" | "operator";

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
};

/** A request for an order's messages: `key` is that of a mail, for guests. */
export type MessagesWish = { code: string; side: MessageSide; key?: string | undefined };

/** An order whose messages the visitor may read and write. */
export type ReachedOrder = {
  id: number;
  code: string;
  shopId: number;
  shopName: string;
  /** Null for the operator's own shop without an owner. */
  shopOwnerId: number | null;
  /** Null: a guest's order. */
  customerId: number | null;
  email: string;
  languageCode: string;
  shopperName: string;
  keyHash: string | null;
};
