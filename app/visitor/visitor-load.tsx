import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { type Outcome, useCall } from "../api-client/call.ts";
import { revalidateAfter } from "../api-client/revalidation.ts";
import { readHint } from "#shared/hint-cookie.ts";
import { useVisitorStore, type VisitorStore } from "./visitor-store.tsx";

const MAX_RETRIES = 5;
const FIRST_PAUSE_MILLISECONDS = 2_000;

/** Loads what belongs to the visitor, once per document: the page itself is the same for everyone. */
export function VisitorLoad() {
  const call = useCall();
  const store = useVisitorStore();
  const { revalidate } = useRevalidator();

  const load = useEffectEvent(async () => {
    const shown = store.getState().activeCurrency?.code;
    const outcome = await withRetries(() => call.get("/visitor", {}, { refusal: "none" }));
    if (!outcome.ok || outcome.answer.active_currency.code === shown) return;
    // A currency in the address counts for this page; it is then remembered.
    if (!new URLSearchParams(window.location.search).has("currency")) await revalidateAfter(["currency"], revalidate);
  });

  useEffect(() => {
    void load();
    // Shown again from the browser's memory, after a visit to other pages.
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetSignedOut(store.getState());
      void load();
    };
    window.addEventListener("pageshow", again);
    return () => window.removeEventListener("pageshow", again);
  }, [store]);

  return null;
}

/** Who has signed out meanwhile is no longer shown to the next person at the device. */
function forgetSignedOut({ user, update }: VisitorStore): void {
  const { isSignedIn, units } = readHint(document.cookie);
  if (!user || isSignedIn) return;
  update({
    user: null,
    carts: [],
    savedForLater: [],
    totals: null,
    changes: [],
    viewedProducts: null,
    wishlistIds: [],
    compareIds: [],
    followedShopIds: [],
    cartUnits: units,
  });
}

/** Asks again, less and less often, while the shop cannot be reached or is not available. */
async function withRetries<Answer>(ask: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
  for (let retry = 0; ; retry += 1) {
    const outcome = await ask();
    if (outcome.ok || (outcome.status > 0 && outcome.status < 500) || retry === MAX_RETRIES) return outcome;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MILLISECONDS * 2 ** retry));
  }
}
