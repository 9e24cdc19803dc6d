import type { CartLineView, CartTotals, CartView } from "#domain/cart/cart/cart.ts";
import type { ShopLink } from "#domain/catalog/product/product.ts";

export type ShopLines = { shop: ShopLink; lines: CartLineView[]; totals: CartTotals["shops"][number] | undefined };

/** The cart's lines grouped by shop, in the order in which the shops were added. */
export function groupByShop({ carts, totals }: Pick<CartView, "carts" | "totals">): ShopLines[] {
  const groups = new Map<number, ShopLines>();
  for (const line of carts) {
    const group = groups.get(line.shop.id);
    if (group) group.lines.push(line);
    else
      groups.set(line.shop.id, {
        shop: line.shop,
        lines: [line],
        totals: totals.shops.find(({ shopId }) => shopId === line.shop.id),
      });
  }
  return [...groups.values()];
}

export function countUnits(lines: readonly Pick<CartLineView, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
