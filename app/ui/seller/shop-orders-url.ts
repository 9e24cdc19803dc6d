import type { ShopOrderState } from "#domain/fulfilment/shop-order.ts";

export type ShopOrdersUrl = { state: ShopOrderState; search: string };

/** In the order in which they are shown. */
export const SHOP_ORDER_TABS = [
  "all",
  "new",
  "to_send",
  "on_the_way",
  "delivered",
  "canceled",
  "unpaid",
] as const satisfies readonly ShopOrderState[];

const MOST_SEARCH = 100;

/** What an address asks for; what it cannot mean is left out. */
export function readShopOrdersUrl(parameters: URLSearchParams): ShopOrdersUrl {
  return {
    state: SHOP_ORDER_TABS.find((state) => state === parameters.get("state")) ?? "all",
    search: (parameters.get("q") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, MOST_SEARCH),
  };
}

/** The part of an address behind its path; empty where nothing is chosen. */
export function writeShopOrdersUrl({ state, search }: ShopOrdersUrl): string {
  const wanted = new URLSearchParams();
  if (state !== "all") wanted.set("state", state);
  if (search !== "") wanted.set("q", search);
  return wanted.size > 0 ? `?${wanted.toString()}` : "";
}
