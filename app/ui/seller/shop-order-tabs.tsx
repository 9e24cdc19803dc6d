import { Link } from "react-router";
import type { ShopOrderCounts } from "#domain/fulfilment/fulfilment/shop-order.ts";
import { type ListQuery, MAX_COUNTED } from "#shared/list/list.ts";
import { writeListUrl } from "#shared/list/list-url.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { formatNumber, usePage } from "../parts/page.tsx";
import { shopOrderStateName } from "./shop-order-columns.tsx";

const TAB =
  "flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** A shop's orders by what has to be done; search and other filters stay. */
export function ShopOrderTabs({ query, counts }: { query: ListQuery; counts: ShopOrderCounts }) {
  const page = usePage();
  const { t } = page;
  const states = query.filters.find(({ name }) => name === "state")?.values ?? [];
  const others = query.filters.filter(({ name }) => name !== "state");
  return (
    <nav aria-label={t("Orders by status")} className="mb-4">
      <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
        {SHOP_ORDER_LIST.filters.state.choices.map((state) => {
          const filters =
            state === "all" ? others : [{ name: "state", operator: "is" as const, values: [state] }, ...others];
          const isCurrent = state === "all" ? states.length === 0 : states.length === 1 && states[0] === state;
          return (
            <li key={state}>
              <Link
                to={{ search: writeListUrl(SHOP_ORDER_LIST, { ...query, filters, page: 1 }) }}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={TAB}
              >
                {shopOrderStateName(state, t)}
                <span className="figures text-xs">
                  {formatNumber(page, Math.min(counts[state], MAX_COUNTED)) + (counts[state] > MAX_COUNTED ? "+" : "")}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
