import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { addToCart } from "#domain/cart/cart/add-to-cart.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import type { Context } from "#domain/context.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import type { PaymentProvider, ProviderEvent, ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { confirmOrderInput } from "#domain/checkout/purchase/purchase.input.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "./catalog.ts";
import { makeContext, type ContextOptions } from "./context.ts";

/** A provider that is always about to be paid. */
export const sandbox: PaymentProvider = {
  code: "sandbox",
  name: "Sandbox",
  description: "",
  canCharge: () => true,
  start: ({ paymentKey }) =>
    Promise.resolve({ reference: paymentKey, redirectUrl: `https://pay.example/${paymentKey}` }),
  getStatus: () => Promise.resolve({ status: "open" }),
  readWebhook: () => Promise.resolve(null),
  refund: () => Promise.resolve({ reference: "r" }),
};

/** A provider that reports payments by webhooks, and returns for each what the map says. */
export const makeWebhookProvider = (states: () => ReadonlyMap<string, ProviderState>): PaymentProvider => ({
  ...sandbox,
  getStatus: (reference) => Promise.resolve(states().get(reference) ?? { status: "open" }),
  readWebhook: (body) => Promise.resolve(JSON.parse(body) as ProviderEvent),
});

/** What such a provider sends when something has happened to a payment. */
export const sendSandboxWebhook = (ctx: Context, message: { eventId: string; kind: string; reference: string }) =>
  handleWebhook(ctx, { provider: "sandbox", body: JSON.stringify(message), headers: new Headers() });

export const ADDRESS = {
  name: "Ada Lovelace",
  line_1: "1 Lane",
  city: "Berlin",
  state: "Berlin",
  postal_code: "10115",
  country_code: "DE",
};

/** Two shops: one with a lamp, one with a shirt in two variants and a song to download. */
export async function makeGoods(db: Database): Promise<{ lamp: MadeProduct; shirt: MadeProduct; song: MadeProduct }> {
  const category = await makeCategory(db);
  const [one, other] = [await makeShop(db), await makeShop(db)];
  return {
    lamp: await makeProduct(db, one, category, { prices: [2000], stock: 5 }),
    shirt: await makeProduct(db, other, category, { prices: [1500, 1700], stock: 10 }),
    song: await makeProduct(db, other, category, {
      type: "digital",
      prices: [300],
      stock: 1000,
      taxClassCode: "reduced",
    }),
  };
}

/** A guest with a session; nothing may be logged as an error. */
export async function guestContext(db: Database, options: ContextOptions = {}): Promise<Context> {
  const made = makeContext(db, options);
  const log = { ...made.log, error: (facts: object) => expect(facts).toBeNull() };
  return (await beginSession({ ...made, providers: [sandbox], log })).ctx;
}

/** Puts units of first variants into the cart; returns its `trxId`. */
export async function fillCart(ctx: Context, ...wanted: [MadeProduct, number][]): Promise<string> {
  for (const [product, quantity] of wanted)
    expect(
      await addToCart(ctx, { product_id: product.productId, quantity, variants_ids: product.variantIds[0] }),
    ).toMatchObject({ ok: true });
  return (await getCart(ctx)).trxId;
}

export const checkoutForm = (trxId: string, more: object = {}) =>
  confirmOrderInput.parse({
    trx_id: trxId,
    email: "Ada@Example.com",
    phone: "+49 30 123456",
    shipping_address: ADDRESS,
    terms_accepted: true,
    ...more,
  });

export async function buy(ctx: Context, trxId: string, paymentType = "cash_on_delivery", more: object = {}) {
  const confirmed = await confirmOrder(ctx, checkoutForm(trxId, more));
  if (!confirmed.ok) return confirmed;
  return placeOrder(ctx, { trx_id: trxId, payment_type: paymentType });
}
