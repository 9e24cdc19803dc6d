import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { CampaignCard, PageWanted, SaleProduct } from "./campaign.ts";
import { findSaleShares } from "./campaign-product.repository.ts";

const SHARES_MILLISECONDS = 60_000;

/** The products of a flash sale, with their sold units; those sold out at its price come last. */
export async function findFlashSaleProducts(
  ctx: Context,
  sale: Pick<CampaignCard, "id" | "endsAt">,
  wanted: PageWanted,
): Promise<Page<SaleProduct>> {
  const shares = await findSaleShares(ctx, sale.id, wanted);
  // The sold share changes with every order; data up to a minute old is fine.
  if (shares.items.some(({ maximumUnits }) => maximumUnits !== null))
    ctx.cache.cacheExpiresAt(new Date(ctx.now().getTime() + SHARES_MILLISECONDS));
  const productIds = shares.items.map(({ productId }) => productId);
  const cards = await findProductCards(ctx, productIds);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = shares.items.flatMap(({ productId, soldUnits, maximumUnits, maximumPerBuyer }): SaleProduct[] => {
    const card = byId.get(productId);
    if (!card) return [];
    const sold = maximumUnits === null ? null : soldUnits;
    return [{ ...card, saleEndsAt: sale.endsAt, soldUnits: sold, maximumUnits, maximumPerBuyer }];
  });
  return { ...shares, items };
}
