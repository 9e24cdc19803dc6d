import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { plainFigure, type Figure } from "../figure.ts";

const PART = "browser";
export const CHROMIUM = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const MAX_RUNS = 4;
const DEBUGGING_PORT = 9_339;
const CATEGORIES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MEASURES = {
  "first-contentful-paint": "first paint, ms",
  "largest-contentful-paint": "largest paint, ms",
  "total-blocking-time": "blocked, ms",
} as const;
/** The first visit to a product, compressed. */
const MAX_OF_PRODUCT: Record<string, number> = {
  requests: 29,
  "Document, kB": 20,
  "Script, kB": 140,
  "Stylesheet, kB": 20,
  "Font, kB": 60,
};

type NetworkRequest = { resourceType?: string; transferSize?: number; url?: string };
type LongTask = { duration?: number };

/** Lighthouse's mobile results for a page. */
export async function judgePage(name: string, url: string, rounds: number): Promise<Figure[]> {
  const noted = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [key, value] of await judgeDrawn(url)) noted.set(key, [...(noted.get(key) ?? []), value]);
  return [...noted].map(([key, values]) => plainFigure(PART, `${name}: ${key}`, "", values, goalOf(name, key)));
}

/** On a busy machine, a run sometimes times out before the first paint; such runs are ignored. */
async function judgeDrawn(url: string): Promise<Map<string, number>> {
  for (let attempt = 1; attempt <= MAX_RUNS; attempt += 1) {
    const found = await judgeOnce(url);
    if (found) return found;
  }
  throw new Error(`Lighthouse saw nothing drawn at ${url}, ${MAX_RUNS} times.`);
}

async function judgeOnce(url: string): Promise<Map<string, number> | null> {
  const chrome = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const run = await lighthouse(url, { port: DEBUGGING_PORT, output: "json", logLevel: "error" });
    if (!run) throw new Error("Lighthouse returned no result.");
    const { categories, audits, runtimeError } = run.lhr;
    if (runtimeError || audits["largest-contentful-paint"]?.numericValue === undefined) return null;
    const items = <Item>(audit: string) => (audits[audit]?.details as { items?: Item[] } | undefined)?.items ?? [];
    const found = new Map<string, number>();
    for (const key of Object.keys(CATEGORIES)) found.set(key, Math.round((categories[key]?.score ?? 0) * 100));
    for (const [audit, word] of Object.entries(MEASURES)) found.set(word, audits[audit]?.numericValue ?? 0);
    found.set("CLS", audits["cumulative-layout-shift"]?.numericValue ?? 1);
    const tasks = items<LongTask>("long-tasks").map(({ duration = 0 }) => duration);
    found.set("long tasks", tasks.length);
    found.set("longest task, ms", Math.max(0, ...tasks));
    const requests = items<NetworkRequest>("network-requests").filter(
      ({ url: requested = "" }) => !requested.startsWith("data:"),
    );
    found.set("requests", requests.length);
    for (const [kind, bytes] of bytesByKind(requests)) found.set(`${kind}, kB`, bytes / 1000);
    return found;
  } finally {
    await chrome.close();
  }
}

function bytesByKind(requests: readonly NetworkRequest[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { resourceType = "Other", transferSize = 0 } of requests)
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize);
  return sums;
}

function goalOf(page: string, key: string) {
  const least: number | undefined = CATEGORIES[key as keyof typeof CATEGORIES];
  if (least !== undefined) return { text: `≥ ${least}`, isMet: (value: number) => value >= least };
  if (key === "CLS") return { text: "0", isMet: (value: number) => value === 0 };
  const max = page === "product" ? MAX_OF_PRODUCT[key] : undefined;
  return max === undefined ? null : { text: `≤ ${max}`, isMet: (value: number) => value <= max };
}
