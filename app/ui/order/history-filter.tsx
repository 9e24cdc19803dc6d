import { href } from "react-router";
import { HISTORY_STATES, type HistoryState } from "#shared/history-state.ts";
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
  const names: Record<HistoryState, string> = {
    all: t("All orders"),
    to_pay: t("Unpaid"),
    open: t("In progress"),
    delivered: t("Delivered"),
    canceled: t("Canceled"),
    returned: t("Returned"),
  };
  return names[state];
}
