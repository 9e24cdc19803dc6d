import { href } from "react-router";
import { HISTORY_STATES, type HistoryState } from "#shared/history-state.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";
import { OrdersFilter } from "./orders-filter.tsx";
import type { OrdersUrl } from "./orders-url.ts";

/** Filters the shopper's orders. */
export function HistoryFilter({ state, search }: OrdersUrl<HistoryState>) {
  const { t } = usePage();
  return (
    <OrdersFilter
      action={href("/user/order-history")}
      {...{ state, search }}
      label={t("Search your orders")}
      placeholder={t("Order code or product")}
      tabs={HISTORY_STATES.map((each) => ({ state: each, name: historyStateName(each, t) }))}
    />
  );
}

function historyStateName(state: HistoryState, t: Translate): string {
  switch (state) {
    case "all":
      return t("All orders");
    case "to_pay":
      return t("Unpaid");
    case "open":
      return t("In progress");
    case "delivered":
      return t("Delivered");
    case "canceled":
      return t("Canceled");
    case "returned":
      return t("Returned");
    default:
      return neverHappens(state);
  }
}
