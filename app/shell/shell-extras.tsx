import { lazy } from "react";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { Toasts } from "#app/ui/parts/toasts.tsx";
import { ScrollToTop } from "#app/ui/shell/scroll-to-top.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { ColorSwitcher } from "./color-switcher.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { LatePart } from "./failed-part.tsx";
import { useStartUp } from "./use-start-up.ts";

const VisitorPopup = lazy(() =>
  loadChunk(() => import("./visitor-popup.tsx").then((module) => ({ default: module.VisitorPopup }))),
);

const ConsentBanner = lazy(() =>
  loadChunk(() => import("./consent-banner.tsx").then((module) => ({ default: module.ConsentBanner }))),
);

/** Loads with the page and hydrates after the rest. */
export function ShellExtras({ data, isSettled }: { data: RootView | null; isSettled: boolean }) {
  const toasts = useVisitor((state) => state.toasts);
  const dropToast = useVisitor((state) => state.dropToast);
  return (
    <>
      <ScrollToTop />
      {data && <StartedShop data={data} isSettled={isSettled} />}
      <Toasts toasts={toasts} onDrop={dropToast} />
    </>
  );
}

function StartedShop({ data, isSettled }: { data: RootView; isSettled: boolean }) {
  const isPopupOpen = useStartUp(data, isSettled);
  return (
    <>
      {data.settingsData.demoMode === 1 && <ColorSwitcher />}
      <LanguageOffer languages={data.languages} settingsData={data.settingsData} />
      {(data.settingsData.asksForPreferences === 1 || data.settingsData.statisticsScript) && (
        <LatePart>
          <ConsentBanner settings={data.settingsData} />
        </LatePart>
      )}
      {isPopupOpen && (
        <LatePart>
          <VisitorPopup settings={data.settingsData} />
        </LatePart>
      )}
    </>
  );
}
