import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { useCall } from "#app/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { SuggestionGroup } from "#app/ui/shell/search-box.tsx";
import { useVisitor } from "#app/visitor-store.tsx";

const QUIET_MILLISECONDS = 120;

/** Suggestions for what is being typed; a new screen or currency clears them. */
export function useSuggestions() {
  const { t } = usePage();
  const call = useCall();
  const location = useLocation();
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const key = `${location.key} ${currency}`;
  const [found, setFound] = useState<{ on: string; groups: SuggestionGroup[] }>({ on: key, groups: [] });
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<AbortController>(undefined);

  function clear(): void {
    clearTimeout(timer.current);
    pending.current?.abort();
    setFound({ on: key, groups: [] });
    setLoading(false);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pending.current?.abort();
    },
    [key],
  );

  function suggest(typed: string): void {
    clearTimeout(timer.current);
    pending.current?.abort();
    const query = typed.trim();
    if (query === "") return clear();
    setFound((known) => (known.on === key ? known : { on: key, groups: [] }));
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
    if (!outcome.ok) return setFound({ on: key, groups: [] });
    const { products, categories, brands } = outcome.answer;
    setFound({
      on: key,
      groups: [
        {
          title: t("Products"),
          suggestions: products.map(({ id, slug, name, marks, image, price }) => ({
            key: `p${id}`,
            to: href("/product/:slug", { slug }),
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
      ].filter(({ suggestions }) => suggestions.length > 0),
    });
  }

  return { groups: found.on === key ? found.groups : [], isLoading: isLoading && found.on === key, suggest, clear };
}
