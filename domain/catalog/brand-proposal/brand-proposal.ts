/** A brand proposed by a shop; its products can have it already, but shoppers don't see it. */
export type BrandProposal = {
  id: number;
  name: string;
  shop: { id: number; name: string };
  productsCount: number;
};
