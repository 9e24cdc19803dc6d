import type { Failure } from "#shared/failures.ts";
import type { StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import type { VideoKind } from "../video/video.ts";

/** Who manages videos: a shop its own, the operator all. */
export type VideoOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };
export type VideoOwnerFailure = ShopFailure | StaffFailure | Failure<"not_yours">;

/** `hidden`: taken down by the operator. */
export type VideoState = "draft" | "scheduled" | "published" | "hidden";

/** A video in a desk's list. */
export type VideoRow = {
  id: number;
  slug: string;
  title: string;
  poster: string;
  kind: VideoKind;
  seconds: number;
  state: VideoState;
  shopName: string;
  productsCount: number;
  publishedAt: string | null;
  createdAt: string;
};

export type VideoTexts = { title: string; description: string };

/** Everything about a video that can be changed. */
export type VideoForm = VideoTexts & {
  id: number;
  slug: string;
  shopId: number;
  shopName: string;
  kind: VideoKind;
  source: string | null;
  poster: string;
  files: { height: number; file: string }[];
  seconds: number;
  captions: { languageCode: string; file: string }[];
  products: { slug: string; second: number }[];
  translations: (VideoTexts & { languageCode: string })[];
  state: VideoState;
  publishedAt: string | null;
  hiddenReason: string;
};
