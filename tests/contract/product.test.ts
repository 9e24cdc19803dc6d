import { describe, expect, test } from "vitest";
import { type ListedProduct, type ShownMoney, shareShop } from "./open-shop.ts";

type Variant = {
  id: number;
  color_id: number | null;
  attribute_values: number[];
  price: ShownMoney;
  old_price: ShownMoney | null;
  current_stock: number;
  sku: string;
  image: string | null;
};
type Details = {
  product: ListedProduct & { variants: Variant[] };
  attributes: { id: number; values: { id: number }[] }[];
};

const shop = shareShop();
const { body } = await shop.guest().get<{ products: { data: ListedProduct[] } }>("home/filtered_products?per_page=60");
const varied = body.products.data.find(({ has_variant }) => has_variant)!;

describe("a product's calls", () => {
  test("its details have its variants, with ids that are positive integers", async () => {
    const { status, body } = await shop.guest().get<Details>(`home/product-details/${varied.slug}?referral_code=abc`);
    expect(status).toBe(200);
    expect(body.product).toMatchObject({ id: varied.id, slug: varied.slug, has_variant: true });
    expect(body.product.variants.length).toBeGreaterThan(1);
    const ids = body.product.variants.flatMap(({ id, attribute_values }) => [id, ...attribute_values]);
    expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    const known = body.attributes.flatMap(({ values }) => values.map(({ id }) => id));
    for (const { attribute_values } of body.product.variants)
      expect(known).toEqual(expect.arrayContaining(attribute_values));
  });

  test("a choice finds its variant, one that does not exist is not found", async () => {
    const client = shop.guest();
    const { product } = (await client.get<Details>(`home/product-details/${varied.slug}`)).body;
    const [variant] = product.variants;
    const choice = { product_id: product.id, color_id: variant!.color_id, attribute_values: variant!.attribute_values };
    const found = await client.post("find/products-variants", choice);
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).toContain(variant!.sku);
    expect((await client.post("find/products-variants", { product_id: 2_000_000_000 })).status).toBe(404);
  });

  test("products like it come by a call of their own", async () => {
    const { status, body } = await shop
      .guest()
      .get<{ products: ListedProduct[] }>(`home/related-products/${varied.slug}`);
    expect(status).toBe(200);
    expect(body.products.length).toBeGreaterThan(0);
    expect(body.products.length).toBeLessThanOrEqual(8);
    expect(body.products.map(({ id }) => id)).not.toContain(varied.id);
  });

  test("unknown ones are not found", async () => {
    const client = shop.guest();
    expect((await client.get("home/related-products/no-such-product")).status).toBe(404);
    expect((await client.get("home/product-details/no-such-product")).status).toBe(404);
    expect((await client.page("product/no-such-product")).status).toBe(404);
  });

  test("reviews come in pages", async () => {
    const { status, body } = await shop.guest().get(`home/product-reviews/${varied.id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain("next_page_url");
  });
});
