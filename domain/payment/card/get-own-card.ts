import type { Context } from "../../context.ts";
import type { StoredCard } from "./card.ts";
import { getUsableCard } from "./card.repository.ts";

/** One of the visitor's saved cards that can still be charged. */
export async function getOwnCard(ctx: Context, id: number): Promise<StoredCard | null> {
  return ctx.visitor.customerId === null ? null : getUsableCard(ctx, ctx.visitor.customerId, id);
}
