import { href } from "react-router";
import type { useCall } from "#app/api-client/call.ts";
import { productPath } from "#app/ui/product/product-path.ts";
import type { Suggestion, SuggestionGroup } from "#app/ui/shell/search-box.tsx";
import type { Translate } from "#shared/translate.ts";
import { forgetSearches, readRecentSearches } from "./recent-searches.ts";

type Ask = {
  call: ReturnType<typeof useCall>;
  t: Translate;
  query: string;
  signal: AbortSignal;
  onForgotten: () => void;
};

/** Suggestions for the typed text; for an empty field, recent and popular searches. */
export async function findSuggestions({ call, t, query, signal, onForgotten }: Ask): Promise<SuggestionGroup[]> {
  const outcome = await call.get("/search/suggest", { query: { q: query } }, { refusal: "none", signal });
  if (query === "") return whileNothingIsTyped(t, outcome.ok ? outcome.answer.popular : [], onForgotten);
  if (!outcome.ok) return [];
  const { products, categories, brands } = outcome.answer;
  const groups = [
    {
      title: t("Products"),
      suggestions: products.map(({ id, slug, variant_id, name, marks, image, price }) => ({
        key: `p${id}`,
        to: productPath({ slug, variantId: variant_id }),
        name,
        marks,
        image,
        note: price.formatted,
      })),
    },
    {
      title: t("Categories"),
      suggestions: categories.map(({ id, slug, name, marks }) => ({
        key: `c${id}`,
        to: href("/category/:slug", { slug }),
        name,
        marks,
      })),
    },
    {
      title: t("Brands"),
      suggestions: brands.map(({ id, slug, name, marks }) => ({
        key: `b${id}`,
        to: href("/brand/:slug", { slug }),
        name,
        marks,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function whileNothingIsTyped(t: Translate, popular: readonly string[], onForgotten: () => void): SuggestionGroup[] {
  const recent = readRecentSearches();
  const known = new Set(recent.map((query) => query.toLowerCase()));
  const onClear = () => {
    forgetSearches();
    onForgotten();
  };
  const groups = [
    { title: t("Recent searches"), suggestions: recent.map((query) => searchFor("r", query, "clock-3")), onClear },
    {
      title: t("Popular searches"),
      suggestions: popular
        .filter((query) => !known.has(query.toLowerCase()))
        .map((query) => searchFor("s", query, "search")),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function searchFor(kind: string, query: string, icon: Suggestion["icon"]): Suggestion {
  return {
    key: `${kind}${query}`,
    to: `${href("/products")}?${new URLSearchParams({ q: query })}`,
    name: query,
    marks: [],
    icon,
  };
}
