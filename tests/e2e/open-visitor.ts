import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "playwright-core";
import type { Client } from "#tests/support/client.ts";

export type VisitorOptions = {
  /** The address of one of the demo's accounts, or the previous visitor: who is signed in already. */
  as?: string | Client;
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  isScriptOff?: boolean;
  isTouch?: boolean;
  /** Has the newsletter's pop-up come, as it does to everyone who has not sent it away. */
  isPopupWanted?: boolean;
  isMotionWanted?: boolean;
  /** Whether the shop hears which languages the browser asks for; otherwise the page's own. */
  isLanguageWanted?: boolean;
  locale?: string;
  /** Comes from the machine itself, as who reads `/dev/mail`. */
  isLocal?: boolean;
};

/** Only failing tests wait this long; a slow machine may need a while. */
const PATIENCE_MS = 60_000;
/** As `npm test` chooses it, for a single file that is run by hand. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let opened: Promise<Browser> | undefined;

/** One for all files of a worker; it ends with the worker. */
export async function openBrowser(): Promise<Browser> {
  const browser = await opened;
  if (browser?.isConnected()) return browser;
  opened = launchBrowser();
  return opened;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGUMENTS });
}

function findBrowser(): string {
  return process.env.CHROMIUM_PATH || BROWSERS.find((file) => existsSync(file)) || BROWSERS[0]!;
}

export async function openVisitor(
  browser: Browser,
  visitor: VisitorOptions,
  extraHTTPHeaders: Record<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    extraHTTPHeaders,
    viewport: { width: visitor.width ?? 1440, height: visitor.height ?? 900 },
    colorScheme: visitor.theme ?? "light",
    javaScriptEnabled: !visitor.isScriptOff,
    hasTouch: visitor.isTouch ?? false,
    reducedMotion: visitor.isMotionWanted ? "no-preference" : "reduce",
    locale: visitor.locale ?? "en-US",
  });
  if (!visitor.isLanguageWanted)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "languages", { get: () => [document.documentElement.lang] }),
    );
  if (!visitor.isPopupWanted) await context.addInitScript(dismissPopup);
  await context.addInitScript(() => {
    const markHydrated = () => Object.assign(window, { hydratedAt: history.state?.key ?? "" });
    addEventListener("souk:hydrated", markHydrated);
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Runs in every frame; a sandboxed one, such as a mail's, has no storage. */
function dismissPopup(): void {
  try {
    localStorage.setItem("popup", "1");
  } catch {}
}
