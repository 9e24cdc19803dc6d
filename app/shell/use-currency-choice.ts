import { useCall } from "#app/api-client/call.ts";
import { useVisitorStore } from "#app/visitor/visitor-store.tsx";
import { keepLocally, readLocally } from "./kept-locally.ts";

/** Browser only: whether a switch is in progress, and the currency requested meanwhile. */
let isSwitching = false;
let pendingCurrency: string | null = null;

/** The add-on that chooses the currency by the visitor's location. */
const GEOLOCATION = "ishopet";
const CHOSEN = "currency_chosen";

/** Shows prices in another currency. Switches run one after the other, and the last one wins. */
export function useCurrencyChoice() {
  const call = useCall();
  const store = useVisitorStore();
  const shownCode = () => store.getState().activeCurrency?.code;

  async function show(code: string): Promise<void> {
    pendingCurrency = code;
    if (isSwitching) return;
    isSwitching = true;
    try {
      for (let next = takePending(); next !== null; next = takePending())
        await call.get(
          "/change/currency/:code",
          { param: { code: next } },
          { refusal: "info", changes: shownCode() === next ? [] : ["currency", "cart"] },
        );
    } finally {
      isSwitching = false;
    }
  }

  /**
   * Applies the page's currency if the session has a different one meanwhile; with the add-on, the location's currency,
   * unless one was chosen.
   */
  async function apply(addOns: readonly string[]): Promise<void> {
    if (addOns.includes(GEOLOCATION) && readLocally(CHOSEN) === null) {
      const outcome = await call.get("/get/geolocale", {}, { refusal: "info" });
      if (!outcome.ok || outcome.answer.currency.code === shownCode() || readLocally(CHOSEN) !== null) return;
      return show(outcome.answer.currency.code);
    }
    const code = shownCode();
    if (code && !isSwitching) await show(code);
  }

  return {
    apply: (addOns: readonly string[]) => void apply(addOns),
    choose: (code: string) => {
      keepLocally(CHOSEN, "1");
      void show(code);
    },
  };
}

function takePending(): string | null {
  const next = pendingCurrency;
  pendingCurrency = null;
  return next;
}
