import { useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { LowerCategories } from "#app/ui/shell/category-bar.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { rememberLanguage } from "./remember-language.ts";
import { useCurrencyChoice } from "./use-currency-choice.ts";

export type Choices = ReturnType<typeof useChoices>;

/** Choices in the bars around every screen: currency, ship-to country, signing out. */
export function useChoices() {
  const call = useCall();
  const navigate = useNavigate();
  const currency = useCurrencyChoice();
  const update = useVisitor((state) => state.update);
  const [countries, setCountries] = useState<{ code: string; name: string }[] | null>(null);
  const areCountriesAsked = useRef(false);

  async function loadCountries(): Promise<void> {
    if (areCountriesAsked.current) return;
    areCountriesAsked.current = true;
    const outcome = await call.get("/get/country-list", {}, { refusal: "none" });
    if (outcome.ok) setCountries(outcome.answer.countries);
    areCountriesAsked.current = outcome.ok;
  }

  async function signOut(): Promise<void> {
    const outcome = await call.get("/logout", {}, { changes: ["session", "cart"] });
    if (!outcome.ok) return;
    update({ user: null, carts: [], savedForLater: [], totals: null, changes: [], viewedProducts: null });
    update({ wishlistIds: [], compareIds: [], followedShopIds: [] });
    await navigate(href("/login"));
  }

  return {
    countries,
    loadCountries: () => void loadCountries(),
    chooseLanguage: (code: string) => rememberLanguage(code),
    chooseCurrency: currency.choose,
    chooseCountry: (code: string) =>
      void call.post("/change/country/:code", { param: { code } }, { changes: ["ship_to", "cart"] }),
    signOut: () => void signOut(),
  };
}

/** The categories below the top level, loaded when the menu is first opened. */
export function useLowerCategories() {
  const call = useCall();
  const [lower, setLower] = useState<LowerCategories>(null);
  const isAsked = useRef(false);

  async function load(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    const outcome = await call.get("/home/categories", {}, { refusal: "none" });
    isAsked.current = outcome.ok;
    if (outcome.ok) setLower(Object.fromEntries(outcome.answer.categories.map(({ id, children }) => [id, children])));
  }

  return { lower, loadLower: () => void load() };
}
