import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { ShownMoney } from "#shared/money.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import type { CheckoutDestination, DeliveryChoices } from "#app/ui/checkout/read-checkout.ts";

/** The checkout with the prices of the place and the delivery that were chosen last. */
export function usePricing(loaded: CheckoutView) {
  const call = useCall();
  const [answered, setAnswered] = useState<{ to: CheckoutView; checkout: CheckoutView } | null>(null);
  const [isPricing, setPricing] = useState(false);
  const pricing = useRef<AbortController | null>(null);
  /** The last repricing, with its response. */
  const repriced = useRef<Promise<CheckoutView | null>>(Promise.resolve(null));
  const wanted = useRef<{ from: string; destination: CheckoutDestination; choices: DeliveryChoices } | null>(null);
  const checkout = answered?.to === loaded ? answered.checkout : loaded;

  const repriceLoaded = useEffectEvent(() => {
    if (wanted.current?.from !== loaded.shipTo) wanted.current = null;
    else reprice(wanted.current.destination, wanted.current.choices);
  });

  // Choices made here survive a reload of the data, unless the country was changed in the header.
  useEffect(() => {
    if (wanted.current) repriceLoaded();
  }, [loaded]);

  function reprice(destination: CheckoutDestination, choices: DeliveryChoices): void {
    repriced.current = findPrices(destination, choices);
  }

  async function findPrices(destination: CheckoutDestination, choices: DeliveryChoices): Promise<CheckoutView | null> {
    wanted.current = { from: loaded.shipTo, destination, choices };
    pricing.current?.abort();
    const mine = new AbortController();
    pricing.current = mine;
    setPricing(true);
    const { countryCode, state, city, postalCode, vatNumber } = destination;
    const within = { state, city, postal_code: postalCode, vat_number: vatNumber };
    const place = { trx_id: checkout.trxId, country_code: countryCode };
    const quiet = { isSuccessShown: false, signal: mine.signal };
    const json = { ...place, ...within, ...choices };
    let outcome = await call.post("/user/find/shipping_cost", { json }, { ...quiet, refusal: "none" });
    // A choice made for another place may not exist for this one.
    if (!outcome.ok && !mine.signal.aborted) {
      const rest = outcome.status === 409 ? { ...place, ...within } : place;
      outcome = await call.post("/user/find/shipping_cost", { json: rest }, quiet);
    }
    if (mine.signal.aborted) return null;
    setPricing(false);
    if (!outcome.ok) return null;
    const answer = fromWire<CheckoutView>(outcome.answer);
    setAnswered({ to: loaded, checkout: answer });
    return answer;
  }

  /** Waits for the prices that are being computed; the total if it is no longer the one on the button. */
  async function findChangedTotal(): Promise<ShownMoney | null> {
    let waited: Promise<CheckoutView | null>;
    let answer: CheckoutView | null;
    do {
      waited = repriced.current;
      answer = await waited;
    } while (waited !== repriced.current);
    const shown = checkout.totals.total;
    const now = answer?.totals.total ?? shown;
    return now.amount === shown.amount && now.currency === shown.currency ? null : now;
  }

  return { checkout, isPricing, reprice, findChangedTotal };
}
