import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "#app/call.ts";
import type { RootView } from "#app/root-data.server.ts";
import { decidePopup } from "#app/ui/shell/decide-popup.ts";
import { readLocally } from "./kept-locally.ts";
import { useCurrencyChoice } from "./use-currency-choice.ts";

const WAITING_MILLISECONDS = 1_000;

/** Once per shell, when it has settled: the currency, the viewed products, the pop-up. Answers whether that is open. */
export function useStartUp(data: RootView, isSettled: boolean): boolean {
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
    if (!isSettled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show(): void {
      const decision = decide();
      if (decision === "open") setPopupOpen(true);
      if (decision === "wait") timer = setTimeout(show, WAITING_MILLISECONDS);
    }
    start();
    show();
    return () => clearTimeout(timer);
  }, [isSettled]);

  return isPopupOpen;
}

/** What has the visitor's attention: a dialog, a menu, a field that is being filled in. */
const ATTENTION = [
  "dialog[open]",
  "[role=dialog]",
  "[data-shell] [aria-expanded=true]",
  "[data-flyout]",
  ":popover-open",
  ":is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]):focus",
].join();

function hasAttention(): boolean {
  return document.querySelector(ATTENTION) !== null;
}
