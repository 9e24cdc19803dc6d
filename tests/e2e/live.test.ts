import PusherServer from "pusher";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "#tests/support/client.ts";
import { arrive, expectNoFaults, type JourneyShop, openJourneyShop } from "./browser.ts";
import { findGoods } from "./shopping.ts";

const APP = { PUSHER_APP_ID: "1", PUSHER_APP_KEY: "journey-key", PUSHER_APP_SECRET: "journey-secret" };
const PATIENCE = { timeout: 30_000 };

let shop: JourneyShop;
beforeAll(async () => {
  shop = await openJourneyShop({ environment: APP });
});
afterAll(() => shop?.close());

it("an open page shows what others send and do, without a reload", async () => {
  const [goods] = await findGoods(shop, 1);
  const page = await shop.visit(`/product/${goods!.slug}`, { as: "shopper@souk.example" });
  const backend = new PusherServer({
    appId: APP.PUSHER_APP_ID,
    key: APP.PUSHER_APP_KEY,
    secret: APP.PUSHER_APP_SECRET,
    host: "127.0.0.1",
    port: String(shop.server.port),
  });
  const channels = async () => {
    const answer = await backend.get({ path: "/channels", params: {} });
    return Object.keys(((await answer.json()) as { channels: object }).channels).toSorted();
  };
  await expect
    .poll(channels, PATIENCE)
    .toEqual(["notifications", expect.stringMatching(/^private-user\.\d+$/), expect.stringMatching(/^product\.\d+$/)]);
  const [, own = "", product = ""] = await channels();
  await backend.trigger("notifications", "push-notification", { message: "Half price today", message_type: "warning" });
  await page.locator("[data-toast=warning]").filter({ hasText: "Half price today" }).waitFor();
  await backend.trigger(own, "push-notification", { message: "Only for you", message_type: "unheard of" });
  await page.locator("[data-toast=info]").filter({ hasText: "Only for you" }).waitFor();
  const variant = (
    await createClient(shop.server.url).get<{ product: { variants: { id: number }[] } }>(
      `home/product-details/${goods!.slug}`,
    )
  ).body.product.variants[0]!.id;
  await backend.trigger(product, "stock", { variant_id: variant, current_stock: 0 });
  await expect.poll(() => page.getByRole("main").innerText(), PATIENCE).toMatch(/sold out|out of stock/i);
  expectNoFaults(page);
});

it("a page that was seen is readable offline and says how old it is, and private screens are not", async () => {
  const [goods] = await findGoods(shop, 1);
  const page = await shop.visit("/products");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(shop.at(`/product/${goods!.slug}`));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENCE).toBe(true);
  await expect
    .poll(
      () => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("souk-pages"))),
      PATIENCE,
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect
    .poll(() => page.locator("[data-offline]").innerText(), PATIENCE)
    .toContain("Prices and stock may have changed");
  await expect.poll(() => page.locator("main h1").first().innerText()).toBe(goods!.name);
  await page.goto(shop.at("/user/dashboard"));
  await expect.poll(() => page.locator("h1").innerText()).toBe("You're offline");
  await page.context().setOffline(false);
  await page.goto(shop.at(`/product/${goods!.slug}`));
  await arrive(page, /\/product\//);
  await expect.poll(() => page.locator("[data-offline]").count()).toBe(0);
});
