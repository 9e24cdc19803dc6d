import { useCall } from "#app/api-client/call.ts";
import { useVisitorStore } from "#app/visitor/visitor-store.tsx";
import { keepLocally, readLocally } from "./kept-locally.ts";

/** Of the browser alone: whether a switch is under way, and the currency wished for meanwhile. */
let isSwitching = false;
let wished: string | null = null;

/** The add-on that has prices follow where the visitor is. */
const GEOLOCATION = "ishopet";
const CHOSEN = "currency_chosen";

/** Shows prices in another currency; switches go one after the other, and the last wish is the one that stays. */
export function useCurrencyChoice() {
  const call = useCall();
  const store = useVisitorStore();
  const shownCode = () => store.getState().activeCurrency?.code;

  async function show(code: string): Promise<void> {
    wished = code;
    if (isSwitching) return;
    isSwitching = true;
    try {
      for (let next = takeWish(); next !== null; next = takeWish())
        await call.get(
          "/change/currency/:code",
          { param: { code: next } },
          { refusal: "info", changes: shownCode() === next ? [] : ["currency", "cart"] },
        );
    } finally {
      isSwitching = false;
    }
  }

  /** That of the page, where the session has another by now; with the add-on that of the place, unless somebody has chosen. */
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

function takeWish(): string | null {
  const next = wished;
  wished = null;
  return next;
}
