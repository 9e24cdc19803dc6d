import { createClient, type Answer, type Client } from "./client.ts";
import type { MadeProduct } from "./catalog.ts";

/** A guest who buys with cash on delivery; every step returns the response of the call. */
export type Buyer = {
  client: Client;
  fill(products: readonly { product: MadeProduct; quantity: number }[]): Promise<string>;
  confirm(trxId: string): Promise<Answer>;
  complete(trxId: string): Promise<Answer>;
};

/** `token`: a guest's page token, which is the same for every guest of the day. */
export function createBuyer(shopUrl: string, name: string, token: string): Buyer {
  const client = createClient(shopUrl);
  const post = (path: string, body: unknown) => client.post(path, body, { token });
  return {
    client,
    async fill(products) {
      let trxId = "";
      for (const { product, quantity } of products) {
        const { status, body } = await post("user/addToCart", { product_id: product.productId, quantity });
        if (status !== 200) throw new Error(`${name} could not fill the cart: ${status} ${JSON.stringify(body)}`);
        trxId = body.trx_id as string;
      }
      return trxId;
    },
    confirm: (trxId) =>
      post("user/confirm-order", {
        trx_id: trxId,
        email: `${name}@example.com`,
        shipping_address: {
          name,
          line_1: "1 Lane",
          city: "Vienna",
          state: "",
          postal_code: "1010",
          country_code: "LI",
        },
        terms_accepted: true,
      }),
    complete: (trxId) => post("user/complete-order", { trx_id: trxId, payment_type: "cash_on_delivery" }),
  };
}
