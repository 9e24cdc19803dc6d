import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import type { Database } from "#db/client.ts";
import { signIn } from "../e2e/accounts.ts";
import { startBuiltServer, type BuiltServer } from "../support/built-server.ts";
import { createClient, newNetwork, type Client } from "../support/client.ts";
import type { SharedShop } from "../support/start-shared-shop.ts";

export type ListedProduct = {
  id: number;
  slug: string;
  name: string;
  has_variant: boolean;
  is_digital: boolean;
  current_stock: number;
  minimum_order_quantity: number;
  maximum_order_quantity: number | null;
  price: ShownMoney;
  shop: { id: number; slug: string; name: string };
};
export type ShownMoney = { amount: number; currency: string; formatted: string };

/** A demo shop behind HTTP that is this file's own. */
export type ContractShop = Visits & { server(): BuiltServer };
type Visits = {
  /** A new visitor from a network address of their own, so that limits of one test do not reach another. */
  guest(options?: { language?: string }): Client;
  /** A new account, signed in. */
  customer(): Promise<Client & { email: string }>;
  /** Someone whom the demo shop has, or who was put into it, signed in. */
  signIn(email: string): Promise<Client>;
  /** Products without a choice, of different shops, in stock, payable at the door. */
  goods(count: number): Promise<ListedProduct[]>;
};

export const PASSWORD = "a long and quiet sentence";

export const ADDRESS = {
  name: "Ada Lovelace",
  line_1: "12 Analytical Street",
  city: "Austin",
  state: "Texas",
  postal_code: "78701",
  country_code: "US",
};

const MIN_STOCK = 5;

/** Its settings, prices and cached pages are this file's; where nothing of that matters, `shareShop` is quicker. */
export function openShop(options: Parameters<typeof startBuiltServer>[0] = {}): ContractShop {
  let server: BuiltServer | undefined;
  beforeAll(async () => {
    server = await startBuiltServer({ ...options, environment: { TRUST_PROXY: "1", ...options.environment } });
  });
  afterAll(() => server?.stop());
  return { server: () => server!, ...visitsOf(() => server!.url) };
}

let takenOver: Promise<BuiltServer> | undefined;

/** The demo shop that files of a worker take over from each other: what each looks for is what it has made, and it leaves settings and prices as they were. */
export function takeOverShop(change: (db: Database) => Promise<void>): ContractShop {
  let server: BuiltServer;
  beforeAll(async () => {
    takenOver ??= startBuiltServer({ change, environment: { TRUST_PROXY: "1" } });
    server = await takenOver;
  });
  return { server: () => server, ...visitsOf(() => server.url) };
}

/** The demo shop that files of shoppers share: they act for accounts and carts of their own, and change nothing that others see. */
export function shareShop(): Visits & { server(): SharedShop } {
  return { server: () => inject("sharedShop"), ...visitsOf(() => inject("sharedShop").url) };
}

function visitsOf(url: () => string): Visits {
  const guest = ({ language }: { language?: string } = {}) =>
    createClient(url(), { address: newNetwork(), ...(language ? { language } : {}) });

  return {
    guest,
    async customer() {
      const client = guest();
      const email = `shopper-${randomBytes(5).toString("hex")}@example.com`;
      const names = { first_name: "Grace", last_name: "Hopper" };
      const account = { ...names, email, password: PASSWORD, password_confirmation: PASSWORD };
      const { status, body } = await client.post("register", account);
      if (status !== 200) throw new Error(`Could not register: ${JSON.stringify(body)}`);
      return { ...client, email };
    },
    signIn: (email) => signIn(url(), email),
    async goods(count) {
      const client = guest();
      const path = "home/filtered_products?in_stock=1&per_page=60";
      const { body } = await client.get<{ products: { data: ListedProduct[] } }>(path);
      const found = new Map<number, ListedProduct>();
      for (const product of body.products.data) {
        const isPlain = !product.has_variant && !product.is_digital && product.minimum_order_quantity === 1;
        if (!isPlain || product.current_stock < MIN_STOCK || found.has(product.shop.id)) continue;
        const details = await client.get<{ product: { is_cash_on_delivery_allowed: boolean } }>(
          `home/product-details/${product.slug}`,
        );
        if (details.body.product.is_cash_on_delivery_allowed) found.set(product.shop.id, product);
        if (found.size === count) break;
      }
      return [...found.values()];
    },
  };
}

/** Drafts the purchase of what is in the cart. */
export function confirmOrder(client: Client, trxId: string, more: object = {}) {
  const contact = { email: "ada@example.com", phone: "+1 555 010 9988" };
  return client.post("user/confirm-order", {
    trx_id: trxId,
    ...contact,
    shipping_address: ADDRESS,
    terms_accepted: true,
    ...more,
  });
}

/** Puts goods into the cart, confirms and places; returns the trx_id and the order codes of the confirmation. */
export async function buy(client: Client, goods: readonly ListedProduct[], paymentType = "cash_on_delivery") {
  let trxId = "";
  for (const { id } of goods)
    trxId = (await client.post<{ trx_id: string }>("user/addToCart", { product_id: id })).body.trx_id;
  const confirmed = await confirmOrder(client, trxId);
  if (confirmed.status !== 200) throw new Error(`Could not confirm: ${JSON.stringify(confirmed.body)}`);
  const placed = await client.post<{ redirect_url: string; trx_id: string }>("user/complete-order", {
    trx_id: trxId,
    payment_type: paymentType,
  });
  if (placed.status !== 200) throw new Error(`Could not place: ${JSON.stringify(placed.body)}`);
  const { html } = await client.page(`order-confirmation?trx_id=${trxId}`);
  const codes = [...new Set(html.match(/SK-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? [])];
  return { trxId, codes, placed: placed.body };
}
