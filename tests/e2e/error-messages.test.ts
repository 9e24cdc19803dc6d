import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#tests/support/client.ts";
import { SHOPPER } from "./accounts.ts";
import { shareE2eShop, untilAllHydrated } from "./browser.ts";

type Listed = { slug: string; has_variant: boolean; minimum_order_quantity: number };

const SENTENCE = "The shop is being updated.";
const START_MS = 10_000;
/** After this a page whose scripts have not come is loaded again. */
const TIME_OUT_MS = 120_000;
const shop = shareE2eShop();
let product: string;

beforeAll(async () => {
  const { body } = await createClient(shop.at("")).get<{ products: { data: Listed[] } }>(
    "home/filtered_products?type=products&in_stock=1&per_page=60",
  );
  const plain = body.products.data.find((each) => !each.has_variant && each.minimum_order_quantity === 1)!;
  product = `/product/${plain.slug}`;
});

const toast = (page: Page, kind: string) => page.locator(`[data-toast=${kind}]`);

/** The call at the end of this address is refused. */
async function refuse(page: Page, address: string, status: number, json: object = { error: SENTENCE }): Promise<void> {
  await page.route(`**/${address}`, (route) => route.fulfill({ status, json }));
}

async function subscribe(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill("reader@catalog.example");
  await footer.getByRole("button", { name: "Subscribe" }).click();
}

describe("a call that is refused", () => {
  it("shows the shop's sentence after a subscription, titled by how it went, and one toast per wrong field", async () => {
    const page = await shop.visit("/track-order");
    await untilAllHydrated(page);
    await subscribe(page);
    await toast(page, "success").getByText("Success", { exact: true }).waitFor();
    await refuse(page, "home/subscribers", 409);
    await subscribe(page);
    await toast(page, "error").filter({ hasText: SENTENCE }).getByText("Error!!").waitFor();
    await page.unroute("**/home/subscribers");
    const errors = { email: ["Enter another address."], name: ["Enter your name.", "And more."] };
    await refuse(page, "home/subscribers", 422, { message: "Wrong", errors });
    await subscribe(page);
    await toast(page, "error").filter({ hasText: "Enter another address." }).waitFor();
    await toast(page, "error").filter({ hasText: "Enter your name." }).waitFor();
    await expect.poll(() => page.getByText("And more.").count()).toBe(0);
  });

  it("shows why the viewed products are not there", async () => {
    const page = await shop.visit("/track-order");
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install();
    let isRequested = false;
    page.on("request", (request) => (isRequested ||= request.url().endsWith("/viewed-products")));
    await refuse(page, "viewed-products", 503);
    await page.goto(shop.at("/products"));
    await untilAllHydrated(page);
    // In steps that are shorter than a toast is shown.
    await expect
      .poll(async () => {
        await page.clock.runFor(START_MS / 10);
        return isRequested;
      })
      .toBe(true);
    await toast(page, "error").filter({ hasText: SENTENCE }).first().waitFor();
  });

  it("shows as information that a currency is not available", async () => {
    const page = await shop.visit("/products");
    await untilAllHydrated(page);
    await refuse(page, "change/currency/EUR", 404);
    await page.locator('header button[aria-label*="USD"]').first().click();
    await page.locator("header button[aria-pressed]", { hasText: "EUR" }).click();
    await toast(page, "info").filter({ hasText: SENTENCE }).waitFor();
  });

  it("stays signed in when signing out fails, and says why", async () => {
    const page = await shop.visit("/cart", { as: SHOPPER });
    await refuse(page, "logout", 503);
    await page.getByRole("button", { name: /^Account: / }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await toast(page, "error").filter({ hasText: SENTENCE }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/cart");
  });

  it("shows why nothing was liked or put into the cart, and nothing when a view is not recorded", async () => {
    const blog = await shop.visit("/blogs", { as: SHOPPER });
    await blog.locator('main a[href*="/blog/"]').first().click();
    await refuse(blog, "blog/like-comments", 409);
    await blog
      .getByRole("button", { name: /^Like the comment/ })
      .first()
      .click();
    await toast(blog, "error").filter({ hasText: SENTENCE }).getByText("Error!!").waitFor();
    const page = await shop.visit("/track-order");
    await refuse(page, "home/product-view", 500);
    await refuse(page, "user/addToCart", 409, { error: "Only 2 left." });
    const viewed = page.waitForResponse("**/home/product-view");
    await shop.go(page, product);
    await viewed;
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await toast(page, "error").filter({ hasText: "Only 2 left." }).waitFor();
    await expect.poll(() => page.locator("[data-toast]").count()).toBe(1);
  });
});

describe("a browser or a page that lacks something", () => {
  async function alerts(page: Page): Promise<string[]> {
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    return messages;
  }

  it("loads the page again when its scripts have not come after two minutes, and then says so", async () => {
    const page = await shop.visit("/track-order");
    await page.goto(shop.at("/robots.txt"));
    await page.clock.install();
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await never;
      await route.abort();
    });
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto(shop.at("/brands"), { waitUntil: "commit" });
    const note = page.locator("#chunk_lost");
    await note.waitFor({ state: "attached" });
    await page.clock.runFor(TIME_OUT_MS - 1_000);
    await expect.poll(() => loads.length).toBe(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => loads.length).toBe(2);
    await note.waitFor({ state: "attached" });
    await expect
      .poll(async () => {
        await page.clock.runFor(TIME_OUT_MS);
        return note.isVisible();
      })
      .toBe(true);
    end();
  });

  it("is shown that it has no notifications, once they are requested", async () => {
    const page = await shop.visit("/track-order", { as: SHOPPER });
    await page.addInitScript(() => Reflect.deleteProperty(window, "Notification"));
    const messages = await alerts(page);
    await shop.go(page, "/user/notification");
    const card = page.locator("section", { has: page.getByRole("heading", { name: "Notifications in this browser" }) });
    await card.getByRole("button").first().click();
    await expect.poll(() => messages).toEqual(["Web Notification is not supported"]);
  });

  it("is shown once that the page's marker is missing", async () => {
    const page = await shop.visit("/track-order");
    const messages = await alerts(page);
    await page.route(shop.at("/contact"), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<input[^>]*id="token"[^>]*>/, "");
      await route.fulfill({ response, body });
    });
    await page.goto(shop.at("/contact"));
    await expect
      .poll(() => messages)
      .toEqual(["Something went wrong with your Script, Please contact to the script author"]);
  });

  it("keeps the page when a script does not come, and says so", async () => {
    const page = await shop.visit("/track-order");
    await page.route(/\/assets\/question-browser-.*\.js/, (route) => route.abort());
    await shop.go(page, product);
    await page.locator("#questions").scrollIntoViewIfNeeded();
    await page.locator("#chunk_lost").waitFor();
    await page.getByRole("heading", { name: "Questions and answers" }).waitFor();
  });
});
