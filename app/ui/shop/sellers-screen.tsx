import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ShopCard } from "#domain/shops/shop/shop.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { MorePages } from "../parts/more-pages.tsx";
import { usePage } from "../parts/page.tsx";
import { isNarrowed, sellersSearch, type SellersState } from "./sellers-url.ts";
import { ShopTile } from "./shop-tile.tsx";

type SellersScreenProps = {
  state: SellersState;
  shops: readonly ShopCard[];
  total: number;
  /** The next response is loading. */
  isPending: boolean;
  /** Pages before and after the shown ones; null if there is none. */
  earlierPage: number | null;
  laterPage: number | null;
  loading: "earlier" | "later" | null;
  onEarlier: () => void;
  onLater: () => void;
  /** The filter form. */
  children: ReactNode;
};

const SHOPS_OF_FIRST_SCREEN = 4;

/** All shops with products. */
export function SellersScreen({ state, shops, total, isPending, children, ...more }: SellersScreenProps) {
  const { shopName, t } = usePage();
  const searchOf = (page: number) => sellersSearch({ ...state, page });
  return (
    <div className="content-width pt-4 pb-16">
      <Breadcrumbs crumbs={[]} here={t("Shops")} />
      <h1 className="mt-3 text-3xl">{t("Shops")}</h1>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <output className="text-muted">{t("{count} shops", { count: total })}</output>
        <Link
          to={href("/register/:type", { type: "individual" })}
          className="flex min-h-6 items-center text-sm font-semibold text-primary-text hover:underline"
        >
          {t("Sell on {shop}", { shop: shopName })}
        </Link>
      </div>
      {children}
      <section
        aria-label={t("Shops")}
        aria-busy={isPending}
        className={`mt-6 transition-opacity delay-100 duration-200 ${isPending ? "opacity-45" : ""}`}
      >
        {total === 0 ? (
          <NoSellers state={state} />
        ) : (
          <MorePages {...more} shownCount={shops.length} total={total} searchOf={searchOf} note={shownNote}>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5 xl:grid-cols-4">
              {shops.map((shop, index) => (
                <li key={shop.id}>
                  <ShopTile shop={shop} headingLevel="h2" isFirst={index < SHOPS_OF_FIRST_SCREEN} />
                </li>
              ))}
            </ul>
          </MorePages>
        )}
      </section>
    </div>
  );

  function shownNote(shown: string, all: string): string {
    return t("{shown} of {total} shops", { shown, total: all });
  }
}

function NoSellers({ state }: { state: SellersState }) {
  const { t } = usePage();
  if (!isNarrowed(state))
    return <EmptyState icon="store" title={t("No shops yet")} text={t("Please check back soon.")} />;
  return (
    <EmptyState
      icon="search-x"
      title={t("No shops match these filters")}
      text={t("Remove a filter, or clear them all.")}
    >
      <Link to={{ search: "" }} preventScrollReset className="font-semibold text-primary-text underline">
        {t("Clear all filters")}
      </Link>
      <ButtonLink to="/products" variant="secondary">
        {t("Shop all products")}
      </ButtonLink>
    </EmptyState>
  );
}
