import type { ProductCard, ShopLink } from "#domain/catalog/product/product.ts";

/** Caches hold films under this tag. */
export const VIDEOS_TAG = "videos";

/** Who plays it: we ourselves, or a host that is asked only after consent. */
export type VideoKind = "file" | "youtube" | "vimeo";

/** A shop's film in a list. `poster`: a picture of the shop's files; `publishedAt`: an ISO instant. */
export type VideoCard = {
  id: number;
  slug: string;
  title: string;
  description: string;
  poster: string;
  kind: VideoKind;
  seconds: number;
  publishedAt: string;
  shop: ShopLink;
};

/** A film to play: its files by height, the tallest first, or its id at the host; and what is shown in it. */
export type Video = VideoCard & {
  files: { height: number; file: string }[];
  source: string | null;
  products: ProductCard[];
};
