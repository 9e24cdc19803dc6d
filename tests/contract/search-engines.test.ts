import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { type BuiltServer, startBuiltServer } from "../support/built-server.ts";
import { createClient } from "../support/client.ts";
import { readPage } from "../support/read-html.ts";

let server: BuiltServer;
const slugs = { renamed: "", archived: "", category: "" };

beforeAll(async () => {
  server = await startBuiltServer({ change: changeAddresses });
});
afterAll(() => server?.stop());

/** Gives a product and a category new addresses, and takes another product off the market. */
async function changeAddresses(db: Database): Promise<void> {
  const { rows } = (await db.execute(
    sql`select p.slug from products p join listing_products l on l.product_id = p.id where not p.has_variant order by p.id limit 2`,
  )) as { rows: { slug: string }[] };
  const { rows: below } = (await db.execute(
    sql`select slug from categories where parent_id is not null order by id limit 1`,
  )) as { rows: { slug: string }[] };
  slugs.category = below[0]!.slug;
  slugs.renamed = rows[0]!.slug;
  slugs.archived = rows[1]!.slug;
  await db.execute(sql`update products set slug = 'a-new-name' where slug = ${slugs.renamed}`);
  await db.execute(sql`update categories set slug = 'pots-for-tea' where slug = ${slugs.category}`);
  await db.execute(sql`update products set status = 'archived' where slug = ${slugs.archived}`);
  await db.execute(
    sql`delete from listing_products where product_id = (select id from products where slug = ${slugs.archived})`,
  );
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(path.startsWith("http") ? path : `${server.url}${path}`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

describe("an address that changed", () => {
  test.each(["", "/es"])("leads to the new one for good, in its language%s", async (start) => {
    const client = createClient(`${server.url}${start}`);
    const product = await client.page(`product/${slugs.renamed}?variant=1`);
    expect([product.status, product.headers.get("Location")]).toEqual([301, `${start}/product/a-new-name?variant=1`]);
    const category = await client.page(`category/${slugs.category}?page=2`);
    expect([category.status, category.headers.get("Location")]).toEqual([301, `${start}/category/pots-for-tea?page=2`]);
  });

  test("leads there from inside of the shop too", async () => {
    const { status, text } = await read(`/product/${slugs.renamed}.data`);
    expect(status).toBe(202);
    expect(text).toContain("/product/a-new-name");
  });
});

test("what is no longer sold is gone, with others like it", async () => {
  const { status, text } = await read(`/hi/product/${slugs.archived}`);
  const page = readPage(text);
  expect(status).toBe(410);
  expect(page.robots).toBe("noindex");
  expect(page.headings).toBe(1);
  expect(page.links.filter(({ href }) => href.startsWith("/hi/product/")).length).toBeGreaterThan(3);
  expect((await read("/product/never-there")).status).toBe(404);
});

describe("a page has one address", () => {
  test.each([
    ["/PRODUCTS", "/products"],
    ["/products/", "/products"],
    ["/products/?page=2", "/products?page=2"],
    ["/Category/pots-for-tea/", "/category/pots-for-tea"],
    ["//products", "/products"],
    ["/es/", "/es"],
    ["/es/PRODUCTS", "/es/products"],
    ["/en/Offer/Products", "/offer/products"],
    ["/login/", "/login"],
  ])("%s leads to %s for good", async (requested, address) => {
    const response = await fetch(server.url + requested, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([301, address]);
    const page = readPage((await read(address)).text);
    if (page.canonical) expect(page.canonical).toBe(server.url + address);
  });

  test.each(["//evil.example", "/en//evil.example", "/en//evil.example/", "/%2f%2fevil.example/"])(
    "%s leads to no other host",
    async (requested) => {
      const response = await fetch(server.url + requested, { redirect: "manual" });
      expect(response.headers.get("Location") ?? "/").toMatch(/^\/(?!\/)/);
    },
  );
});

describe("what stands in a list of links", () => {
  test("tells at home what the shop is", async () => {
    const { title, description } = readPage((await read("/")).text);
    expect(title).toBe("Souk · A market of good things");
    expect(description).not.toBe("A market of good things");
    expect(readPage((await read("/es")).text).title).toBe("Souk · Un mercado de cosas buenas");
  });

  test("tells the pages of a list apart", async () => {
    const [first, second] = [readPage((await read("/products")).text), readPage((await read("/products?page=2")).text)];
    expect(second.title).toBe("Page 2 · All Products · Souk");
    expect(second.description).not.toBe(first.description);
    const reviews = readPage((await read("/shop/hearth-and-clay?tab=reviews")).text);
    expect(reviews.title).toBe("Hearth & Clay: Reviews · Shop · Souk");
  });

  test.each(["/", "/brands", "/categories", "/track-order", "/page/terms", "/cart"])(
    "has a picture of %s",
    async (path) => {
      const { image } = readPage((await read(path)).text);
      const answer = await fetch(image!);
      expect([answer.status, answer.headers.get("Content-Type")?.split("/")[0]]).toEqual([200, "image"]);
    },
  );
});

test("the shop has icons for tabs and home screens", async () => {
  const { text } = await read("/");
  for (const [path, type] of [
    ["favicon.ico", /icon/],
    ["apple-touch-icon.png", /png/],
    ["manifest.webmanifest", /manifest\+json/],
  ] as const) {
    expect(text).toContain(`href="/${path}"`);
    const answer = await read(`/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("Content-Type")).toMatch(type);
  }
  const manifest = JSON.parse((await read("/manifest.webmanifest")).text) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: "Souk", start_url: "/" });
  for (const { src } of manifest.icons) expect((await read(src)).status).toBe(200);
  expect((await read("/icon-999.png")).status).toBe(404);
});

describe("search engines", () => {
  test("are kept out of what belongs to a visitor, and shown the sitemap", async () => {
    const { text, headers } = await read("/robots.txt");
    expect(headers.get("Content-Type")).toContain("text/plain");
    for (const path of ["/cart", "/ar/checkout", "/es/user", "/hi/login"])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  test("find everything that is shown in the sitemap, in every language, with its images", async () => {
    const index = await read("/sitemap.xml");
    expect(index.headers.get("Content-Type")).toContain("application/xml");
    const files = addressesIn(index.text);
    expect(files.map((address) => /sitemaps\/(\w+)-1\.xml$/.exec(address)?.[1])).toEqual(
      expect.arrayContaining(["screens", "products", "categories", "brands", "shops", "pages"]),
    );
    const products = await read(`${server.url}/sitemaps/products-1.xml`);
    const known = new Set(addressesIn(products.text));
    for (const start of ["", "/ar", "/es", "/hi"]) expect(known).toContain(`${server.url}${start}/product/a-new-name`);
    expect([...known].filter((address) => address.endsWith(`/${slugs.archived}`))).toEqual([]);
    expect(products.text).toContain(`hreflang="x-default" href="${server.url}/product/a-new-name"`);
    expect(products.text).toMatch(/<image:loc>[^<]*\/img\/960\//);
    expect(products.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
    expect((await read("/sitemaps/products-2.xml")).status).toBe(404);
    expect((await read("/sitemaps/nothing-1.xml")).status).toBe(404);
  });

  test("get the same sitemap compressed and plain, fresh and cached", async () => {
    const [packed, plain, again] = [
      await read("/sitemaps/pages-1.xml", { "Accept-Encoding": "gzip" }),
      await read("/sitemaps/pages-1.xml", { "Accept-Encoding": "identity" }),
      await read("/sitemaps/pages-1.xml", { "Accept-Encoding": "gzip" }),
    ];
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.text).toBe(packed.text);
    expect(again.text).toBe(packed.text);
  });
});

describe("shopping engines", () => {
  test("are sent every variant in a language and a currency", async () => {
    const { status, text } = await read("/feeds/products.xml?language=es&currency=kwd");
    expect(status).toBe(200);
    const items = text.split("<item>").slice(1);
    expect(items.length).toBeGreaterThan(100);
    expect(items.every((item) => /<g:price>\d+\.\d{3} KWD<\/g:price>/.test(item))).toBe(true);
    expect(items.every((item) => item.includes(`<link>${server.url}/es/product/`))).toBe(true);
    expect(items.filter((item) => item.includes("<g:sale_price>")).length).toBeGreaterThan(5);
    const ids = items.map((item) => /<g:id>([^<]+)</.exec(item)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("get 404 for an unknown language or currency", async () => {
    expect((await read("/feeds/products.xml?language=de")).status).toBe(404);
    expect((await read("/feeds/products.xml?currency=XXX")).status).toBe(404);
  });
});

describe("the home page in the language that was chosen", () => {
  const home = async (headers: Record<string, string>, path = "/") => {
    const response = await fetch(server.url + path, { headers, redirect: "manual" });
    await response.arrayBuffer();
    return response;
  };
  const chosen = { Cookie: "theme=dark; souk_hint=in.3.es" };

  test("is where people are redirected, whether or not the page is cached, and no other page redirects", async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await home({})).status).toBe(200);
      const led = await home(chosen, "/?utm_source=letter");
      expect([led.status, led.headers.get("Location")]).toEqual([302, "/es?utm_source=letter"]);
      expect(led.headers.get("Cache-Control")).toContain("private");
      expect(led.headers.get("Vary")).toContain("Cookie");
    }
    expect((await home(chosen, "/products")).status).toBe(200);
    expect((await home(chosen, "/es")).status).toBe(200);
  });

  test("is not used for crawlers, programs and people who chose the shop's own", async () => {
    const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    expect((await home({ "User-Agent": googlebot, "Accept-Language": "es" })).status).toBe(200);
    expect((await home({ ...chosen, "User-Agent": googlebot })).status).toBe(200);
    expect((await home({ ...chosen, "X-Requested-With": "XMLHttpRequest" })).status).not.toBe(302);
    expect((await home(chosen, "/_root.data")).status).not.toBe(302);
    for (const Cookie of ["souk_hint=out.0.en", "souk_hint=out.0.xx", "souk_hint=out.0.//evil.example", "souk_hint="])
      expect((await home({ Cookie })).status, Cookie).toBe(200);
    expect((await home({ "Accept-Language": "es-MX,es;q=0.9" })).status).toBe(200);
  });
});
