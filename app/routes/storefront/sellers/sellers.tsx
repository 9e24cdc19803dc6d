import { useState } from "react";
import { useHref, useLocation, useNavigate, useNavigation } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellersFilter } from "#app/ui/shop/sellers-filter.tsx";
import { SellersScreen } from "#app/ui/shop/sellers-screen.tsx";
import { readSellersUrl, sellersSearch, type SellersState } from "#app/ui/shop/sellers-url.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useLoadedPages } from "#app/api-client/use-loaded-pages.ts";
import { findCategories } from "#domain/catalog/category/find-categories.ts";
import { findShopPage } from "#domain/shops/shop/find-shop-page.ts";
import type { ShopCard } from "#domain/shops/shop/shop.ts";
import { fromWire } from "#shared/wire.ts";
import type { Route } from "./+types/sellers";

const SHOPS_PER_PAGE = 24;

export const handle: CacheHandle = { cache: { parameters: ["q", "rating", "category", "open", "sort", "page"] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const requested = readSellersUrl(new URL(request.url).searchParams);
  const [shops, categories] = await Promise.all([
    readPage(request, SHOPS_PER_PAGE, (wanted) => findShopPage(ctx, { ...requested, ...wanted })),
    findCategories(ctx),
  ]);
  return {
    shops,
    state: { ...requested, page: shops.page },
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

export default function SellersRoute({ loaderData: { shops, state, categories } }: Route.ComponentProps) {
  const { t, shopName, language } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const action = useHref(location.pathname);
  const [wanted, setWanted] = useState<{ state: SellersState; at: string } | null>(null);
  const selection = `${language.code} ${sellersSearch({ ...state, page: 1 })}`;
  const loaded = useLoadedPages<ShopCard>({
    first: shops,
    selection,
    searchOf: (page) => sellersSearch({ ...state, page }),
    async load(page) {
      const { q, rating, category, isOpen, sort } = state;
      const outcome = await call.get("/home/sellers", {
        query: { q, rating, category, open: isOpen ? "1" : undefined, sort, page, per_page: SHOPS_PER_PAGE },
      });
      return outcome.ok ? outcome.answer.sellers.data.map((shop) => fromWire<ShopCard>(shop)) : null;
    },
  });

  function onState(next: SellersState): void {
    setWanted({ state: next, at: location.key });
    void navigate({ search: sellersSearch({ ...next, page: 1 }) }, { preventScrollReset: true });
  }

  return (
    <>
      <DocumentHead
        title={t("All Sellers")}
        description={t("Meet the independent shops on {shop}: their stories, their ratings and everything they sell.", {
          shop: shopName,
        })}
        canonical={state.page > 1 && !state.q ? `/sellers?page=${state.page}` : "/sellers"}
        isHidden={state.q !== ""}
      />
      <SellersScreen
        state={state}
        shops={loaded.items}
        total={shops.total}
        isPending={navigation.state === "loading" && navigation.location.pathname === location.pathname}
        earlierPage={loaded.earlierPage}
        laterPage={loaded.laterPage}
        loading={loaded.loading}
        onEarlier={() => void loaded.loadEarlier()}
        onLater={() => void loaded.loadLater()}
      >
        <SellersFilter
          action={action}
          state={wanted?.at === location.key ? wanted.state : state}
          categories={categories}
          onState={onState}
        />
      </SellersScreen>
    </>
  );
}
