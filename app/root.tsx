import { lazy, type ReactNode, useEffect, useMemo } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { themeFileOf } from "#shared/theme-file.ts";
import { type Wire, fromWire } from "#shared/wire.ts";
import { contextOf, pageFrame } from "./loaders/context.ts";
import { useDocumentFrame } from "./hydration/document-frame.tsx";
import type { GoneThing } from "./hydration/removed-part.tsx";
import { INLINE_SCRIPT } from "./hydration/inline-script.ts";
import { isChunkLoadError, reloadOnce } from "./hydration/chunk-error.ts";
import { dependsOnlyOn } from "./api-client/revalidation.ts";
import { type RootView, readRootData } from "./loaders/root-data.server.ts";
import { FailedScreen } from "./shell/failed-screen.tsx";
import { LatePart } from "./shell/failed-part.tsx";
import { Shell } from "./shell/shell.tsx";
import { fontsOf } from "./hydration/script-fonts.ts";
import stylesheet from "./styles/app.css?url";
import { builtAddress } from "./ui/parts/built-address.ts";
import { PageContext } from "./ui/parts/page.tsx";
import { DocumentLinks } from "./ui/shell/document-links.tsx";
import { HiddenInputs } from "./ui/shell/hidden-inputs.tsx";
import { NotFoundScreen } from "./ui/shell/not-found-screen.tsx";
import icon from "./ui/shell/icon.svg?url";
import { VisitorLoad } from "./visitor/visitor-load.tsx";
import { VisitorProvider, knownVisitor, useVisitor } from "./visitor/visitor-store.tsx";

const GonePart = lazy(async () => ({ default: (await import("./hydration/removed-part.tsx")).GonePart }));

export function loader({ context, pattern }: Route.LoaderArgs) {
  return readRootData(contextOf(context), context.get(pageFrame), pattern === HOME);
}

const HOME = "/";

/** What belongs to the visitor comes by calls. */
export const shouldRevalidate = dependsOnlyOn("currency", "content");

export function Layout({ children }: { children: ReactNode }) {
  const frame = useDocumentFrame();
  const wired = useRouteLoaderData("root") as Wire<RootView> | undefined;
  const data = useMemo(() => (wired ? fromWire<RootView>(wired) : null), [wired]);
  const { language, shopName, appPath, madeAt } = frame.page;
  const shopIcon = data?.settingsData.shopIcon;
  const theme = data && themeFileOf(data.settingsData);

  const { key } = useLocation();

  // Once for the page, and again for each screen, whose URL changes before it renders.
  useEffect(() => {
    window.dispatchEvent(new Event("souk:hydrated"));
  }, [key]);

  return (
    <PageContext value={frame.page}>
      <html
        lang={language.code}
        dir={language.direction}
        data-ship-to={frame.shipTo}
        data-country={frame.shipTo}
        data-made-at={madeAt}
        data-public={frame.isPublic ? "" : undefined}
        data-visitor={frame.isSignedIn ? "in" : undefined}
        data-demo={frame.isDemo ? "" : undefined}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="application-name" content={shopName} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf9" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
          <script
            nonce={frame.nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? INLINE_SCRIPT : "" }}
          />
          <link
            id="lang_file"
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={frame.languageFile}
            fetchPriority="low"
          />
          {fontsOf(language.code).map((font) => (
            <link
              key={font}
              rel="preload"
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              href={builtAddress(appPath, font)}
            />
          ))}
          <Meta />
          <link rel="stylesheet" href={builtAddress(appPath, stylesheet)} />
          {theme && <link rel="stylesheet" href={`${appPath}theme/${theme}`} />}
          {shopIcon ? (
            <>
              <link rel="icon" type="image/webp" href={`${appPath}img/96/${shopIcon}`} />
              <link rel="apple-touch-icon" href={`${appPath}img/240/${shopIcon}`} />
            </>
          ) : (
            <>
              <link rel="icon" sizes="32x32" href={`${appPath}favicon.ico`} />
              <link rel="icon" type="image/svg+xml" sizes="any" href={builtAddress(appPath, icon)} />
              <link rel="apple-touch-icon" href={`${appPath}apple-touch-icon.png`} />
            </>
          )}
          <link rel="manifest" href={`${appPath}manifest.webmanifest`} />
          <Links />
          {data && <DocumentLinks languages={data.languages} defaultLanguage={data.settingsData.defaultLanguage} />}
        </head>
        <body className="min-h-dvh bg-paper text-ink">
          <VisitorProvider
            first={{ token: frame.token, shipTo: frame.shipTo, ...(data && !frame.isPublic ? knownVisitor(data) : {}) }}
            isHinted={frame.isPublic}
            activeCurrency={data?.activeCurrency ?? null}
          >
            <div hidden>
              <PageMarks />
            </div>
            {frame.isPublic && <VisitorLoad />}
            <Shell data={data}>{children}</Shell>
          </VisitorProvider>
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </PageContext>
  );
}

/** The hidden inputs of the contract. */
function PageMarks() {
  const { marks } = useDocumentFrame();
  const token = useVisitor((state) => state.token);
  return <HiddenInputs values={{ ...marks, token }} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    if (isChunkLoadError(error)) reloadOnce(window.location.href);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 410)
    return (
      <LatePart>
        <GonePart {...(error.data as GoneThing)} />
      </LatePart>
    );
  return <FailedScreen error={error} />;
}
