import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useCall } from "../api-client/call.ts";
import { revalidateAfter } from "../api-client/revalidation.ts";
import { useVisitorStore } from "./visitor-store.tsx";

/** Loads what belongs to the visitor, once per document: the page itself is the same for everyone. */
export function VisitorLoad() {
  const call = useCall();
  const store = useVisitorStore();
  const { revalidate } = useRevalidator();

  const load = useEffectEvent(async () => {
    const shown = store.getState().activeCurrency?.code;
    const outcome = await call.get("/visitor", {}, { refusal: "none" });
    if (!outcome.ok || outcome.answer.active_currency.code === shown) return;
    // A currency in the address counts for this page; it is then remembered.
    if (!new URLSearchParams(window.location.search).has("currency")) await revalidateAfter(["currency"], revalidate);
  });

  useEffect(() => {
    void load();
    // Shown again from the browser's memory, after a visit to other pages.
    const again = (event: PageTransitionEvent) => event.persisted && void load();
    window.addEventListener("pageshow", again);
    return () => window.removeEventListener("pageshow", again);
  }, []);

  return null;
}
