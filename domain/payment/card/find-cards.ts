import type { Context } from "../../context.ts";
import { findCardProviders, type SavedCard } from "./card.ts";
import { findCardRows } from "./card.repository.ts";

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
