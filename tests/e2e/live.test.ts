import PusherServer from "pusher";
import { expect, it } from "vitest";
import { createClient } from "#tests/support/client.ts";
import { arrive, expectAccessible, expectNoFaults, ownE2eShop } from "./browser.ts";
import { findGoods } from "./shopping.ts";

const APP = { PUSHER_APP_ID: "1", PUSHER_APP_KEY: "e2e-key", PUSHER_APP_SECRET: "e2e-secret" };

const shop = ownE2eShop({ environment: APP });

function backend(): PusherServer {
  const { PUSHER_APP_ID: appId, PUSHER_APP_KEY: key, PUSHER_APP_SECRET: secret } = APP;
  return new PusherServer({ appId, key, secret, host: "127.0.0.1", port: String(shop.server.port) });
}

/** What open pages listen to. */
async function channels(): Promise<string[]> {
  const answer = await backend().get({ path: "/channels", params: {} });
  return Object.keys(((await answer.json()) as { channels: object }).channels).toSorted();
}

it("an open page shows what others send and do, without a reload", async () => {
  const [goods] = await findGoods(shop, 1);
  const page = await shop.visit(`/product/${goods!.slug}`, { as: "shopper@souk.example" });
  await expect
    .poll(channels)
    .toEqual(["notifications", expect.stringMatching(/^private-user\.\d+$/), expect.stringMatching(/^product\.\d+$/)]);
  const [, own = "", product = ""] = await channels();
  await backend().trigger("notifications", "push-notification", {
    message: "Half price today",
    message_type: "warning",
  });
  await page.locator("[data-toast=warning]").filter({ hasText: "Half price today" }).waitFor();
  await backend().trigger(own, "push-notification", { message: "Only for you", message_type: "unheard of" });
  await page.locator("[data-toast=info]").filter({ hasText: "Only for you" }).waitFor();
  const variant = (
    await createClient(shop.server.url).get<{ product: { variants: { id: number }[] } }>(
      `home/product-details/${goods!.slug}`,
    )
  ).body.product.variants[0]!.id;
  await backend().trigger(product, "stock", { variant_id: variant, current_stock: 0 });
  await expect.poll(() => page.getByRole("main").innerText()).toMatch(/sold out|out of stock/i);
  expectNoFaults(page);
});

it("a page that was seen is readable offline and says how old it is, and private screens are not", async () => {
  const [goods] = await findGoods(shop, 1);
  const page = await shop.visit("/products");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(shop.at(`/product/${goods!.slug}`));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("souk-pages"))))
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator("[data-offline]").innerText()).toContain("Prices and stock may have changed");
  await expect.poll(() => page.locator("main h1").first().innerText()).toBe(goods!.name);
  await page.goto(shop.at("/user/dashboard"));
  await expect.poll(() => page.locator("h1").innerText()).toBe("You're offline");
  await page.context().setOffline(false);
  await page.goto(shop.at(`/product/${goods!.slug}`));
  await arrive(page, /\/product\//);
  await expect.poll(() => page.locator("[data-offline]").count()).toBe(0);
});

it("the shop can be installed: Chromium has nothing against its manifest and its icons", async () => {
  const page = await shop.visit("/");
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "") as {
    id: string;
    display: string;
    icons: { src: string; purpose: string; sizes: string; type: string }[];
    shortcuts: { url: string }[];
    screenshots: { src: string; form_factor: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ id: "/", display: "standalone" });
  expect(manifest.icons.map(({ purpose, sizes }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"]),
  );
  expect(manifest.screenshots.map(({ form_factor: form }) => form).toSorted()).toEqual(["narrow", "wide"]);
  // The sizes that it claims are those of the files.
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const real = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect([src, real]).toEqual([src, sizes]);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(shop.at(url))).status()).toBe(200);
  const faults = async () => {
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // The windows of these tests are private ones, in which nothing can be installed.
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
  };
  await expect.poll(faults).toEqual([]);
});

it("the bell of a desk lists what is new, and a new order is counted without a reload", async () => {
  const page = await shop.visit("/seller/orders", { as: "seller@souk.example" });
  await page.locator("#desk-notifications-button").click();
  await page.locator("#desk-notifications").getByRole("link", { name: "All notifications" }).waitFor();
  const ofShop = async () => (await channels()).find((name) => name.startsWith("private-shop.")) ?? "";
  await expect.poll(ofShop).toMatch(/^private-shop\.\d+$/);
  const counted = page.waitForResponse(/\/seller\/counters$/);
  await backend().trigger(await ofShop(), "order", { code: "SK-0000-0000" });
  expect((await counted).status()).toBe(200);
  await page.getByRole("link", { name: /new orders?$/ }).waitFor();
  await expectAccessible(page);
  expectNoFaults(page);
});
