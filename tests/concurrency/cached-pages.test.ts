import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { categories } from "#db/schema/category.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products, productTranslations, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { CAMPAIGNS_TAG } from "#domain/pricing/campaign/campaign.ts";
import { CATEGORIES_TAG } from "#domain/catalog/category/category.ts";
import type { Context } from "#domain/context.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { refreshStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import { parseConfig } from "#server/config.ts";
import { createLog } from "#server/http/log.ts";
import { openShop } from "#server/shop.ts";
import { createShopContext } from "#server/http/visitor.ts";
import { createClient } from "#tests/support/client.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestPostgres } from "#tests/database/open-test-postgres.ts";
import { prepareShop } from "#tests/support/prepared-shop.ts";
import { makeCampaign } from "#tests/support/sales.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const SOON_MILLISECONDS = 1_500;
const LOOKED_AT =
  "products?q=pot&sort=newest products.data categories brands sellers campaigns daily-deals flash-sale cart checkout login " +
  "compare-list track-order nothing-here product/nothing-here ar ar/products _root.data robots.txt sitemap.xml " +
  "feeds/products.xml user/wishlist admin seller";

const { db, handle, url } = await openTestPostgres(2);
const [pot] = (await prepareShop(handle, { products: 2, stock: 50 })) as [MadeProduct];
await refreshListings(makeContext(db), "all");
const environment = { DATABASE_URL: url, DEMO_MODE: "false" };
const server = await startBuiltServer({ data: "empty", environment });
const dataDir = await mkdtemp(path.join(tmpdir(), "souk-other-"));
/** Another process of the same shop: this one. */
const other = await openShop(parseConfig({ ...environment, DATA_DIR: dataDir }), createLog("silent"), PROJECT_FOLDER);
const { slug } = (await db.select().from(products).where(eq(products.id, pot.productId)))[0]!;

