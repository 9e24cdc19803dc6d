import type { Context } from "../../context.ts";

/** A customer's saved card, as shown to its owner. */
export type SavedCard = {
  id: number;
  /** Code of the provider that stores it. */
  provider: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
};

/** With the provider's ids of the card and its owner. */
export type StoredCard = Omit<SavedCard, "provider"> & { vault: string; reference: string; customerReference: string };

/** A provider that stores cards. */
export type CardProvider = Context["providers"][number] & {
  cards: NonNullable<Context["providers"][number]["cards"]>;
};

export function findCardProviders(ctx: Context): CardProvider[] {
  return ctx.providers.filter((provider): provider is CardProvider => provider.cards !== undefined);
}
