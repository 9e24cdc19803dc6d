/** A brand that a shop proposes; its products have it already, and no shopper sees it. */
export type BrandProposal = {
  id: number;
  name: string;
  shop: { id: number; name: string };
  productsCount: number;
};
