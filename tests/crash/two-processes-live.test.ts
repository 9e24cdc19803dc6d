import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import Pusher from "pusher";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#db/client.ts";
import { products } from "#db/schema/product.ts";
import { startPostgres } from "#tests/database/postgres.ts";
import { launchBrowser } from "#tests/e2e/open-visitor.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createBuyer } from "#tests/support/buyer.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { createClient } from "#tests/support/client.ts";
import { connectLive, readLiveMarks, type LiveClient } from "#tests/support/live-client.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";
import { joinCampaign, makeCampaign } from "#tests/support/sales.ts";

const APP = { PUSHER_APP_ID: "1", PUSHER_APP_KEY: "pair-key", PUSHER_APP_SECRET: "pair-secret" };
const ACCOUNT = { first_name: "Grace", last_name: "Hopper", email: "grace@example.com" };
const PASSWORD = "a long and quiet sentence";

const named = (live: LiveClient, name: string) => live.heard.filter((event) => event.name === name);

/** The channels that connections of this process listen to. */
async function channelsOf({ port }: BuiltServer): Promise<string[]> {
  const { PUSHER_APP_ID: appId, PUSHER_APP_KEY: key, PUSHER_APP_SECRET: secret } = APP;
  const backend = new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(port) });
  const answer = await backend.get({ path: "/channels", params: {} });
  return Object.keys(((await answer.json()) as { channels: object }).channels);
}

async function signInFrom(url: string, userAgent: string): Promise<void> {
  const credentials = { email: ACCOUNT.email, password: PASSWORD };
  const answer = await createClient(url).post("login", credentials, { headers: { "User-Agent": userAgent } });
  expect(answer.status).toBe(200);
}

const textOf = (page: Page) => page.getByRole("main").innerText();

test("two browsers and pusher-js hear what is theirs between two processes, and lose nothing by a restart", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const handle = openPostgres(postgres.url, 2);
  const [lamp] = (await prepareShop(handle, { products: 1, stock: 3 })) as [MadeProduct];
  const sale = await makeCampaign(handle.db, { isFlashSale: true });
  await joinCampaign(handle.db, sale.id, lamp, { maximumUnits: 20 });
  const [row] = await handle.db.select().from(products).where(eq(products.id, lamp.productId));
  await handle.close();
  const secret = randomBytes(32).toString("hex");
  const environment = { ...APP, DATABASE_URL: postgres.url, DEMO_MODE: "false", APP_SECRET: secret };
  const one = await startBuiltServer({ data: "empty", environment });
  onTestFinished(() => one.stop());
  let other = await startBuiltServer({ data: "empty", environment });
  onTestFinished(() => other.stop());

  const customer = createClient(other.url);
  const form = { ...ACCOUNT, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await customer.post("register", form)).status).toBe(200);
  const { body } = await customer.get<{ user: { id: number } }>("visitor");
  const own = `private-user.${body.user.id}`;
  const watched = [`product.${lamp.productId}`, `flash-sale.${sale.id}`];
  const stock = connectLive(await readLiveMarks(createClient(other.url)), customer);
  const stranger = connectLive(await readLiveMarks(createClient(one.url)), createClient(one.url));
  onTestFinished(() => [stock, stranger].forEach(({ pusher }) => pusher.disconnect()));
  await Promise.all([own, ...watched].map((channel) => stock.join(channel)));
  await expect(stranger.join(own)).rejects.toThrow();

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const [guestPage, ownPage] = (await Promise.all(
    [one, other].map(async ({ url }) => {
      const context = await browser.newContext();
      if (url === other.url)
        for (const pair of customer.cookies().split("; ")) {
          const [name = "", value = ""] = pair.split("=");
          await context.addCookies([{ name, value, url }]);
        }
      const page = await context.newPage();
      await page.goto(`${url}/product/${row!.slug}`);
      return page;
    }),
  )) as [Page, Page];
  for (const server of [one, other])
    await expect.poll(() => channelsOf(server)).toEqual(expect.arrayContaining(["notifications", watched[0]]));

  const token = await createClient(one.url).token();
  const buy = async (name: string) => {
    const buyer = createBuyer(one.url, name, token);
    const trxId = await buyer.fill([{ product: lamp, quantity: 1 }]);
    expect([(await buyer.confirm(trxId)).status, (await buyer.complete(trxId)).status]).toEqual([200, 200]);
  };
  await buy("first");
  for (const page of [guestPage, ownPage]) await expect.poll(() => textOf(page)).toContain("Only 2 left");
  await expect
    .poll(() => named(stock, "stock").map(({ data }) => data))
    .toEqual([{ variant_id: lamp.variantIds[0], current_stock: 2 }]);
  await expect
    .poll(() => named(stock, "share").map(({ data }) => data))
    .toEqual([{ products: [{ product_id: lamp.productId, sold_units: 1 }] }]);

  await other.kill();
  await buy("second");
  await buy("third");
  // A sign-in from a new device is notified, while no one serves the customer's page.
  await signInFrom(one.url, "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0");
  other = await startBuiltServer({ data: { folder: other.dataDir }, port: other.port, environment });
  for (const page of [guestPage, ownPage]) await expect.poll(() => textOf(page)).toMatch(/sold out/i);
  const account = ownPage.locator("#account-panel-button");
  await expect.poll(() => account.getAttribute("aria-label")).toContain("new notification");

  // pusher-js is back as well, and hears what the other process does.
  await expect.poll(() => channelsOf(other)).toEqual(expect.arrayContaining([own, ...watched]));
  await signInFrom(one.url, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  await expect.poll(() => named(stock, "push-notification").length).toBeGreaterThan(0);
  expect(stranger.heard).toEqual([]);
}, 400_000);
