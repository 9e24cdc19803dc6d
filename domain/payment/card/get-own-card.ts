import type { Context } from "../../context.ts";
import type { KeptCard } from "./card.ts";
import { getUsableCard } from "./card.repository.ts";

/** One of the visitor's kept cards that can still be charged. */
export async function getOwnCard(ctx: Context, id: number): Promise<KeptCard | null> {
  return ctx.visitor.customerId === null ? null : getUsableCard(ctx, ctx.visitor.customerId, id);
}
