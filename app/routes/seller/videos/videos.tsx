import { href } from "react-router";
import type { Route } from "./+types/videos";
import { findAdminVideos } from "#domain/catalog/video-admin/find-admin-videos.ts";
import type { VideoRow } from "#domain/catalog/video-admin/video-admin.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { videoColumns, videoFilters } from "#app/ui/video-admin/video-columns.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_VIDEO_LIST, request);
  return { shop, query, found: await findAdminVideos(ctx, { kind: "shop", shopId: shop.id }, query) };
}

const pathOf = ({ id }: VideoRow) => href("/seller/videos/:id", { id: String(id) });

export default function SellerVideos({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  const columns = videoColumns(t, false);
  return (
    <SellerFrame
      shop={shop}
      title={t("Videos")}
      actions={
        hasShopRight(shop.role, "products.write") && (
          <NewLink to={href("/seller/videos/:id", { id: "new" })} label={t("New video")} />
        )
      }
    >
      <DataTable
        name="seller-videos"
        label={t("Videos")}
        definition={SHOP_VIDEO_LIST}
        {...{ query, found, columns, pathOf }}
        filters={videoFilters(t, null)}
        searchLabel={t("Search videos")}
        searchHint={t("Title or address")}
        empty={{ icon: "play", title: t("No videos yet"), text: t("New videos will appear here.") }}
      />
    </SellerFrame>
  );
}
