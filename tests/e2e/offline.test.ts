import { beforeAll, describe, expect, it } from "vitest";
import { arrive, expectAccessible, shareE2eShop, untilAllHydrated } from "./browser.ts";
import { findGoods, type Goods, say } from "./shopping.ts";

const shop = shareE2eShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await findGoods(shop, 1)) as [Goods];
});

describe("without a connection", () => {
  it("the next screen says so, keeps the shop around it, and comes by itself when there is one", async () => {
    const page = await shop.visit("/products");
    await untilAllHydrated(page);
    await page.context().setOffline(true);
    await page.locator("main article h2 a").first().click();
    await expect.poll(() => page.locator("main h1").innerText()).toBe("No connection");
    await expect.poll(() => page.locator("main").innerText()).not.toContain("our mistake");
    await expect.poll(() => page.getByRole("banner").count()).toBe(1);
    await expect.poll(() => page.getByRole("button", { name: "Try again" }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.locator("main h1").innerText()).toBe("No connection");
    await page.context().setOffline(false);
    await arrive(page, /\/product\//);
    await expect.poll(() => page.locator("main h1").innerText()).not.toBe("No connection");
  });

  it.each(["", "/ar"] as const)(
    "what was pressed at %s/ is not done, and can be tried again from the message",
    async (language) => {
      const page = await shop.visit(`${language}/product/${goods.slug}`);
      await untilAllHydrated(page);
      await page.context().setOffline(true);
      const add = page
        .getByRole("main")
        .getByRole("button", { name: say("Add to cart", language), exact: true })
        .first();
      await add.click();
      const toast = page.locator("[data-toast=error]").first();
      await expect
        .poll(() => toast.innerText())
        .toContain(say("Check your internet connection and try again.", language));
      await expect.poll(() => toast.innerText()).not.toContain(say("Error!!", language));
      await page.context().setOffline(false);
      const answer = page.waitForResponse((response) => response.url().endsWith("/user/addToCart"));
      await toast.getByRole("button", { name: say("Try again", language) }).click();
      expect((await answer).status()).toBe(200);
      await page.locator("[data-toast=success]").first().waitFor();
    },
  );

  it("a heart that could not be saved is empty again, and a message says so", async () => {
    const page = await shop.visit("/products");
    await untilAllHydrated(page);
    await page.context().setOffline(true);
    const heart = page.locator("main article button[aria-pressed]").first();
    await heart.click();
    await page.locator("[data-toast=error]").first().waitFor();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
  });
});
