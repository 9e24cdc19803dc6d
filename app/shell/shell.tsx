import { type ReactNode, Suspense, ViewTransition, lazy, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { loadChunk } from "#app/lost-chunk.ts";
import type { RootView } from "#app/root-data.server.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Toasts } from "#app/ui/parts/toasts.tsx";
import { ErrorScreen } from "#app/ui/shell/error-screen.tsx";
import { Footer } from "#app/ui/shell/footer.tsx";
import { NewsletterForm } from "#app/ui/shell/newsletter-form.tsx";
import { ProgressBar } from "#app/ui/shell/progress-bar.tsx";
import { RouteShimmer } from "#app/ui/shell/route-shimmer.tsx";
import { ScrollToTop } from "#app/ui/shell/scroll-to-top.tsx";
import { ChunkNote } from "#app/ui/shell/chunk-note.tsx";
import { useVisitor } from "#app/visitor-store.tsx";
import { LostPart } from "./lost-part.tsx";
import { ShellBars } from "./shell-bars.tsx";
import { useLateNavigation } from "./use-late-navigation.ts";
import { useNewsletter } from "./use-newsletter.ts";

const VisitorCartDrawer = lazy(() =>
  loadChunk(() => import("./visitor-cart-drawer.tsx").then((module) => ({ default: module.VisitorCartDrawer }))),
);
const QuickView = lazy(() =>
  loadChunk(() => import("#app/quick-view.tsx").then((module) => ({ default: module.QuickView }))),
);
const TRANSITIONS: Record<string, string> = { "/": "slide-left", "/products": "fade" };

/** Everything around the screen. */
export function Shell({ data, children }: { data: RootView | null; children: ReactNode }) {
  const toasts = useVisitor((state) => state.toasts);
  const dropToast = useVisitor((state) => state.dropToast);
  const { t } = usePage();
  const newsletter = useNewsletter();
  const [year] = useState(() => new Date().getUTCFullYear());
  useLeaveScreen();
  return (
    <>
      {data && <ShellBars data={data} />}
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Screen>{children}</Screen>
      </main>
      {data && (
        <Footer
          tagline={t(data.settingsData.shopTagline)}
          email={data.settingsData.shopEmail}
          phone={data.settingsData.shopPhone}
          pages={data.pages}
          categories={data.categories}
          social={data.settingsData}
          year={year}
          newsletter={<NewsletterForm {...newsletter} />}
        />
      )}
      <ScrollToTop />
      <Overlays />
      <Toasts toasts={toasts} onDrop={dropToast} />
      <ChunkNote />
    </>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.location?.pathname;
  const { isLate, lostAddress } = useLateNavigation(target !== undefined && target !== pathname ? target : null);
  return (
    <>
      <ProgressBar isLoading={navigation.state !== "idle" && !lostAddress} />
      {lostAddress ? (
        <ErrorScreen isChunkLost retryAddress={lostAddress} />
      ) : isLate && target && target !== "/" ? (
        <RouteShimmer path={target} />
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

/** What is loaded when it is first wanted. */
function Overlays() {
  const isCartOpen = useVisitor((state) => state.open === "cart");
  const quickViewSlug = useVisitor((state) => state.quickViewSlug);
  const quickView = useVisitor((state) => state.quickView);
  const closeQuickView = useCallback(() => quickView(null), [quickView]);
  const [isCartWanted, setCartWanted] = useState(false);
  if (isCartOpen && !isCartWanted) setCartWanted(true);
  return (
    <LostPart>
      <Suspense fallback={null}>
        {isCartWanted && <VisitorCartDrawer />}
        {quickViewSlug && <QuickView key={quickViewSlug} slug={quickViewSlug} onClose={closeQuickView} />}
      </Suspense>
    </LostPart>
  );
}

/** A new screen closes what the old one had opened. */
function useLeaveScreen(): void {
  const { pathname } = useLocation();
  const leaveScreen = useVisitor((state) => state.leaveScreen);
  useEffect(() => leaveScreen(), [pathname, leaveScreen]);
}
