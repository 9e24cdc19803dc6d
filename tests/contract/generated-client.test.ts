import { OpenAPIClientAxios, type Document } from "openapi-client-axios";
import { expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

const shop = shareShop();

type Product = { id: number; slug: string; has_variant: boolean; is_digital: boolean; current_stock: number };

let token = "";

/** Every method is named by an `operationId` of the served document; the session's cookie is the only thing added. */
const baseURL = shop.server().url;
const definition = (await (await fetch(`${baseURL}/api/openapi.json`)).json()) as Document;
const client = await new OpenAPIClientAxios({ definition, withServer: { url: baseURL } }).init();
const cookies = new Map<string, string>();
client.interceptors.request.use((config) => {
  config.headers.set({
    Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    "X-Requested-With": "XMLHttpRequest",
    "X-CSRF-TOKEN": token,
  });
  config.validateStatus = () => true;
  return config;
});
client.interceptors.response.use((response) => {
  for (const line of response.headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return response;
});

test("a client generated from the API document buys as a guest", async () => {
  token = (await client.getToken!()).data.token;
  const listed = await client.getHomeFilteredProducts!({ type: "products", in_stock: "1", sort: "price_low" });
  expect(listed.status).toBe(200);
  const product = (listed.data.products.data as Product[]).find(
    ({ has_variant, is_digital }) => !has_variant && !is_digital,
  )!;
  const details = await client.getHomeProductDetailsBySlug!({ slug: product.slug });
  expect(details.data.product.id).toBe(product.id);

  const added = await client.postUserAddToCart!(undefined, { product_id: product.id, quantity: 1 });
  expect(added.status).toBe(200);
  const trxId = added.data.trx_id as string;
  const confirmed = await client.postUserConfirmOrder!(undefined, {
    trx_id: trxId,
    email: "generated@example.com",
    shipping_address: {
      name: "Gene Client",
      line_1: "1 Lane",
      city: "Vaduz",
      state: "",
      postal_code: "9490",
      country_code: "LI",
    },
    terms_accepted: true,
  });
  expect([confirmed.status, confirmed.data]).toEqual([200, expect.anything()]);
  const placed = await client.postUserCompleteOrder!(undefined, { trx_id: trxId, payment_type: "cash_on_delivery" });
  expect([placed.status, placed.data.redirect_url]).toEqual([200, expect.stringContaining("order-confirmation")]);
  expect((await client.getCartList!()).data.carts).toEqual([]);
});

test("it gets what is wrong, field by field", async () => {
  const refused = await client.postUserAddToCart!(undefined, { product_id: 1, quantity: 0 });
  expect(refused.status).toBe(422);
  expect(refused.data.errors).toHaveProperty("quantity");
});
