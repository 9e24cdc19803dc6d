import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { SuggestionGroup } from "#app/ui/shell/search-box.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const QUIET_MILLISECONDS = 120;

/** Suggestions for the typed text, or for an empty field; a new screen or currency clears them. */
export function useSuggestions() {
  const { t } = usePage();
  const call = useCall();
  const location = useLocation();
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const key = `${location.key} ${currency}`;
  const [found, setFound] = useState<{ on: string; isTyped: boolean; groups: SuggestionGroup[] }>({
    on: key,
    isTyped: false,
    groups: [],
  });
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<AbortController>(undefined);

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
    const isTyped = query !== "";
    // Suggestions for an empty field are not search results.
    setFound((known) => (known.on === key && known.isTyped === isTyped ? known : { on: key, isTyped, groups: [] }));
    setLoading(isTyped);
    timer.current = setTimeout(() => void load(query), isTyped ? QUIET_MILLISECONDS : 0);
  }

  async function load(query: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    pending.current = controller;
    const { findSuggestions } = await loadChunk(() => import("./find-suggestions.ts"));
    const groups = await findSuggestions({ call, t, query, signal, onForgotten: () => suggest("") });
    if (signal.aborted) return;
    setLoading(false);
    setFound({ on: key, isTyped: query !== "", groups });
  }

  return { groups: found.on === key ? found.groups : [], isLoading: isLoading && found.on === key, suggest };
}
