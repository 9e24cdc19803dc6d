import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "#app/call.ts";
import type { RootView } from "#app/root-data.server.ts";
import { decidePopup } from "#app/ui/shell/decide-popup.ts";
import { readLocally } from "./kept-locally.ts";
import { useCurrencyChoice } from "./use-currency-choice.ts";

const START_MILLISECONDS = 10_000;
const WAITING_MILLISECONDS = 1_000;

/** Once per shell, 10 seconds after it has come: the currency, the viewed products, the pop-up. Answers whether that is open. */
export function useStartUp(data: RootView): boolean {
  const { pathname } = useLocation();
  const call = useCall();
  const currency = useCurrencyChoice();
  const [isPopupOpen, setPopupOpen] = useState(false);

  const start = useEffectEvent(() => {
    // What lies in the background decides nothing for the pages that are looked at.
    if (!document.hidden) currency.apply(data.addOns);
    void call.get("/viewed-products", {});
  });

  const decide = useEffectEvent(() =>
    decidePopup({
      isDismissed: readLocally("popup") !== null,
      status: data.settingsData.sitePopupStatus,
      showIn: data.settingsData.popupShowIn,
      pathname,
      isHindered: hasAttention(),
    }),
  );

  useEffect(() => {
    let timer = setTimeout(() => {
      start();
      show();
    }, START_MILLISECONDS);
    function show(): void {
      const decision = decide();
      if (decision === "open") setPopupOpen(true);
      if (decision === "wait") timer = setTimeout(show, WAITING_MILLISECONDS);
    }
    return () => clearTimeout(timer);
  }, []);

  return isPopupOpen;
}

/** Another dialog is open, or somebody is filling something in. */
function hasAttention(): boolean {
  return (
    document.querySelector("dialog[open], :is(input:not([type=checkbox], [type=radio]), textarea, select):focus") !==
    null
  );
}