afterAll(async () => {
  await other.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const htmlOf = async (page: string): Promise<string> => (await fetch(`${server.url}/${page}`)).text();

/** Asks until each page is kept: then it has an age. */
async function keep(...pages: string[]): Promise<void> {
  for (const page of pages)
    await expect.poll(async () => (await fetch(`${server.url}/${page}`)).headers.get("Age")).not.toBeNull();
}

const inOther = (): Promise<Context> => createShopContext(other);

async function setPrice(ctx: Context, minor: number): Promise<void> {
  await db.update(variants).set({ priceMinor: minor }).where(eq(variants.id, pot.variantIds[0]!));
  await refreshListings(ctx, [pot.productId]);
}

describe("changes by another process appear on this one's cached pages", () => {
  test("a price, on the product's page, its data and the lists that contain it", async () => {
    const pages = [`product/${slug}`, `product/${slug}.data`, "products", "products.data", `ar/product/${slug}`];
    await keep(...pages);
    await setPrice(await inOther(), 1_234);
    for (const page of pages) await expect.poll(() => htmlOf(page), { message: page }).toMatch(/12\.34|١٢٫٣٤/);
  });

  test("a setting, on every page", async () => {
    await keep("", `product/${slug}`);
    await changeSettings(await inOther(), { shopName: "Souk of the Elms" });
    for (const page of ["", `product/${slug}`]) await expect.poll(() => htmlOf(page)).toContain("Souk of the Elms");
  });

  test("a translation, in its language", async () => {
    await keep(`product/${slug}`, `ar/product/${slug}`);
    await db.insert(productTranslations).values({
      productId: pot.productId,
      languageCode: "ar",
      name: "إبريق الشاي",
      shortDescription: "",
      description: "",
    });
    await refreshListings(await inOther(), [pot.productId]);
    await expect.poll(() => htmlOf(`ar/product/${slug}`)).toContain("إبريق الشاي");
    expect(await htmlOf(`product/${slug}`)).not.toContain("إبريق الشاي");
  });

  test("a category's name, everywhere", async () => {
    await keep("", "categories");
    await db.update(categories).set({ name: "Pots and Kettles" });
    await other.cache.purge([CATEGORIES_TAG]);
    for (const page of ["", "categories"]) await expect.poll(() => htmlOf(page)).toContain("Pots and Kettles");
  });

  test("that the last unit is sold; not that one of many was", async () => {
    const [variantId] = pot.variantIds;
    const allocate = (units: number) =>
      db.update(stockLevels).set({ allocated: units }).where(eq(stockLevels.variantId, variantId!));
    await keep("campaigns");
    const { headers } = await fetch(`${server.url}/product/${slug}`);
    await allocate(1);
    await refreshStock(await inOther(), [{ variantId: variantId!, quantity: 1 }]);
    // Notifications come in their order: when this one is heard, one of the stock would have been.
    const campaign = await makeCampaign(db);
    await other.cache.purge([CAMPAIGNS_TAG]);
    await expect.poll(() => htmlOf("campaigns")).toContain(campaign.slug);
    expect((await fetch(`${server.url}/product/${slug}`)).headers.get("ETag")).toBe(headers.get("ETag"));
    await allocate(50);
    await refreshStock(await inOther(), [{ variantId: variantId!, quantity: 49 }]);
    await expect.poll(() => htmlOf(`product/${slug}`)).toMatch(/schema\.org\/OutOfStock/);
    await allocate(0);
    await refreshStock(await inOther(), [{ variantId: variantId!, quantity: 50 }]);
    await expect.poll(() => htmlOf(`product/${slug}`)).not.toMatch(/schema\.org\/OutOfStock/);
  });

  test("also when it is more than one notification can hold", async () => {
    await keep(`product/${slug}`);
    await setPrice(makeContext(db), 2_345);
    const many = Array.from({ length: 1_000 }, (_, index) => `product:${1_000_000 + index}`);
    await other.cache.purge([...many, `product:${pot.productId}`]);
    await expect.poll(() => htmlOf(`product/${slug}`)).toContain("23.45");
  });
});

test("visitors with a cart see changes by another process as soon, and the start or end of a sale on the first response after it", async () => {
  const buyer = createClient(server.url);
  expect((await buyer.post("user/addToCart", { product_id: pot.productId })).status).toBe(200);
  const pages = [`product/${slug}`, "products", ""];
  const seen = async (page: string) => (await buyer.page(page)).html;
  for (const page of pages) {
    const { headers } = await buyer.page(page);
    expect(headers.get("Content-Security-Policy"), page).not.toContain("nonce-");
  }
  await setPrice(await inOther(), 5_600);
  for (const page of pages.slice(0, 2)) await expect.poll(() => seen(page), { message: page }).toContain("56.00");
  await changeSettings(await inOther(), { shopName: "Souk of the Pines" });
  for (const page of pages) await expect.poll(() => seen(page), { message: page }).toContain("Souk of the Pines");
  const startsAt = new Date(Date.now() + SOON_MILLISECONDS);
  const rule = { kind: "special", discountKind: "percent", percentBasisPoints: 5_000 } as const;
  await db.insert(priceRules).values({ ...rule, productId: pot.productId, startsAt });
  await refreshListings(await inOther(), [pot.productId]);
  for (const page of pages.slice(0, 2)) await seen(page);
  await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(startsAt.getTime());
  for (const page of pages.slice(0, 2)) expect(await seen(page), page).toContain("28.00");
  await db.delete(priceRules);
  await refreshListings(await inOther(), [pot.productId]);
});

test("the first response after a sale starts or ends has the new price", async () => {
  await setPrice(await inOther(), 2_000);
  const pages = [`product/${slug}`, "products", `product/${slug}.data`];
  for (const page of pages) await expect.poll(() => htmlOf(page)).toContain("20.00");
  const after = async (edge: Date, price: string) => {
    await keep(...pages);
    await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(edge.getTime());
    for (const page of pages) expect(await htmlOf(page), page).toContain(price);
  };
  const startsAt = new Date(Date.now() + SOON_MILLISECONDS);
  const rule = { kind: "special", discountKind: "percent", percentBasisPoints: 2_500 } as const;
  await db.insert(priceRules).values({ ...rule, productId: pot.productId, startsAt });
  await refreshListings(await inOther(), [pot.productId]);
  await after(startsAt, "15.00");
  const endsAt = new Date(Date.now() + SOON_MILLISECONDS);
  await db.update(priceRules).set({ endsAt });
  await refreshListings(await inOther(), [pot.productId]);
  await after(endsAt, "20.00");
});

test("when the connection that hears of purges was lost, nothing that was kept meanwhile is shown", async () => {
  await keep(`product/${slug}`, "");
  const silent = makeContext(db);
  await setPrice(silent, 3_456);
  await changeSettings(silent, { shopName: "Souk of the Oaks" });
  expect(await htmlOf(`product/${slug}`)).not.toContain("34.56");
  const { rows } = (await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'souk-listener'`,
  )) as { rows: unknown[] };
  expect(rows).toHaveLength(2);
  await expect.poll(() => htmlOf(`product/${slug}`)).toContain("34.56");
  await expect.poll(() => htmlOf("")).toContain("Souk of the Oaks");
  await setPrice(await inOther(), 4_567);
  await expect.poll(() => htmlOf(`product/${slug}`)).toContain("45.67");
});

test("visitors who only browse, and bots, leave no row behind", async () => {
  const screens = ["", `product/${slug}`, `product/${slug}.data`, ...LOOKED_AT.split(" ")];
  const calls = [
    "visitor",
    `home/product-details/${slug}`,
    "home/filtered_products?q=pot",
    "home/filter_data",
    "search/suggest?q=po",
  ];
  const agents = ["Mozilla/5.0 Firefox/140.0", "Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.5", ""];
  const cookies = ["", "souk=nonsense", "souk_hint=in.3.es", "souk=nonsense; souk_hint=in.2; souk_currency=EUR"];
  const before = await countRows();
  const requests = [...screens, ...calls, ...screens].map(async (address, index) => {
    const isCall = calls.includes(address);
    const answer = await fetch(`${server.url}/${address}`, {
      redirect: "manual",
      headers: {
        "User-Agent": agents[index % agents.length]!,
        Accept: isCall ? "application/json" : "text/html",
        ...(cookies[index % cookies.length] ? { Cookie: cookies[index % cookies.length]! } : {}),
        ...(isCall ? { "X-Requested-With": "XMLHttpRequest" } : {}),
      },
    });
    await answer.arrayBuffer();
    expect(
      // A forged hint is corrected.
      answer.headers
        .getSetCookie()
        .filter((cookie) => !/max-age=0/i.test(cookie) && !/^souk_(hint|currency)=/.test(cookie)),
      address,
    ).toEqual([]);
    expect(answer.status, address).toBeLessThan(500);
  });
  await Promise.all(requests);
  expect(await countRows()).toEqual(before);
});

/** Rows by table. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = (await db.execute(sql`select count(*)::int as count from ${sql.identifier(name)}`)) as {
      rows: { count: number }[];
    };
    counts[name] = counted.rows[0]!.count;
  }
  return counts;
}
