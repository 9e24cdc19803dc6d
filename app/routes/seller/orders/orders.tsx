import { href } from "react-router";
import type { Route } from "./+types/orders";
import { countShopOrders, findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import type { ShopOrderCard } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { findTagChoices } from "#domain/platform/internal-tag/find-tags.ts";
import { findPaymentMethods } from "#domain/payment/provider/find-payment-methods.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall, withValue } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { tagActions } from "#app/ui/desk/data-table/tag-column.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { shopOrderColumns, shopOrderFilters, shopOrderStateName } from "#app/ui/seller/shop-order-columns.tsx";
import { StateTabs } from "#app/ui/desk/data-table/state-tabs.tsx";
import { hasShopRight } from "#shared/shop-role.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const query = readList(SHOP_ORDER_LIST, request);
  const [found, counts, countries, tags] = await Promise.all([
    findShopOrders(ctx, shop.id, query),
    countShopOrders(ctx, shop.id),
    findCountries(ctx),
    findTagChoices(ctx, shop.id, "order"),
  ]);
  return {
    shop,
    query,
    found,
    counts,
    countries: countries.map(({ code, name }) => ({ code, name })),
    methods: findPaymentMethods(ctx),
    tags,
  };
}

const CHANGES = ["purchase"] as const;
const pathOf = ({ code }: ShopOrderCard) => href("/seller/orders/:code", { code });

export default function SellerOrders({ loaderData }: Route.ComponentProps) {
  const { shop, query, found, counts, ...choices } = loaderData;
  const { t } = usePage();
  const columns = shopOrderColumns(t);
  const exporting = useExportCall("seller", "shop_orders");
  const call = useBulkCall("/seller/orders/bulk", CHANGES, withValue);
  const empty =
    counts.all === 0
      ? ({ icon: "shopping-bag", title: t("No orders yet"), text: t("New orders will appear here.") } as const)
      : ({ icon: "search-x", title: t("No matching orders"), text: t("Try another status or search.") } as const);
  return (
    <>
      <SellerFrame shop={shop} title={t("Orders")}>
        <StateTabs
          label={t("Orders by status")}
          definition={SHOP_ORDER_LIST}
          {...{ query, counts }}
          states={SHOP_ORDER_LIST.filters.state.choices}
          nameOf={(state) => shopOrderStateName(state, t)}
        />
        <DataTable
          name="seller-orders"
          label={t("Orders")}
          definition={SHOP_ORDER_LIST}
          {...{ query, found, columns, pathOf, empty, exporting }}
          filters={shopOrderFilters(t, choices)}
          searchLabel={t("Search orders")}
          searchHint={t("Code, email, phone, name, product, SKU, tracking number or tag")}
          shortSearchHint={t("Enter at least three letters to search everything. Fewer only find order codes.")}
          {...(hasShopRight(shop.role, "orders.write") && {
            bulk: {
              actions: [{ name: "confirm", label: t("Confirm orders") }, ...tagActions(t, choices.tags)],
              call,
            },
          })}
        />
      </SellerFrame>
    </>
  );
}
