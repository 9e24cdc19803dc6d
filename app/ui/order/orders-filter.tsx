import { Form, Link } from "react-router";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { writeOrdersUrl } from "./orders-url.ts";

type OrdersFilterProps = {
  /** The path of the list. */
  action: string;
  state: string;
  search: string;
  label: string;
  placeholder: string;
  tabs: readonly { state: string; name: string; count?: number }[];
};

const TAB =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:text-on-primary";

/** Filters a list of orders by status and search text, both stored in the URL. */
export function OrdersFilter({ action, state, search, label, placeholder, tabs }: OrdersFilterProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form method="get" action={action} role="search" className="flex gap-2">
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        <TextField
          key={search}
          name="q"
          type="search"
          label={label}
          isLabelHidden
          placeholder={placeholder}
          defaultValue={search}
          maxLength={100}
          className="min-w-0 flex-1 sm:max-w-sm"
        />
        <Button type="submit" variant="secondary">
          <Icon name="search" className="size-4.5" />
          <span className="max-sm:sr-only">{t("Search")}</span>
        </Button>
      </Form>
      <nav aria-label={t("Orders by status")}>
        <ul className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1">
          {tabs.map((tab) => (
            <li key={tab.state}>
              <Link
                to={{ search: writeOrdersUrl({ state: tab.state, search }) }}
                preventScrollReset
                aria-current={tab.state === state ? "page" : undefined}
                className={TAB}
              >
                {tab.name}
                {tab.count !== undefined && <span className="figures text-xs">{formatNumber(page, tab.count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
