import type { Route } from "./+types/media";
import { findMedia } from "#domain/platform/media/find-media.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { MediaTable } from "#app/media/media-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SHOP_MEDIA_LIST } from "#shared/list/media-lists.ts";
import { hasShopRight } from "#shared/shop-role.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_MEDIA_LIST, request);
  return { shop, query, found: await findMedia(ctx, { kind: "shop", shopId: shop.id }, query) };
}

export default function SellerMedia({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <SellerFrame shop={shop} title={t("Media library")}>
      <MediaTable
        side="shop"
        definition={SHOP_MEDIA_LIST}
        shops={null}
        isReadOnly={!hasShopRight(shop.role, "products.write")}
        {...{ query, found }}
      />
    </SellerFrame>
  );
}
