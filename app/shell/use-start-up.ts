import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { fromWire } from "#shared/wire.ts";
import { decidePopup } from "#app/ui/shell/decide-popup.ts";
import { readLocally } from "./kept-locally.ts";
import { useCurrencyChoice } from "./use-currency-choice.ts";

const WAITING_MILLISECONDS = 1_000;

/**
 * Runs once per shell, after the page has settled: the currency, the viewed products, the pop-up. Returns whether the
 * pop-up is open.
 */
export function useStartUp(data: RootView, isSettled: boolean): boolean {
  const { pathname } = useLocation();
  const call = useCall();
  const currency = useCurrencyChoice();
  const [isPopupOpen, setPopupOpen] = useState(false);

  const settings = useRef(data.settingsData);

  const start = useEffectEvent(() => {
    // A background tab must not change the currency of the visible one.
    if (!document.hidden) currency.apply(data.addOns);
    void call.get("/viewed-products", {});
  });

  // The page may come from a cache.
  const refreshSettings = useEffectEvent(async () => {
    const outcome = await call.get("/settings-data", {});
    if (outcome.ok) settings.current = fromWire<RootView["settingsData"]>(outcome.answer.settings as never);
  });

  const decide = useEffectEvent(() =>
    decidePopup({
      isDismissed: readLocally("popup") !== null,
      status: settings.current.sitePopupStatus,
      showIn: settings.current.popupShowIn,
      pathname,
      isBlocked: isVisitorBusy(),
    }),
  );

  useEffect(() => {
    if (!isSettled) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function show(): void {
      const decision = decide();
      if (decision === "open") setPopupOpen(true);
      if (decision === "wait") timer = setTimeout(show, WAITING_MILLISECONDS);
    }
    start();
    void refreshSettings().then(() => isOver || show());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSettled]);

  return isPopupOpen;
}

/** Anything that should not be interrupted: a dialog, a menu, a focused field. */
const ATTENTION = [
  "dialog[open]",
  "[role=dialog]",
  "[data-shell] [aria-expanded=true]",
  "[data-flyout]",
  ":popover-open",
  ":is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]):focus",
].join();

function isVisitorBusy(): boolean {
  return document.querySelector(ATTENTION) !== null;
}
