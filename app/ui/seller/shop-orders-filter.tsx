import { href } from "react-router";
import type { ShopOrderCounts, ShopOrderState } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { OrdersFilter } from "../order/orders-filter.tsx";
import type { OrdersUrl } from "../order/orders-url.ts";
import { usePage } from "../parts/page.tsx";

/** In display order. */
export const SHOP_ORDER_TABS = [
  "all",
  "new",
  "to_send",
  "on_the_way",
  "delivered",
  "canceled",
  "unpaid",
] as const satisfies readonly ShopOrderState[];

/** Filters a shop's orders. */
export function ShopOrdersFilter({ state, search, counts }: OrdersUrl<ShopOrderState> & { counts: ShopOrderCounts }) {
  const { t } = usePage();
  return (
    <OrdersFilter
      action={href("/seller/orders")}
      {...{ state, search }}
      label={t("Search orders")}
      placeholder={t("Code, email, phone, name, product, SKU or tracking number")}
      tabs={SHOP_ORDER_TABS.map((each) => ({ state: each, name: shopOrderStateName(each, t), count: counts[each] }))}
    />
  );
}

export function shopOrderStateName(state: ShopOrderState, t: Translate): string {
  switch (state) {
    case "all":
      return t("All orders");
    case "new":
      return t("New");
    case "to_send":
      return t("To ship");
    case "on_the_way":
      return t("On its way");
    case "delivered":
      return t("Delivered");
    case "canceled":
      return t("Canceled");
    case "unpaid":
      return t("Unpaid");
    default:
      return neverHappens(state);
  }
}
