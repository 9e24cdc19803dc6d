import { useEffect, useEffectEvent, useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import type { AddressForm } from "#shared/address-form.ts";
import { fromWire } from "#shared/wire.ts";
import type { Places } from "#app/ui/checkout/address-fields.tsx";

type States = Places["states"];

/** The lists of the address form: countries come with the page, states and cities are loaded on demand. */
export function usePlaces(
  countries: Places["countries"],
  known: States,
  shipTo: string,
  knownForms: Places["forms"] = {},
) {
  const call = useCall();
  const [forms, setForms] = useState(knownForms);
  const [states, setStates] = useState<States>(known);
  const [cities, setCities] = useState<Places["cities"]>({});

  async function findStates(country: string): Promise<void> {
    if (states[country]) return;
    const outcome = await call.get("/get/state-list/:country", { param: { country } }, { refusal: "none" });
    if (!outcome.ok) return;
    const { states: found, address_form: form } = outcome.answer;
    setStates((all) => ({ ...all, [country]: found }));
    setForms((all) => ({ ...all, [country]: fromWire<AddressForm>(form) }));
  }

  async function findCities(state: number): Promise<void> {
    if (cities[state]) return;
    const outcome = await call.get("/get/city-list/:state", { param: { state: String(state) } }, { refusal: "none" });
    if (outcome.ok) setCities((all) => ({ ...all, [state]: outcome.answer.cities.map(({ name }) => name) }));
  }

  const findStatesOfShipTo = useEffectEvent((country: string) => findStates(country));
  useEffect(() => void findStatesOfShipTo(shipTo), [shipTo]);

  return { places: { countries, forms, states, cities }, findStates, findCities };
}
