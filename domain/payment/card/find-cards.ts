import type { Context } from "../../context.ts";
import { findCardProviders, type SavedCard, type StoredCard } from "./card.ts";
import { findCardRows, getUsableCard } from "./card.repository.ts";

/** The visitor's saved cards, last used first; empty for a guest. */
export async function findCards(ctx: Context): Promise<SavedCard[]> {
  const providers = findCardProviders(ctx);
  if (ctx.visitor.customerId === null || providers.length === 0) return [];
  const rows = await findCardRows(ctx, ctx.visitor.customerId);
  return rows.flatMap(({ vault, reference: _reference, customerReference: _owner, ...card }) => {
    const provider = providers.find(({ cards }) => cards.vault === vault);
    return provider ? [{ ...card, provider: provider.code }] : [];
  });
}

/** One of the visitor's saved cards that can still be charged. */
export async function getOwnCard(ctx: Context, id: number): Promise<StoredCard | null> {
  return ctx.visitor.customerId === null ? null : getUsableCard(ctx, ctx.visitor.customerId, id);
}
