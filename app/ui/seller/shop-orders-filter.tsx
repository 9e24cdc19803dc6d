import { Form, Link, href } from "react-router";
import type { ShopOrderCounts, ShopOrderState } from "#domain/fulfilment/shop-order.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { SHOP_ORDER_TABS, writeShopOrdersUrl, type ShopOrdersUrl } from "./shop-orders-url.ts";

const TAB =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** Narrows a shop's orders by where they stand and by what is searched for; both stand in the address. */
export function ShopOrdersFilter({ state, search, counts }: ShopOrdersUrl & { counts: ShopOrderCounts }) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form method="get" action={href("/seller/orders")} role="search" className="flex gap-2">
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        <TextField
          key={search}
          name="q"
          type="search"
          label={t("Search the orders")}
          isLabelHidden
          placeholder={t("Order code, name or product")}
          defaultValue={search}
          maxLength={100}
          className="min-w-0 flex-1 sm:max-w-sm"
        />
        <Button type="submit" look="secondary">
          <Icon name="search" className="size-4.5" />
          <span className="max-sm:sr-only">{t("Search")}</span>
        </Button>
      </Form>
      <nav aria-label={t("Orders by state")}>
        <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
          {SHOP_ORDER_TABS.map((each) => (
            <li key={each}>
              <Link
                to={{ search: writeShopOrdersUrl({ state: each, search }) }}
                preventScrollReset
                aria-current={each === state ? "page" : undefined}
                className={TAB}
              >
                {shopOrderStateName(each, t)}
                <span className="figures text-xs">{formatNumber(page, counts[each])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

export function shopOrderStateName(state: ShopOrderState, t: Translate): string {
  switch (state) {
    case "all":
      return t("All orders");
    case "new":
      return t("New");
    case "to_send":
      return t("To send");
    case "on_the_way":
      return t("On the way");
    case "delivered":
      return t("Delivered");
    case "canceled":
      return t("Canceled");
    case "unpaid":
      return t("Not paid yet");
    default:
      return neverHappens(state);
  }
}
