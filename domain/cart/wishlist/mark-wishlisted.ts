import type { Context } from "../../context.ts";
import { findWishedIds } from "./wishlist.repository.ts";

/** Marks products on the visitor's wishlists: cached product lists are the same for all visitors. */
export async function markWishlisted<Card extends { id: number; isWishlisted: boolean }>(
  ctx: Context,
  cards: readonly Card[],
): Promise<Card[]> {
  const isNobody = ctx.visitor.sessionId === null && ctx.visitor.customerId === null;
  if (isNobody || cards.length === 0) return [...cards];
  const wished = new Set(
    await findWishedIds(
      ctx,
      cards.map(({ id }) => id),
    ),
  );
  return cards.map((card) => (wished.has(card.id) ? { ...card, isWishlisted: true } : card));
}
