import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openEmbedded } from "#db/client.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { createClient } from "#tests/support/client.ts";
import { expectAccessibleInBothThemes, expectNoFaults, ownE2eShop, untilHydrated } from "./browser.ts";
import { placeOrder } from "./placed-orders.ts";

type Listed = {
  id: number;
  slug: string;
  name: string;
  has_variant: boolean;
  is_digital: boolean;
  current_stock: number;
};

const ARRIVED = 50;
const shop = ownE2eShop();
let server: BuiltServer | undefined;

afterAll(() => server?.stop());

it("someone waiting for a sold-out product gets one mail when it is back, with an unsubscribe link that needs no account", async () => {
  const soldOut = await findSoldOut(shop.server.url);

  const page = await shop.visit(`/product/${soldOut.slug}`);
  await page.getByRole("button", { name: "Notify me when it's back" }).click();
  await page.getByRole("dialog").getByLabel("Email address").fill("reader@example.com");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Notify me", exact: true }).click();
  await page.getByText("We'll email you once.").waitFor();
  expectNoFaults(page);

  // The same shop, closed and opened again: its data stay.
  const folder = shop.server.dataDir;
  await shop.server.kill();
  await receive(folder, soldOut.id);
  server = await startBuiltServer({ data: { folder } });
  await placeOrder(createClient(server.url), soldOut.id, "ada@example.com");
  const mail = await findMail(server.url, `${soldOut.name} is back in stock`);
  const key = /user\/wishlist\?alert=([\w-]+)/.exec(mail)?.[1];
  const { html } = await createClient(server.url).page(`user/wishlist?alert=${key}`);
  expect(html).toContain("There are no alerts for your address.");

  await page.goto(`${server.url}${/\/unsubscribe\/[\w.-]+/.exec(mail)?.[0]}`);
  await untilHydrated(page);
  await page.getByText("We'll stop sending you emails about: Alerts").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByText("You've unsubscribed from these emails.").waitFor();
});

async function findSoldOut(url: string): Promise<Listed> {
  const client = createClient(url);
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { body } = await client.get<{ products: { data: Listed[] } }>(
      `home/filtered_products?per_page=60&page=${pageNumber}`,
    );
    if (body.products.data.length === 0) throw new Error("Nothing is sold out in the demo");
    for (const listed of body.products.data) {
      if (listed.has_variant || listed.is_digital || listed.current_stock > 0) continue;
      const { product } = (
        await client.get<{ product: { is_cash_on_delivery_allowed: boolean } }>(`home/product-details/${listed.slug}`)
      ).body;
      if (product.is_cash_on_delivery_allowed) return listed;
    }
  }
}

/** A delivery has come while the shop was closed. */
async function receive(folder: string, productId: number): Promise<void> {
  const handle = await openEmbedded(folder);
  await handle.db.execute(
    sql`update stock_levels set on_hand = on_hand + ${ARRIVED} where variant_id in (select id from variants where product_id = ${productId})`,
  );
  await handle.db.execute(
    sql`insert into stock_movements (variant_id, kind, quantity) select id, 'received', ${ARRIVED} from variants where product_id = ${productId}`,
  );
  await handle.close();
}

async function findMail(url: string, subject: string): Promise<string> {
  const client = createClient(url);
  let address = "";
  await expect
    .poll(async () => {
      const { html } = await client.page("dev/mail");
      address =
        new RegExp(`href="[^"]*(dev/mail/[^"]+)">${subject.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}<`).exec(html)?.[1] ??
        "";
      return address;
    })
    .not.toBe("");
  return (await client.page(address)).html;
}
