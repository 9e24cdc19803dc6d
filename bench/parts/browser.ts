import lighthouse from "lighthouse";
import { chromium, type Page } from "playwright-core";
import { plainFigure, type Figure, type Rounds } from "../figure.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "browser";
const CHROMIUM = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const DEBUGGING_PORT = 9_339;
const CATEGORIES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MOST_CLICK_MILLISECONDS = 100;

/** Lighthouse as a phone, and how soon a press is answered. */
export async function measureBrowser(shop: ShopUnderLoad, { rounds }: Rounds): Promise<Figure[]> {
  const { category, product } = await readShopWindow(shop.url);
  const pages = { home: "/", category: `/category/${category}`, product: `/product/${product}` };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) figures.push(...(await judge(name, shop.url + path, rounds)));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const page = await browser.newPage();
  const presses = { "add to cart": pressAdd, "a facet": pressFacet };
  for (const [name, press] of Object.entries(presses)) {
    const times: number[] = [];
    for (let round = 0; round < Math.max(3, rounds); round += 1) times.push(await press(page, shop.url, pages));
    figures.push(
      plainFigure(PART, `an answer to a press on ${name}`, "ms", times, {
        text: `≤ ${MOST_CLICK_MILLISECONDS} ms`,
        isMet: (value) => value <= MOST_CLICK_MILLISECONDS,
      }),
    );
  }
  await browser.close();
  return figures;
}

async function judge(name: string, url: string, rounds: number): Promise<Figure[]> {
  const scores = new Map<string, number[]>();
  const note = (key: string, value: number) => scores.set(key, [...(scores.get(key) ?? []), value]);
  for (let round = 0; round < rounds; round += 1) {
    const chrome = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      const run = await lighthouse(url, { port: DEBUGGING_PORT, output: "json", logLevel: "error" });
      if (!run) throw new Error("Lighthouse said nothing.");
      for (const key of Object.keys(CATEGORIES)) note(key, Math.round((run.lhr.categories[key]?.score ?? 0) * 100));
      note("CLS", run.lhr.audits["cumulative-layout-shift"]?.numericValue ?? 1);
      const requests = (run.lhr.audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined)?.items;
      note("requests", requests?.length ?? 0);
      for (const [kind, bytes] of bytesByKind(requests ?? [])) note(`${kind}, kB`, bytes / 1024);
    } finally {
      await chrome.close();
    }
  }
  return [...scores].map(([key, values]) => {
    const least = CATEGORIES[key as keyof typeof CATEGORIES];
    const goal = goalOf(name, key, least);
    return plainFigure(PART, `${name}: ${key}`, "", values, goal);
  });
}

type NetworkRequest = { resourceType?: string; transferSize?: number };

function bytesByKind(requests: readonly NetworkRequest[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { resourceType = "Other", transferSize = 0 } of requests)
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize);
  return sums;
}

function goalOf(page: string, key: string, least: number | undefined) {
  if (least !== undefined) return { text: `≥ ${least}`, isMet: (value: number) => value >= least };
  if (key === "CLS") return { text: "0", isMet: (value: number) => value === 0 };
  const most = page === "product" ? MOST_OF_PRODUCT[key] : undefined;
  return most === undefined ? null : { text: `≤ ${most}`, isMet: (value: number) => value <= most };
}

/** The first visit to a product, compressed. */
const MOST_OF_PRODUCT: Record<string, number> = {
  requests: 29,
  "Document, kB": 20,
  "Script, kB": 140,
  "Stylesheet, kB": 20,
  "Font, kB": 60,
};

type Pages = Record<"home" | "category" | "product", string>;

/** From the press to the first frame that shows that something is done about it. */
async function pressAdd(page: Page, url: string, pages: Pages): Promise<number> {
  await page.goto(url + pages.product);
  await page.waitForFunction(() => document.querySelector("html")?.dataset.awake !== "no");
  await page.waitForTimeout(1_500);
  return timePress(page, 'main [data-act="add"], main button[data-act]');
}

async function pressFacet(page: Page, url: string, pages: Pages): Promise<number> {
  await page.goto(url + pages.category);
  await page.waitForTimeout(1_500);
  return timePress(page, 'main form input[type="checkbox"]');
}

async function timePress(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(selector);
        if (!target) return reject(new Error(`Nothing to press: ${selector}`));
        const started = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        target.click();
        setTimeout(() => reject(new Error("Nothing happened.")), 5_000);
      }),
    selector,
  );
}
