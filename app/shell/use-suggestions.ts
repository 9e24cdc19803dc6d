import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { useCall } from "#app/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { SuggestionGroup } from "#app/ui/shell/search-box.tsx";

const QUIET_MILLISECONDS = 120;

/** Suggestions for what is being typed; a new screen clears them. */
export function useSuggestions() {
  const { t } = usePage();
  const call = useCall();
  const { key } = useLocation();
  const [groups, setGroups] = useState<SuggestionGroup[]>([]);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<AbortController>(undefined);

  function clear(): void {
    clearTimeout(timer.current);
    pending.current?.abort();
    setGroups([]);
    setLoading(false);
  }

  useEffect(() => clear(), [key]);

  function suggest(typed: string): void {
    clearTimeout(timer.current);
    pending.current?.abort();
    const query = typed.trim();
    if (query === "") return clear();
    setLoading(true);
    timer.current = setTimeout(() => void load(query), QUIET_MILLISECONDS);
  }

  async function load(query: string): Promise<void> {
    const controller = new AbortController();
    pending.current = controller;
    const outcome = await call.get(
      "/search/suggest",
      { query: { q: query } },
      { refusal: "none", signal: controller.signal },
    );
    if (controller.signal.aborted) return;
    setLoading(false);
    if (!outcome.ok) return setGroups([]);
    const { products, categories, brands } = outcome.answer;
    setGroups(
      [
        {
          title: t("Products"),
          suggestions: products.map(({ id, slug, name, image, price }) => ({
            key: `p${id}`,
            to: href("/product/:slug", { slug }),
            name,
            image,
            note: price.formatted,
          })),
        },
        {
          title: t("Categories"),
          suggestions: categories.map(({ id, slug, name }) => ({
            key: `c${id}`,
            to: href("/category/:slug", { slug }),
            name,
          })),
        },
        {
          title: t("Brands"),
          suggestions: brands.map(({ id, slug, name }) => ({
            key: `b${id}`,
            to: href("/brand/:slug", { slug }),
            name,
          })),
        },
      ].filter(({ suggestions }) => suggestions.length > 0),
    );
  }

  return { groups, isLoading, suggest, clear };
}
