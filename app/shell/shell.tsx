import { type ReactNode, ViewTransition, lazy, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { loadChunk } from "#app/hydration/chunk-error.ts";
import type { RootView } from "#app/loaders/root-data.server.ts";
import { CheckoutFooter } from "#app/ui/shell/checkout-footer.tsx";
import { CheckoutHeader } from "#app/ui/shell/checkout-header.tsx";
import { ProgressBar } from "#app/ui/shell/progress-bar.tsx";
import { ChunkNote } from "#app/ui/shell/chunk-note.tsx";
import { DeferredPart } from "#app/hydration/deferred-part.tsx";
import { StoredPart } from "#app/hydration/stored-part.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { Arrival } from "./arrival.tsx";
import { isCheckoutPath } from "./checkout-path.ts";
import { LostScreen } from "./failed-screen.tsx";
import { LatePart } from "./failed-part.tsx";
import { DeskSessionProvider } from "./desk-session.tsx";
import { ShellBars } from "./shell-bars.tsx";
import { useLateNavigation } from "./use-late-navigation.ts";

const VisitorCartDrawer = lazy(() =>
  loadChunk(() => import("./visitor-cart-drawer.tsx").then((module) => ({ default: module.VisitorCartDrawer }))),
);
const QuickView = lazy(() =>
  loadChunk(() => import("#app/products/quick-view.tsx").then((module) => ({ default: module.QuickView }))),
);
const loadRest = () => loadChunk(() => import("./shell-rest.tsx"));
const ShellFooter = lazy(() => loadRest().then((module) => ({ default: module.ShellFooter })));
const ShellExtras = lazy(() => loadRest().then((module) => ({ default: module.ShellExtras })));
const SETTLED_MILLISECONDS = 10_000;
const TRANSITIONS: Record<string, string> = { "/": "slide-left", "/products": "fade" };

/** Everything around the screen. */
export function Shell({ data, children }: { data: RootView | null; children: ReactNode }) {
  const { pathname } = useLocation();
  useLeaveScreen();
  const isDesk = /^\/(admin|seller)(\/|$)/.test(pathname);
  // An empty shop has nothing to link to yet, and the desks have their own frame.
  const bars = isDesk || /^\/setup(\/|$)/.test(pathname) ? null : data;
  const isCheckout = isCheckoutPath(pathname);
  return (
    <>
      {bars &&
        (isCheckout ? (
          <CheckoutHeader logo={bars.settingsData.shopLogo} />
        ) : (
          <StoredPart name="bars">
            <ShellBars data={bars} />
          </StoredPart>
        ))}
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Screen>{isDesk ? <DeskSessionProvider data={data}>{children}</DeskSessionProvider> : children}</Screen>
      </main>
      {bars &&
        (isCheckout ? (
          <CheckoutFooter pages={bars.pages} />
        ) : (
          <StoredPart name="footer">
            <DeferredPart>
              <ShellFooter data={bars} />
            </DeferredPart>
          </StoredPart>
        ))}
      <Overlays />
      <LateExtras data={bars} />
      <Arrival />
      <ChunkNote />
    </>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.location?.pathname;
  const { Shape, movedAddress } = useLateNavigation(target !== undefined && target !== pathname ? target : null);
  return (
    <>
      <ProgressBar isLoading={navigation.state !== "idle" && !movedAddress} />
      {movedAddress ? (
        <LostScreen address={movedAddress} />
      ) : Shape && target && target !== "/" ? (
        <Shape path={target} />
      ) : (
        <ViewTransition
          key={TRANSITIONS[pathname] ?? "other"}
          default="none"
          enter={TRANSITIONS[pathname] ?? "none"}
          exit={TRANSITIONS[pathname] ?? "none"}
        >
          {/* One element: with several, only the first would move. */}
          <div>{children}</div>
        </ViewTransition>
      )}
    </>
  );
}

/** Components that are loaded on demand. */
function Overlays() {
  const isCartOpen = useVisitor((state) => state.open === "cart");
  const quickViewed = useVisitor((state) => state.quickViewed);
  const quickView = useVisitor((state) => state.quickView);
  const closeQuickView = useCallback(() => quickView(null), [quickView]);
  const [isCartWanted, setCartWanted] = useState(false);
  if (isCartOpen && !isCartWanted) setCartWanted(true);
  return (
    <LatePart>
      {isCartWanted && <VisitorCartDrawer />}
      {quickViewed && <QuickView key={quickViewed.slug} {...quickViewed} onClose={closeQuickView} />}
    </LatePart>
  );
}

/** Starts the timer with the shell, so that a slow script does not delay it. */
function LateExtras({ data }: { data: RootView | null }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LatePart>
      <ShellExtras data={data} isSettled={isSettled} />
    </LatePart>
  );
}

/** A new screen closes everything that the old one had opened. */
function useLeaveScreen(): void {
  const { pathname } = useLocation();
  const leaveScreen = useVisitor((state) => state.leaveScreen);
  useEffect(() => leaveScreen(), [pathname, leaveScreen]);
}
