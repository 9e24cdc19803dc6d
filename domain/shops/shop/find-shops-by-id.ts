import type { Context } from "../../context.ts";
import type { ShopCard } from "./shop.ts";
import { findShopCardRows } from "./shop-cards.repository.ts";

/** Cards in the order of the ids; shops that do not sell now are omitted. */
export async function findShopsById(ctx: Context, ids: readonly number[]): Promise<ShopCard[]> {
  if (ids.length === 0) return [];
  const cards = new Map((await findShopCardRows(ctx, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
