import { Form, Link, href } from "react-router";
import { HISTORY_STATES, type HistoryState } from "#shared/history-state.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { writeHistoryUrl, type HistoryUrl } from "./history-url.ts";

const TAB =
  "flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** Narrows the orders by where they stand and by what is searched for; both stand in the address. */
export function HistoryFilter({ state, search }: HistoryUrl) {
  const { t } = usePage();
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form method="get" action={href("/user/order-history")} role="search" className="flex gap-2">
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        <TextField
          key={search}
          name="q"
          type="search"
          label={t("Search your orders")}
          isLabelHidden
          placeholder={t("Order code or product")}
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
          {HISTORY_STATES.map((each) => (
            <li key={each}>
              <Link
                to={{ search: writeHistoryUrl({ state: each, search }) }}
                preventScrollReset
                aria-current={each === state ? "page" : undefined}
                className={TAB}
              >
                {historyStateName(each, t)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function historyStateName(state: HistoryState, t: Translate): string {
  switch (state) {
    case "all":
      return t("All orders");
    case "to_pay":
      return t("Not paid yet");
    case "open":
      return t("Under way");
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
