import type { Context } from "../../context.ts";

/** A card that a provider keeps for a customer, as its owner sees it. */
export type SavedCard = {
  id: number;
  /** Code of the provider that keeps it. */
  provider: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
};

/** With what the provider calls it and its owner. */
export type StoredCard = Omit<SavedCard, "provider"> & { vault: string; reference: string; customerReference: string };

/** A provider that keeps cards. */
export type CardProvider = Context["providers"][number] & {
  cards: NonNullable<Context["providers"][number]["cards"]>;
};

export function findCardProviders(ctx: Context): CardProvider[] {
  return ctx.providers.filter((provider): provider is CardProvider => provider.cards !== undefined);
}
