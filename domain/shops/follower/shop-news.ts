import type { Money } from "#shared/money.ts";

/** What is new in a shop: a product, a lower price of one, or a campaign that it joined. */
export type ShopNews =
  | { kind: "product"; shopId: number; productId: number }
  | { kind: "price"; shopId: number; productId: number; before: Money; now: Money }
  | { kind: "campaign"; shopId: number; campaignId: number; productsCount: number };

/** A customer who may be sent news. */
export type NewsReader = { customerId: number; name: string; email: string; languageCode: string | null };

/** Between these instants, exclusive and inclusive. `dayBegan`: who was sent news since then waits for the next day. */
export type NewsWindow = { from: Date; until: Date; dayBegan: Date };
