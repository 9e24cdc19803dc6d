/** Who writes: the shopper, the shop, or the operator of the market who helps both. */
export type MessageSide = "shopper" | "shop" | "operator";

export type OrderMessage = {
  id: number;
  author: MessageSide;
  /** As the reader knows them. */
  authorName: string;
  text: string;
  at: string;
  /** Written by the reader's own side. */
  isOwn: boolean;
  /** Not read by the reader's side before. */
  isNew: boolean;
};

/** An order's messages as they are asked for: `key` is the secret of a mail, for guests. */
export type MessagesWish = { code: string; side: MessageSide; key?: string | undefined };

/** An order whose messages somebody may read and write. */
export type ReachedOrder = {
  id: number;
  code: string;
  shopId: number;
  shopName: string;
  /** Null for the operator's own shop where nobody owns it. */
  shopOwnerId: number | null;
  /** Null: bought by a guest. */
  customerId: number | null;
  email: string;
  languageCode: string;
  shopperName: string;
  keyHash: string | null;
};
