import type { ProductCard, ShopLink } from "#domain/catalog/product/product.ts";

/** The cache tag of videos. */
export const VIDEOS_TAG = "videos";

/** The player: our own, or a host embedded only after consent. */
export type VideoKind = "file" | "youtube" | "vimeo";

/** A shop's video in a list. `poster`: an image among the shop's files; `publishedAt`: an ISO instant. */
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

/** Captions in a language; `file`: WebVTT among the shop's files. */
export type VideoCaption = { languageCode: string; name: string; file: string };

/** The second at which a product is seen. */
export type VideoMoment = { productId: number; second: number };

/** A playable video: its files by height, tallest first, or its id at the host; and its products. */
export type Video = VideoCard & {
  files: { height: number; file: string }[];
  source: string | null;
  captions: VideoCaption[];
  moments: VideoMoment[];
  products: ProductCard[];
};
