import { beforeAll, describe, expect, test } from "vitest";
import { readPage } from "../support/read-html.ts";
import { takeOverPeopledShop } from "./order-world.ts";

type Offer = {
  price: string;
  priceCurrency: string;
  availability: string;
  url: string;
  shippingDetails: { shippingRate: { value: string; currency: string } };
};
type Data = { "@type": string; sku?: string; hasVariant?: { sku: string; offers: Offer }[]; offers?: Offer };

const shop = takeOverPeopledShop();
let items: string[] = [];
const SOME = 24;

beforeAll(async () => {
  const feed = await fetch(`${shop.server().url}/feeds/products.xml?currency=EUR`);
  items = (await feed.text()).split("<item>").slice(1);
});

const read = (item: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(item)?.[1]?.replaceAll("&amp;", "&") ?? null;

async function pageOf(item: string) {
  const html = await (await fetch(read(item, "link")!)).text();
  return { html, data: readPage(html).structuredData as Data[] };
}

describe("the feed", () => {
  test("names the variant and the currency in every link, and the delivery", () => {
    expect(items.length).toBeGreaterThan(100);
    expect(items.filter((item) => !/\?variant=\d+&currency=EUR$/.test(read(item, "link")!))).toEqual([]);
    const delivered = items.filter((item) => /<g:shipping><g:country>US<.*<g:price>\d+\.\d\d EUR</.test(item));
    expect(delivered.length).toBeGreaterThan(items.length * 0.8);
  });

  test("claims no manufacturer numbers, which the shop does not know", () => {
    expect(items.filter((item) => item.includes("<g:mpn>") || item.includes("<g:gtin>"))).toEqual([]);
    expect(items.filter((item) => read(item, "g:identifier_exists") !== "no")).toEqual([]);
  });

  test("tells the rows of a group apart by color and size", () => {
    const groups = Map.groupBy(
      items.filter((item) => item.includes("<g:item_group_id>")),
      (item) => read(item, "g:item_group_id"),
    );
    expect(groups.size).toBeGreaterThan(20);
    const alike = [...groups].filter(([, rows]) => {
      const options = new Set(rows.map((row) => `${read(row, "g:color")}/${read(row, "g:size")}`));
      return options.size < rows.length || options.has("null/null");
    });
    expect(alike.map(([id]) => id)).toEqual([]);
  });

  test("says what the page of its link says", async () => {
    const step = Math.floor(items.length / SOME);
    for (const item of items.filter((_item, index) => index % step === 0)) {
      const { data } = await pageOf(item);
      const product = data.find((each) => each["@type"] === "Product")!;
      const offer = product.offers!;
      expect({ sku: product.sku, price: `${offer.price} ${offer.priceCurrency}`, url: offer.url }).toEqual({
        sku: read(item, "g:id"),
        price: read(item, "g:sale_price") ?? read(item, "g:price"),
        url: expect.stringMatching(/\?variant=\d+&currency=EUR$/) as unknown,
      });
      expect(offer.availability.endsWith("/InStock")).toBe(read(item, "g:availability") === "in_stock");
      const [, shipping] = /<g:shipping>.*<g:price>([^<]+)</.exec(item) ?? [];
      if (shipping) {
        const { value, currency } = offer.shippingDetails.shippingRate;
        expect(`${value} ${currency}`).toBe(shipping);
      }
    }
  });
});

describe("a product's page", () => {
  test("shows the variant that its address names, chosen, in the currency that it names", async () => {
    const named = ["<g:color>", "<g:size>", "<g:item_group_id>"];
    const row = items.findLast((item) => named.every((field) => item.includes(field)))!;
    const { html, data } = await pageOf(row);
    const price = read(row, "g:sale_price") ?? read(row, "g:price")!;
    expect(html).toContain(`€${price.replace(" EUR", "")}`);
    expect(/<main[^]*<\/main>/.exec(html)![0]).toMatch(/(checked|selected)=""/);
    const group = data.find((each) => each["@type"] === "ProductGroup")!;
    const own = group.hasVariant!.find(({ sku }) => sku === read(row, "g:id"))!;
    expect(`${own.offers.price} ${own.offers.priceCurrency}`).toBe(price);
    expect(readPage(html).canonical).toBe(read(row, "link")!.split("?")[0]);
  });

  test("is the shop's own where the address names no currency that it has", async () => {
    const address = read(items[0]!, "link")!.replace("EUR", "XXX");
    const data = readPage(await (await fetch(address)).text()).structuredData as Data[];
    expect(data.find((each) => each["@type"] === "Product")?.offers?.priceCurrency).toBe("USD");
  });

  test("shows what the address names to those who have chosen another currency too", async () => {
    const client = shop.guest();
    await client.get("change/currency/KWD");
    const path = new URL(read(items[0]!, "link")!);
    const { html } = await client.page(path.pathname + path.search);
    const data = readPage(html).structuredData as Data[];
    expect(data.find((each) => each["@type"] === "Product")?.offers?.priceCurrency).toBe("EUR");
    const plain = readPage((await client.page(path.pathname)).html).structuredData as Data[];
    expect(JSON.stringify(plain)).toContain('"priceCurrency":"KWD"');
  });
});
