import type { Listing, ListingSubject, ListingType } from "#domain/discovery/listing/listing.ts";
import { hasNextPage } from "#shared/page.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { listingCrumbs } from "./listing-header.tsx";
import { breadcrumbList, itemList } from "./listing-structured-data.ts";
import { hasFilters, type ListingState } from "./listing-url.ts";
import { useAddressOf } from "./use-address-of.ts";

/** The metadata of a listing. A search or a filtered list is not a separate page for search engines. */
export function ListingDocument({ listing, state, path }: { listing: Listing; state: ListingState; path: string }) {
  const { t, shopName } = usePage();
  const addressOf = useAddressOf();
  const { subject, products } = listing;
  const { total: count } = products;
  const isPlain = !state.q && !hasFilters(state) && state.sort === "relevance";
  const pathOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path);
  const here = subject.type === "products" ? t("All Products") : subject.name;
  const crumbs = [{ name: t("Home"), to: "/" }, ...listingCrumbs(t, listing), { name: here, to: path }];
  const detail = namesItself(subject) ? (subject.seoTitle ?? subject.name) : state.q;
  const description = state.q
    ? t("{count} products found for {query} at {shop}.", { count, query: state.q, shop: shopName })
    : subject.type === "gadget"
      ? t("Our picks in {name}: {count} products from independent sellers at {shop}.", {
          name: here,
          count,
          shop: shopName,
        })
      : t(
          "{name}: shop {count} products from independent sellers at {shop}. Compare prices and reviews, and pay once.",
          { name: here, count, shop: shopName },
        );
  return (
    <>
      <DocumentHead
        title={titleOf(t, subject.type)}
        {...(detail ? { name: detail } : {})}
        description={state.q ? description : (subject.seoDescription ?? description)}
        canonical={isPlain ? pathOf(products.page) : path}
        image={subject.image ?? products.items[0]?.image ?? null}
        isHidden={state.q !== ""}
        structuredData={[breadcrumbList(crumbs, addressOf), itemList(products, addressOf)]}
      />
      {isPlain && products.page > 1 && <link rel="prev" href={addressOf(pathOf(products.page - 1))} />}
      {isPlain && hasNextPage(products) && <link rel="next" href={addressOf(pathOf(products.page + 1))} />}
    </>
  );
}

/** Other listings use the title of their screen. */
function namesItself({ type }: ListingSubject): boolean {
  return type !== "products" && type !== "offer" && type !== "best_selling";
}

function titleOf(t: Translate, type: ListingType): string {
  switch (type) {
    case "category":
      return t("Category Products");
    case "brand":
      return t("Brand Products");
    case "offer":
      return t("Offer Products");
    case "best_selling":
      return t("Best Selling Products");
    case "gadget":
      return t("Gadget Products");
    case "campaign":
      return t("Campaign Details");
    case "shop":
      return t("Shop");
    default:
      return t("All Products");
  }
}
