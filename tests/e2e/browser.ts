import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { newNetwork, type Client } from "#tests/support/client.ts";
import { letStaffIn, signIn } from "./accounts.ts";
import { openBrowser, openVisitor, type VisitorOptions } from "./open-visitor.ts";

/** The built shop with a browser before it, for one file at a time. */
export type E2eShop = SharedE2eShop & { server: BuiltServer };
export type SharedE2eShop = {
  /** An address of the shop, of a path such as `/cart`. */
  at(path: string): string;
  /** A new visitor with cookies of their own, and the page that they look at. */
  visit(path: string, options?: VisitorOptions): Promise<Page>;
  /** Opens another path in the same page, and waits until it is hydrated. */
  go(page: Page, path: string): Promise<void>;
  close(): Promise<void>;
};

export const ON_PHONE = { width: 360, height: 740, isTouch: true };
/** Starts the shop with the demo data of this run. */
export async function openE2eShop(options: Parameters<typeof startBuiltServer>[0] = {}): Promise<E2eShop> {
  const server = await startBuiltServer(options);
  const { close, ...visits } = await visitShop(server.url);
  return {
    server,
    ...visits,
    async close() {
      await close();
      await server.stop();
    },
  };
}

/** The demo shop that end-to-end tests of guests share: they change nothing that others see, and each visitor comes from a network of their own. */
export function shareE2eShop(): SharedE2eShop {
  return openForFile(() => visitShop(inject("sharedShop").url, fromNewNetwork));
}

/** A shop with settings, rows or an environment that other files do not have. */
export function ownE2eShop(options: Parameters<typeof startBuiltServer>[0] = {}): E2eShop {
  let own: E2eShop;
  const shop = openForFile(async () => (own = await openE2eShop(options)));
  return {
    ...shop,
    get server() {
      return own.server;
    },
  };
}

let takenOver: Promise<BuiltServer> | undefined;

/**
 * The demo shop that the files of a worker take over from each other, with what was done in it; staff may sign in.
 * A file looks for what it has made itself, and leaves prices, settings and the names of the demo's accounts as they were.
 */
export function takeOverE2eShop(): E2eShop {
  let server: BuiltServer;
  const shop = openForFile(async () => {
    takenOver ??= startBuiltServer({ environment: { TRUST_PROXY: "1" }, change: letStaffIn });
    server = await takenOver;
    return visitShop(server.url, fromNewNetwork);
  });
  return {
    ...shop,
    get server() {
      return server;
    },
  };
}

/** Before its tests and until their end. */
function openForFile(open: () => Promise<SharedE2eShop>): SharedE2eShop {
  let shop: SharedE2eShop | undefined;
  beforeAll(async () => void (shop = await open()));
  afterAll(() => shop?.close());
  return {
    at: (path) => shop!.at(path),
    visit: (path, options) => shop!.visit(path, options),
    go: (page, path) => shop!.go(page, path),
    close: () => shop!.close(),
  };
}

const fromNewNetwork = () => ({ "x-forwarded-for": newNetwork() });

async function visitShop(url: string, headers: () => Record<string, string> = () => ({})): Promise<SharedE2eShop> {
  const browser = await openBrowser();
  const visitors: BrowserContext[] = [];
  const at = (path: string) => url + path;

  return {
    at,
    async visit(path, visitor = {}) {
      const context = await openVisitor(browser, visitor, visitor.isLocal ? {} : headers());
      visitors.push(context);
      const caller = typeof visitor.as === "string" ? await signIn(url, visitor.as) : visitor.as;
      if (caller) await context.addCookies(cookiesOf(caller, url));
      const page = await context.newPage();
      failOnBrokenPage(page);
      await page.goto(at(path));
      if (!visitor.isScriptOff) await untilHydrated(page);
      return page;
    },
    async go(page, path) {
      await page.goto(at(path));
      await untilHydrated(page);
    },
    async close() {
      for (const context of visitors) await context.close();
    },
  };
}

function cookiesOf(caller: Client, url: string): { name: string; value: string; url: string }[] {
  const pairs = caller.cookies().split("; ").filter(Boolean);
  return pairs.map((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return { name, value, url };
  });
}

/** What the page throws, and what its content security policy stops, fails the test. */
const faults = new WeakMap<Page, string[]>();

function failOnBrokenPage(page: Page): void {
  const found: string[] = [];
  faults.set(page, found);
  page.on("pageerror", (error) => found.push(error.stack ?? error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && /Content Security Policy|Hydration|Minified React error/i.test(text))
      found.push(text);
  });
}

export function expectNoFaults(page: Page): void {
  expect(faults.get(page) ?? []).toEqual([]);
}

/** For tests in which time passes at once: the parts that hydrate last have to be hydrated by then, as they are in life. */
export async function untilAllHydrated(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    // What React has not taken over yet stands behind a mark and bears none of its names.
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (marks.nextNode()) {
      const { data, nextSibling: rendered } = marks.currentNode as Comment;
      if (!data.startsWith("$") || !(rendered instanceof Element) || rendered.tagName === "SCRIPT") continue;
      const { top, bottom, height } = rendered.getBoundingClientRect();
      // Only what is seen is waited for.
      if (height === 0 || top > innerHeight || bottom < 0) continue;
      if (!Object.keys(rendered).some((name) => name.startsWith("__reactFiber"))) return false;
    }
    return true;
  });
}

/** Waits until the page answers: the script has taken over what the server rendered, or rendered this address itself, and says so. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydratedAt" in window && window.hydratedAt === (history.state?.key ?? ""));
}

/** Waits for an address that a press leads to, and for its screen: the address changes before the screen is rendered. */
export async function arrive(page: Page, address: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(address);
  if (await page.locator("#app_path").count()) await untilHydrated(page);
}

/** Nothing makes the page wider than what it is looked at through. */
export async function expectFitsWidth(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, { message: page.url() }).toBeLessThanOrEqual(0);
}

/** For a screen that passes in both themes on a wide one: what a narrow screen and its direction can break. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await expectFitsWidth(page);
  await expectAccessible(page);
  expectNoFaults(page);
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Of what axe asks, what another theme can break. */
const RULES_OF_COLORS = ["color-contrast", "link-in-text-block"];

/** The accessibility violations on this screen: WCAG 2.2 A and AA, and the best practices of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, {})).toEqual([]);
}

async function findViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  await untilPainted(page);
  await bringAxe(page.mainFrame());
  // What stands in frames, such as a mail, is looked at too; one that is gone meanwhile is not.
  for (const frame of page.frames().slice(1)) await bringAxe(frame).catch(() => undefined);
  const { violations } = await page.evaluate(
    // Without a list of all that is right, which takes long to write on a large screen.
    // Style sheets are loaded for rules that do not run.
    (axeOptions) =>
      window.axe!.run(document, { ...axeOptions, preload: { assets: ["media"] }, resultTypes: ["violations"] }),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")} (${failureSummary ?? ""})`),
  );
}

/** Colors that change with the theme pass from one to the other. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
}

/** Once in each document: it is half a megabyte. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}

/** The same screen in both themes. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await findViolations(page, { runOnly: RULES_OF_COLORS })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  expectNoFaults(page);
}
