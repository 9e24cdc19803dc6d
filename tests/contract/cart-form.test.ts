import { describe, expect, test } from "vitest";
import { type ListedProduct, shareShop } from "./open-shop.ts";

type Details = {
  product: { variants: { id: number; color_id: number | null; attribute_values: number[]; current_stock: number }[] };
};
type Cart = { carts: { product_id: number; variant_id: number; quantity: number }[] };

const shop = shareShop();
const [plain] = (await shop.goods(1)) as [ListedProduct];
const { body } = await shop
  .guest()
  .get<{ products: { data: ListedProduct[] } }>("home/filtered_products?in_stock=1&per_page=60");
const varied = body.products.data.find((each) => each.has_variant && each.current_stock > 20)!;

/** A browser without scripts: reads the form of a page, fills it and sends it. */
async function sendForm(
  page: string,
  fill: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string; cookie: string }> {
  const html = await (await fetch(shop.server().url + page)).text();
  const [form = ""] = /<form[^>]*action="\/cart"[\s\S]*?<\/form>/.exec(html) ?? [];
  const fields = new URLSearchParams();
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const name = read("name");
    if (name && (read("type") !== "radio" || tag.includes("checked"))) fields.set(name, read("value") ?? "");
  }
  for (const [name, value] of Object.entries(fill)) fields.set(name, value);
  const response = await fetch(`${shop.server().url}/cart`, {
    method: "POST",
    body: fields,
    headers: { Origin: shop.server().url, "Sec-Fetch-Site": "same-origin", ...headers },
    redirect: "manual",
  });
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; "),
  };
}

async function cartOf(cookie: string): Promise<Cart["carts"]> {
  const answer = await fetch(`${shop.server().url}/cart/list`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as Cart).carts;
}

const pageOf = async (location: string) => (await fetch(location)).text();
const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)![0];

describe("the form of a product, sent without scripts", () => {
  test("puts it into the cart and leads there, in the language of its page", async () => {
    const sent = await sendForm(`/es/product/${plain.slug}`, { quantity: "2" });
    expect([sent.status, sent.location]).toEqual([303, `${shop.server().url}/es/cart`]);
    expect(await cartOf(sent.cookie)).toMatchObject([{ product_id: plain.id, quantity: 2 }]);
  });

  test("takes the variant that is chosen in it", async () => {
    const { body } = await shop.guest().get<Details>(`home/product-details/${varied.slug}`);
    const variant = body.product.variants.findLast(({ current_stock }) => current_stock > 2)!;
    const sent = await sendForm(`/product/${varied.slug}?variant=${variant.id}`);
    expect(sent.location).toBe(`${shop.server().url}/cart`);
    expect(JSON.stringify(await cartOf(sent.cookie))).toContain(`"variant_id":${variant.id}`);
  });

  test("comes back with a sentence where something is missing or too much", async () => {
    const tooMany = await sendForm(`/product/${plain.slug}`, { quantity: "900000" });
    expect(tooMany.location).toContain(`/product/${plain.slug}?problem=`);
    expect(mainOf(await pageOf(tooMany.location))).toContain('role="alert"');
    const unknown = await sendForm(`/product/${varied.slug}`, { color_id: "999999" });
    expect(unknown.location).toContain("?problem=variant_missing");
    expect(await pageOf(unknown.location)).toContain("Choose your options first.");
    expect((await sendForm(`/product/${plain.slug}`, { quantity: "many" })).location).toContain("?problem=malformed");
  });

  test("is accepted only from our own pages, with their token", async () => {
    for (const [fill, headers] of [
      [{ _token: "g.20000.forged" }, {}],
      [{ _token: "" }, {}],
      [{}, { Origin: "https://evil.example" }],
      [{}, { "Sec-Fetch-Site": "cross-site" }],
    ] as [Record<string, string>, Record<string, string>][]) {
      const sent = await sendForm(`/product/${plain.slug}`, fill, headers);
      expect(sent.location).toContain("?problem=page_expired");
      expect(sent.cookie).toBe("");
    }
  });

  test("is taken from a customer as well, whose page has a guest's token, if the browser names its origin", async () => {
    const customer = await shop.customer();
    const fill = { quantity: "2" };
    const sent = await sendForm(`/product/${plain.slug}`, fill, { Cookie: customer.cookies() });
    expect(sent.location).toBe(`${shop.server().url}/cart`);
    expect(await cartOf(customer.cookies())).toMatchObject([{ product_id: plain.id, quantity: 2 }]);
    const unnamed = await sendForm(`/product/${plain.slug}`, fill, {
      Cookie: customer.cookies(),
      Origin: "",
      "Sec-Fetch-Site": "",
    });
    expect(unnamed.location).toContain("?problem=page_expired");
  });

  test("never redirects elsewhere, whatever it contains", async () => {
    const sent = await sendForm(`/product/${plain.slug}`, { slug: "//evil.example", language: "//x", quantity: "0" });
    expect(sent.location).toMatch(new RegExp(`^${shop.server().url}/product/%2F%2Fevil.example\\?`));
    const odd = await fetch(`${shop.server().url}/cart`, { method: "POST", body: "{", redirect: "manual" });
    expect([odd.status, odd.headers.get("Location")]).toEqual([303, `${shop.server().url}/cart`]);
  });

  test("ignores a made-up message in the URL", async () => {
    const html = await pageOf(`${shop.server().url}/product/${plain.slug}?problem=<script>&count=x`);
    expect(mainOf(html)).not.toContain('role="alert"');
  });
});
