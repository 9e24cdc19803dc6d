import { href, Link } from "react-router";
import type { Listing } from "#domain/discovery/listing/listing.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import { hasFilters, type ListingState, listingSearch, withoutFilters } from "./listing-url.ts";

/** The breadcrumbs, the title, and the number of products. */
export function ListingHeader({ listing, state }: { listing: Listing; state: ListingState }) {
  const { t } = usePage();
  const { subject, products, correctedQuery, suggestedQuery } = listing;
  const title = headingOf(t, listing, state);
  const count = t("{count} products", { count: products.total });
  return (
    <header>
      <Breadcrumbs crumbs={listingCrumbs(t, listing)} here={title} />
      {subject.banner && !state.q && products.page === 1 && (
        <Picture
          file={subject.banner}
          alt=""
          sizes="(width >= 80rem) 1216px, 100vw"
          width={1280}
          height={320}
          isFirst
          className="mt-3 aspect-4/1 w-full rounded-card"
        />
      )}
      <div className="mt-3 flex items-center gap-4">
        {subject.type === "brand" && subject.image && (
          <Picture
            file={subject.image}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            className="size-16 rounded-card border border-line"
          />
        )}
        <div>
          <h1 className="text-3xl">{title}</h1>
          <output className="mt-1 block text-muted">{count}</output>
        </div>
      </div>
      {subject.description && !state.q && products.page === 1 && (
        <p className="mt-3 max-w-prose whitespace-pre-line">{subject.description}</p>
      )}
      {correctedQuery && (
        <p className="mt-3 rounded-card bg-primary-soft px-4 py-3">
          {t("No exact matches. Showing results for “{query}”.", { query: correctedQuery })}
        </p>
      )}
      {suggestedQuery && (
        <p className="mt-3">
          <Link
            to={{ search: listingSearch({ ...withoutFilters(state), q: suggestedQuery }) }}
            className="font-semibold text-primary-text underline"
          >
            {t("Did you mean “{query}”?", { query: suggestedQuery })}
          </Link>
        </p>
      )}
      {!state.q && <CategoryStrip categories={subject.children} />}
    </header>
  );
}

/** The level above: its categories, or the list of all products. */
export function listingCrumbs(t: Translate, { subject }: Listing): { name: string; to: string }[] {
  if (subject.type === "products") return [];
  if (subject.type === "brand") return [{ name: t("All products"), to: href("/products") }];
  if (subject.type === "shop") return [{ name: t("Shops"), to: href("/sellers") }];
  if (subject.type === "campaign") return [{ name: t("Campaigns"), to: href("/campaigns") }];
  return subject.crumbs
    .filter(({ slug }) => slug !== subject.slug)
    .map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) }));
}

function headingOf(t: Translate, { subject }: Listing, state: ListingState): string {
  if (subject.type !== "products") return subject.name;
  return state.q ? t("Results for “{query}”", { query: state.q }) : t("All products");
}

/** No matching products: suggests what to change. */
export function EmptyListing({ state }: { state: ListingState }) {
  const { t } = usePage();
  if (hasFilters(state))
    return (
      <EmptyState
        icon="search-x"
        title={t("No products match these filters")}
        text={t("Remove a filter, or clear them all.")}
      >
        <Link
          to={{ search: listingSearch(withoutFilters(state)) }}
          preventScrollReset
          className="font-semibold text-primary-text underline"
        >
          {t("Clear all filters")}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search-x"
      title={state.q ? t("No results for “{query}”", { query: state.q }) : t("Nothing here yet")}
      text={
        state.q
          ? t("Check the spelling or try a more general word.")
          : t("New products arrive every day. Please check back soon.")
      }
    >
      <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
      <ButtonLink variant="secondary" to={href("/")}>
        {t("Back to home")}
      </ButtonLink>
    </EmptyState>
  );
}
