import { type FormEvent, useEffect, useRef } from "react";
import type { ShopSort } from "#domain/shops/shop/shop.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { readSellersUrl, type SellersState, SHOP_ORDERS } from "./sellers-url.ts";

type SellersFilterProps = {
  /** The URL of the list without a query, for use without scripts. */
  action: string;
  state: SellersState;
  categories: readonly { slug: string; name: string }[];
  onState: (state: SellersState) => void;
};

const BOX = "h-11 w-full rounded-field border border-line-strong bg-surface px-3 hover:border-ink";
const PILL =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium hover:border-ink has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text";

/** Search, filters and sort of the shops in one form; each change except typing requests the list again. */
export function SellersFilter({ action, state, categories, onState }: SellersFilterProps) {
  const { t } = usePage();
  const search = useRef<HTMLInputElement>(null);
  const orders: Record<ShopSort, string> = {
    top_rated: t("Top rated"),
    most_followed: t("Most followed"),
    most_products: t("Most products"),
    newest: t("Newest first"),
    name: t("A to Z"),
  };

  useEffect(() => {
    if (search.current && search.current.value.trim() !== state.q) search.current.value = state.q;
  }, [state.q]);

  function ask(form: HTMLFormElement): void {
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") parameters.set(name, value);
    onState(readSellersUrl(parameters));
  }

  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
    if (target !== search.current) ask(currentTarget);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the events of its own fields
    <form
      method="get"
      action={action}
      role="search"
      aria-label={t("Shops")}
      className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_15rem_13rem] lg:gap-4"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
    >
      <div className="relative max-md:col-span-2">
        <input
          ref={search}
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={120}
          placeholder={t("Shop name")}
          aria-label={t("Shop name")}
          className={`${BOX} pe-14`}
        />
        <Button
          type="submit"
          variant="quiet"
          aria-label={t("Search")}
          title={t("Search")}
          className="absolute end-0 top-0 w-12 px-0"
        >
          <Icon name="search" className="size-5" />
        </Button>
      </div>
      <select
        name="category"
        aria-label={t("Sells in")}
        value={state.category ?? ""}
        onChange={letFormDecide}
        className={BOX}
      >
        <option value="">{t("All categories")}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <select name="sort" aria-label={t("Sort by")} value={state.sort} onChange={letFormDecide} className={BOX}>
        {SHOP_ORDERS.map((order) => (
          <option key={order} value={order}>
            {orders[order]}
          </option>
        ))}
      </select>
      <div className="col-span-full flex flex-wrap gap-2">
        <label className={PILL}>
          <input
            type="checkbox"
            name="rating"
            value="4"
            checked={state.rating !== null}
            onChange={letFormDecide}
            className="size-4.5 accent-primary"
          />
          {t("{stars} stars and up", { stars: state.rating ?? 4 })}
        </label>
        <label className={PILL}>
          <input
            type="checkbox"
            name="open"
            value="1"
            checked={state.isOpen}
            onChange={letFormDecide}
            className="size-4.5 accent-primary"
          />
          {t("Open now")}
        </label>
      </div>
    </form>
  );
}

/** The form handles the change; React only requires a handler on the input. */
const letFormDecide = () => undefined;
