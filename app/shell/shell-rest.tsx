import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Toasts } from "#app/ui/parts/toasts.tsx";
import { Footer } from "#app/ui/shell/footer.tsx";
import { NewsletterForm } from "#app/ui/shell/newsletter-form.tsx";
import { ScrollToTop } from "#app/ui/shell/scroll-to-top.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { isCheckoutPath } from "./checkout-path.ts";
import { ColorSwitcher } from "./color-switcher.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { LatePart } from "./failed-part.tsx";
import { useNewsletter } from "./use-newsletter.ts";
import { useStartUp } from "./use-start-up.ts";

const VisitorPopup = lazy(() =>
  loadChunk(() => import("./visitor-popup.tsx").then((module) => ({ default: module.VisitorPopup }))),
);

const LiveUpdates = lazy(() =>
  loadChunk(() => import("#app/live/live-updates.tsx").then((module) => ({ default: module.LiveUpdates }))),
);
const QUIET_MILLISECONDS = 2_500;

const ConsentBanner = lazy(() =>
  loadChunk(() => import("./consent-banner.tsx").then((module) => ({ default: module.ConsentBanner }))),
);

const ConsentSettings = lazy(() =>
  loadChunk(() => import("./consent-settings.tsx").then((module) => ({ default: module.ConsentSettings }))),
);

/** Loads with the page and hydrates after the rest. */
export function ShellFooter({ data: { settingsData, pages, categories } }: { data: RootView }) {
  const { t, madeAt } = usePage();
  const newsletter = useNewsletter();
  const [isConsentOpen, setConsentOpen] = useState(false);
  return (
    <>
      <Footer
        logo={settingsData.shopLogo}
        tagline={t(settingsData.shopTagline)}
        email={settingsData.shopEmail}
        phone={settingsData.shopPhone}
        menu={settingsData.menus.footer}
        pages={pages}
        categories={categories}
        social={settingsData}
        paymentMarks={settingsData.paymentMarks}
        year={new Date(madeAt).getUTCFullYear()}
        newsletter={<NewsletterForm {...newsletter} />}
        onCookies={() => setConsentOpen(true)}
      />
      {isConsentOpen && (
        <LatePart>
          <ConsentSettings settings={settingsData} onClose={() => setConsentOpen(false)} />
        </LatePart>
      )}
    </>
  );
}

/** Loads with the page and hydrates after the rest. */
export function ShellExtras({ data, isSettled }: { data: RootView | null; isSettled: boolean }) {
  const toasts = useVisitor((state) => state.toasts);
  const dropToast = useVisitor((state) => state.dropToast);
  return (
    <>
      <ScrollToTop />
      {data && <StartedShop data={data} isSettled={isSettled} />}
      <LateLive />
      <Toasts toasts={toasts} onDrop={dropToast} />
    </>
  );
}

function StartedShop({ data, isSettled }: { data: RootView; isSettled: boolean }) {
  const isPopupOpen = useStartUp(data, isSettled);
  const isCheckout = isCheckoutPath(useLocation().pathname);
  return (
    <>
      {data.settingsData.demoMode === 1 && !isCheckout && <ColorSwitcher />}
      {!isCheckout && <LanguageOffer languages={data.languages} settingsData={data.settingsData} />}
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

/** Loaded when the browser is idle and the page is visible; the page works without it. */
function LateLive() {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const start = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", start);
      if ("requestIdleCallback" in window) requestIdleCallback(() => setLive(true), { timeout: QUIET_MILLISECONDS });
      else setLive(true);
    };
    const timer = setTimeout(() => {
      document.addEventListener("visibilitychange", start);
      start();
    }, QUIET_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", start);
    };
  }, []);
  return (
    isLive && (
      <LatePart>
        <LiveUpdates />
      </LatePart>
    )
  );
}
