import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { ownVideoSlug } from "#shared/product-video.ts";
import type { Context } from "../../context.ts";
import { getVideoWithoutProducts } from "./get-video.ts";

/** The video of a product's gallery: `slug` of one that its shop has published; `host` of an address elsewhere. */
export type ProductVideo = { slug: string } | { address: string; host: string };

/** Null if it has none, or it is not shown now. */
export async function getProductVideo(
  ctx: Context,
  { videoUrl, shop }: Pick<ProductDetails, "videoUrl" | "shop">,
): Promise<ProductVideo | null> {
  if (videoUrl === null) return null;
  const slug = ownVideoSlug(videoUrl);
  if (slug === null) return { address: videoUrl, host: new URL(videoUrl).hostname };
  const video = await getVideoWithoutProducts(ctx, slug);
  return video?.shop.id === shop.id ? { slug } : null;
}
