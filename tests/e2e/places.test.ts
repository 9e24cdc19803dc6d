import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, expectNoFaults, shareE2eShop, untilHydrated } from "./browser.ts";

const shop = shareE2eShop();

const cards = (page: Page) => page.locator("main article");
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe("going from screen to screen", () => {
  it("starts at the top, and restores list and place when going back and forward", async () => {
    const page = await shop.visit("/products?sort=newest");
    await page.getByRole("link", { name: "Load more" }).click();
    await expect.poll(() => cards(page).count()).toBe(48);
    await cards(page).nth(44).scrollIntoViewIfNeeded();
    const far = await place(page);
    const name = await cards(page).nth(44).getByRole("heading").innerText();
    await cards(page).nth(44).getByRole("link", { name }).first().click();
    await arrive(page, /\/product\//);
    await expect.poll(() => place(page)).toBe(0);
    await page.getByRole("heading", { name: "You may also like" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => place(page)).toBe(700);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(48);
    await expect.poll(() => place(page)).toBe(far);
    await page.goForward();
    await arrive(page, /\/product\//);
    await expect.poll(() => place(page)).toBe(700);
    await page.goBack();
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => cards(page).count()).toBe(48);
    expectNoFaults(page);
  });

  it.each([true, false])(
    "slides to the home screen and fades to all products, where motion is liked: %s",
    async (isMotionWanted) => {
      const page = await shop.visit("/track-order", { isMotionWanted });
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        const seen: string[] = [];
        Object.assign(window, { seen });
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() =>
            seen.push("ready", ...document.getAnimations().map((each) => (each as CSSAnimation).animationName)),
          );
          void transition.finished.then(() => seen.push("finished"));
          return transition;
        };
      });
      const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      await page.getByRole("banner").getByRole("link", { name: /Souk/ }).first().click();
      await expect.poll(seen).toContain("ready");
      expect((await seen()).includes("slide-in-left")).toBe(isMotionWanted);
      await expect.poll(seen).toContain("finished");
      await page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
      await page.getByRole("contentinfo").getByRole("link", { name: "All products" }).click();
      await arrive(page, /\/products$/);
      await expect.poll(seen).toContain("ready");
      expect((await seen()).includes("fade-in")).toBe(isMotionWanted);
    },
  );
});

describe("changing a list", () => {
  it("keeps the focus and the place, and announces the new count", async () => {
    const page = await shop.visit("/products");
    await page.evaluate(() => window.scrollTo(0, 400));
    const before = await place(page);
    const count = page.locator("main header output");
    const all = await count.innerText();
    const brand = filters(page).locator('input[name="brands"]').first();
    await brand.focus();
    await page.keyboard.press("Space");
    await arrive(page, /brands=/);
    await expect.poll(() => count.innerText()).not.toBe(all);
    await expect.poll(() => hasFocus(page, 'input[name="brands"]')).toBe(true);
    // The chosen filters come in above the products: the browser moves along with them.
    expect(Math.abs((await place(page)) - before)).toBeLessThan(80);

    await page.getByLabel("Sort by").focus();
    await page.getByLabel("Sort by").selectOption("price_low");
    await arrive(page, /sort=price_low/);
    await expect.poll(() => page.locator("main section[aria-busy]").getAttribute("aria-busy")).toBe("false");
    await expect.poll(() => hasFocus(page, "select[name=sort]")).toBe(true);

    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Remove" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => count.innerText()).toBe(all);
    await expect.poll(() => hasFocus(page, "main section")).toBe(true);
    expectNoFaults(page);
  });
});
