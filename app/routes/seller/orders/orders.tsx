import { href } from "react-router";
import type { Route } from "./+types/orders";
import { countShopOrders, findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { ShopOrderRows } from "#app/ui/seller/shop-order-rows.tsx";
import { readOrdersUrl } from "#app/ui/order/orders-url.ts";
import { SHOP_ORDER_TABS, ShopOrdersFilter } from "#app/ui/seller/shop-orders-filter.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const PER_PAGE = 20;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context);
  const wanted = readOrdersUrl(new URL(request.url).searchParams, SHOP_ORDER_TABS);
  const find = (page: { page: number; perPage: number }) =>
    findShopOrders(ctx, shop.id, { state: wanted.state, q: wanted.search, ...page });
  const [orders, counts] = await Promise.all([readPage(request, PER_PAGE, find), countShopOrders(ctx, shop.id)]);
  return { shop, wanted, orders, counts };
}

export default function SellerOrders({ loaderData: { shop, wanted, orders, counts } }: Route.ComponentProps) {
  const { t } = usePage();
  const isFiltered = wanted.state !== "all" || wanted.search !== "";
  return (
    <>
      <DocumentHead title={t("Orders")} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={t("Orders")}>
        {counts.all > 0 && <ShopOrdersFilter {...wanted} counts={counts} />}
        {orders.items.length > 0 ? (
          <ShopOrderRows orders={orders.items} label={t("Orders")} />
        ) : (
          <EmptyState
            icon={isFiltered ? "search-x" : "shopping-bag"}
            title={isFiltered ? t("No matching orders") : t("No orders yet")}
            text={isFiltered ? t("Try another status or search.") : t("New orders will appear here.")}
          >
            {isFiltered && <ButtonLink to={href("/seller/orders")}>{t("All orders")}</ButtonLink>}
          </EmptyState>
        )}
        <PageLinks page={orders} />
      </SellerFrame>
    </>
  );
}
