import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import { type CacheHandle, LISTING_PARAMETERS } from "#app/loaders/cache-handle.ts";
import { contextOf, pageFrame } from "#app/loaders/context.ts";
import { AskShopButton } from "#app/visitor/ask-shop-button.tsx";
import { FollowButton } from "#app/visitor/follow-button.tsx";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ListingRoute } from "#app/routes/storefront/products/listing-route.tsx";
import { LatePart } from "#app/shell/failed-part.tsx";
import { ShopCoupons } from "#app/ui/shop/shop-coupons.tsx";
import { ShopDocument } from "#app/ui/shop/shop-document.tsx";
import { ShopHead } from "#app/ui/shop/shop-head.tsx";
import { ShopProductsHead } from "#app/ui/shop/shop-products-head.tsx";
import { ShopReviews } from "#app/ui/shop/shop-reviews.tsx";
import { ShopVideos } from "#app/ui/shop/shop-videos.tsx";
import { useSignInPath } from "#app/visitor/use-sign-in-path.ts";
import type { Video } from "#domain/catalog/video/video.ts";
import type { Route } from "./+types/shop";
import { loadShop, type ShopScreenData } from "./load-shop.server.ts";
import { useCopy } from "./use-copy.ts";

const PlayedVideo = lazy(() =>
  loadChunk(() => import("./played-video.tsx").then((module) => ({ default: module.PlayedVideo }))),
);

export const handle: CacheHandle = { cache: { parameters: [...LISTING_PARAMETERS, "tab"] } };

export const shouldRevalidate = dependsOn("currency");

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadShop(contextOf(context), request, params.slug, context.get(pageFrame));
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <ShownShop key={loaderData.shop.id} {...loaderData} />;
}

function ShownShop({ shop, shown, counts }: ShopScreenData) {
  const [followersCount, setFollowersCount] = useState(shop.followersCount);
  return (
    <>
      <ShopDocument shop={shop} tab={shown.tab} />
      <ShopHead
        shop={shop}
        followersCount={followersCount}
        tab={shown.tab}
        counts={counts}
        follow={
          <div className="flex items-center gap-2">
            <AskShopButton shop={shop} className="min-h-11" />
            <FollowButton shop={shop} onCount={setFollowersCount} className="grow sm:min-w-36" />
          </div>
        }
      />
      <ShopTabContent shown={shown} />
    </>
  );
}

function ShopTabContent({ shown }: Pick<ShopScreenData, "shown">) {
  switch (shown.tab) {
    case "products":
      return <ListingRoute screen={shown.screen} header={<ShopProductsHead listing={shown.screen.listing} />} />;
    case "coupons":
      return (
        <div className="content-width py-6">
          <CopiedCoupons coupons={shown.coupons} />
        </div>
      );
    case "videos":
      return (
        <div className="content-width py-6">
          <ShopVideos videos={shown.videos} />
          {shown.video && <OpenVideo video={shown.video} page={shown.videos.page} />}
        </div>
      );
    case "reviews":
      return (
        <div className="content-width py-6">
          <ShopReviews {...shown} />
        </div>
      );
  }
}

function CopiedCoupons({ coupons }: Pick<Parameters<typeof ShopCoupons>[0], "coupons">) {
  const { copied, copy } = useCopy();
  return <ShopCoupons {...{ coupons, copied }} signInPath={useSignInPath()} onCopy={(code) => void copy(code)} />;
}

function OpenVideo({ video, page }: { video: Video; page: number }) {
  const navigate = useNavigate();
  const search = `?tab=videos${page > 1 ? `&page=${page}` : ""}`;
  return (
    <LatePart>
      <PlayedVideo
        key={video.id}
        video={video}
        onClose={() => void navigate({ search }, { replace: true, preventScrollReset: true })}
      />
    </LatePart>
  );
}
