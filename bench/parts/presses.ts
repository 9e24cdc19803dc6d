import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { plainFigure, type Figure } from "../figure.ts";
import { CHROMIUM, FLAGS } from "./lighthouse-pages.ts";

const PART = "browser";
const MAX_MILLISECONDS = 100;
const GOOD_INP_MILLISECONDS = 200;
const MIN_ROUNDS = 3;
const SLOWDOWNS = [1, 4];
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Measured in the page. */
declare global {
  interface Window {
    durations: number[];
    isHydrated?: boolean;
  }
}

type Press = { name: string; path: string; selector: string; screen: BrowserContextOptions };
type Pressed = { answer: number; interaction: number };

/** The time until a click shows on the screen, at full CPU speed and four times slower, and the browser's own INP. */
export async function measurePresses(
  url: string,
  pages: { category: string; product: string },
  rounds: number,
): Promise<Figure[]> {
  const presses: Press[] = [
    {
      name: "add to cart",
      path: pages.product,
      selector: 'main button[data-action]:has-text("Add to cart")',
      screen: PHONE,
    },
    {
      name: "a facet",
      path: pages.category,
      selector: 'main form li input[type="checkbox"]:not(.sr-only)',
      screen: DESK,
    },
  ];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const figures: Figure[] = [];
  try {
    for (const press of presses)
      for (const slowdown of SLOWDOWNS) {
        const pressed: Pressed[] = [];
        for (let round = 0; round < Math.max(MIN_ROUNDS, rounds); round += 1) {
          // A new visitor: an empty cart, nothing loaded yet.
          const context = await browser.newContext({ ...press.screen, locale: "en-US" });
          await context.addInitScript(() => localStorage.setItem("popup", "1"));
          const page = await context.newPage();
          pressed.push(await timePress(page, url + press.path, press.selector, slowdown));
          await context.close();
        }
        figures.push(...figuresOf(`${press.name}, CPU ${slowdown}× slower`, pressed));
      }
  } finally {
    await browser.close();
  }
  return figures;
}

function figuresOf(name: string, pressed: readonly Pressed[]): Figure[] {
  const within = (max: number) => ({ text: `≤ ${max} ms`, isMet: (value: number) => value <= max });
  const answers = pressed.map(({ answer }) => answer);
  const interactions = pressed.map(({ interaction }) => interaction);
  return [
    plainFigure(PART, `an answer to a press on ${name}`, "ms", answers, within(MAX_MILLISECONDS)),
    plainFigure(PART, `INP of a press on ${name}`, "ms", interactions, within(GOOD_INP_MILLISECONDS)),
  ];
}

async function timePress(page: Page, address: string, selector: string, slowdown: number): Promise<Pressed> {
  await page.addInitScript(() => {
    addEventListener("souk:hydrated", () => (window.isHydrated = true));
    const durations: number[] = [];
    window.durations = durations;
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) durations.push(entry.duration);
    };
    new PerformanceObserver(note).observe({
      type: "event",
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.isHydrated);
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const answer = await target.evaluateHandle(watchFrames);
  await target.click();
  const milliseconds = await answer.evaluate(({ shown }) => shown);
  // The Event Timing API reports a click after the frame that shows it.
  await page
    .waitForFunction(() => window.durations.length > 0, null, {
      timeout: 5_000,
    })
    .catch(() => undefined);
  const durations = await page.evaluate(() => window.durations);
  return { answer: milliseconds, interaction: Math.max(0, ...durations) };
}

/** From the click to the frame after the first visible change. */
function watchFrames(element: SVGElement | HTMLElement): { shown: Promise<number> } {
  const snapshot = () =>
    [
      element.textContent,
      element.getAttribute("aria-busy"),
      element.matches(":disabled"),
      element.matches(":checked"),
    ].join();
  const shown = new Promise<number>((resolve, reject) => {
    const before = snapshot();
    addEventListener(
      "click",
      ({ timeStamp }) => {
        setTimeout(() => reject(new Error("Nothing happened.")), 10_000);
        const check = () =>
          snapshot() === before
            ? requestAnimationFrame(check)
            : requestAnimationFrame((shownAt) => resolve(shownAt - timeStamp));
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
  });
  return { shown };
}
