import { Link } from "react-router";
import type { Facets } from "#domain/discovery/listing/listing.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import {
  choiceId,
  type ChoiceFacet,
  hasFilters,
  type ListingState,
  listingSearch,
  withChange,
  withChoice,
  withoutFilters,
} from "./listing-url.ts";
import { Icon } from "../parts/icon.tsx";

type Chip = { key: string; label: string; without: ListingState };

/** The active filters, removable one by one or all at once. They are links, so they work without scripts. */
export function ActiveFilters({
  facets,
  state,
  className = "",
}: {
  facets: Facets;
  state: ListingState;
  className?: string;
}) {
  const { t } = usePage();
  const chips = useChips(facets, state);
  if (!hasFilters(state)) return null;
  return (
    <ul aria-label={t("Active filters")} className={`flex flex-wrap items-center gap-2 ${className}`}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={{ search: listingSearch(without) }}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-primary-text bg-primary-soft ps-3.5 pe-2.5 text-sm text-primary-text hover:bg-surface"
          >
            <span className="sr-only">{t("Remove")}: </span>
            {label}
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: listingSearch(withoutFilters(state)) }}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-primary-text hover:underline"
        >
          {t("Clear all")}
        </Link>
      </li>
    </ul>
  );
}

function useChips(facets: Facets, state: ListingState): Chip[] {
  const { t } = usePage();
  const values: Record<ChoiceFacet, readonly { id: number; name: string }[]> = {
    categories: facets.categories,
    brands: facets.brands,
    colors: facets.colors,
    attributeValues: facets.attributes.flatMap(({ values: of }) => of),
  };
  const choices = (Object.keys(values) as ChoiceFacet[]).flatMap((facet) =>
    state[facet].map<Chip>((token) => ({
      key: `${facet} ${token}`,
      label: values[facet].find(({ id }) => id === choiceId(token))?.name ?? wordsOf(token),
      without: withChoice(state, facet, token),
    })),
  );
  const price = priceLabel(t, facets.priceRange.min.currency, state);
  if (price)
    choices.push({ key: "price", label: price, without: withChange(state, { priceMin: null, priceMax: null }) });
  if (state.rating !== null)
    choices.push({
      key: "rating",
      label: t("{stars} stars and up", { stars: state.rating }),
      without: withChange(state, { rating: null }),
    });
  if (state.inStock)
    choices.push({ key: "stock", label: t("In stock only"), without: withChange(state, { inStock: false }) });
  return choices;
}

/** The name from the URL for a selection that the facets no longer list. */
function wordsOf(token: string): string {
  return token.replace(/^\d+-?/, "").replaceAll("-", " ") || token;
}

function priceLabel(
  t: ReturnType<typeof usePage>["t"],
  currency: string,
  { priceMin, priceMax }: ListingState,
): string | null {
  if (priceMin !== null && priceMax !== null)
    return t("{low} to {high} {currency}", { low: priceMin, high: priceMax, currency });
  if (priceMin !== null) return t("{low} {currency} and up", { low: priceMin, currency });
  if (priceMax !== null) return t("Up to {high} {currency}", { high: priceMax, currency });
  return null;
}
