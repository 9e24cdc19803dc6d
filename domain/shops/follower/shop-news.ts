import type { Money } from "#shared/money.ts";

/** What is new in a shop: a product, a lower price of one, or a campaign that it joined. */
export type ShopNews = { shopId: number } & (
  | { kind: "product"; productId: number }
  | { kind: "price"; productId: number; before: Money; now: Money }
  | { kind: "campaign"; campaignId: number; productsCount: number }
);

/** The news of the shops that a customer follows, the first few of each kind and shop, and how many there are by shop. */
export type FollowedNews = { news: ShopNews[]; counts: ReadonlyMap<number, number> };

/** A customer who may be sent news. */
export type NewsReader = { customerId: number; name: string; email: string; languageCode: string | null };

/** Between these instants, exclusive and inclusive. `dayBegan`: customers who got news since then wait for the next day. */
export type NewsWindow = { from: Date; until: Date; dayBegan: Date };
