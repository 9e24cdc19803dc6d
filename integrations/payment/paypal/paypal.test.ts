import { afterAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { moneyFromMinor, type Money } from "#shared/money.ts";
import { FAKE_PAYPAL_KEYS, openFakePaypal, signWebhook } from "#tests/support/fake-paypal.ts";
import { showCapture } from "#tests/support/fake-paypal-orders.ts";
import { makeCollectRequest } from "#tests/support/collect-request.ts";
import { createPaypal } from "./paypal.ts";

const dollars = moneyFromMinor(1250, "USD");
const fake = await openFakePaypal();
let provider: PaymentProvider;

beforeEach(() => {
  provider = createPaypal({ ...FAKE_PAYPAL_KEYS, apiUrl: fake.apiUrl, timeoutMilliseconds: 700 });
  fake.faults = [];
  fake.requests.length = 0;
});
afterAll(() => fake.close());

async function approved(amount?: Money, isDeclining = false): Promise<string> {
  const { reference } = await provider.start(makeCollectRequest(amount && { amount }));
  fake.orders.approve(reference, isDeclining);
  return reference;
}

async function paid(amount?: Money): Promise<string> {
  const reference = await approved(amount);
  await provider.capture!(reference);
  return reference;
}

test("an order is open, then approved, and paid once the shop captures it", async () => {
  const { reference, redirectUrl } = await provider.start(makeCollectRequest());
  expect(redirectUrl).toBe(`${fake.apiUrl}/checkoutnow?token=${reference}`);
  expect(fake.orders.get(reference)).toMatchObject({
    amount: { currency_code: "USD", value: "12.50" },
    custom_id: "SK-1",
    links: { cancel_url: "http://localhost/payment/return/1.key?canceled=1" },
  });
  expect(await provider.getStatus(reference)).toEqual({ status: "open" });
  expect(await provider.capture!(reference)).toEqual({ status: "open" });
  fake.orders.approve(reference);
  expect(await provider.getStatus(reference)).toEqual({ status: "approved" });
});

test("a capture collects once, however often it is requested", async () => {
  const reference = await approved();
  const state = { status: "paid", amount: dollars };
  expect(await Promise.all([provider.capture!(reference), provider.capture!(reference)])).toEqual([state, state]);
  const other = createPaypal({ ...FAKE_PAYPAL_KEYS, apiUrl: fake.apiUrl });
  expect(await other.capture!(reference)).toEqual(state);
  expect(fake.orders.get(reference).captures).toHaveLength(1);
  expect(await provider.getStatus(reference)).toEqual(state);
});

test("a declined card fails the attempt, and an order that PayPal deleted has expired", async () => {
  const declined = await approved(dollars, true);
  expect(await provider.capture!(declined)).toEqual({ status: "failed", reason: "instrument_declined" });
  const { reference } = await provider.start(makeCollectRequest());
  fake.orders.expire(reference);
  expect(await provider.getStatus(reference)).toEqual({ status: "failed", reason: "expired" });
});

test("the same attempt opens one order, also when PayPal's answers are lost or it is down for a moment", async () => {
  const request = makeCollectRequest();
  fake.faults = [
    { path: /orders$/, kind: "late", times: 1 },
    { path: /orders$/, kind: 503, times: 1 },
  ];
  const before = fake.orders.all.length;
  const { reference } = await provider.start(request);
  expect((await provider.start(request)).reference).toBe(reference);
  expect(fake.orders.all).toHaveLength(before + 1);
});

test("one access token serves all requests, until PayPal refuses it", async () => {
  const { reference } = await provider.start(makeCollectRequest());
  await Promise.all([provider.getStatus(reference), provider.getStatus(reference)]);
  const countTokens = () => fake.requests.filter((request) => request === "POST /v1/oauth2/token").length;
  expect(countTokens()).toBe(1);
  fake.revokeTokens();
  expect(await provider.getStatus(reference)).toEqual({ status: "open" });
  expect(countTokens()).toBe(2);
});

test("an error names what failed, and none of the keys", async () => {
  const stranger = createPaypal({ ...FAKE_PAYPAL_KEYS, clientSecret: "hidden", apiUrl: fake.apiUrl });
  const error = await stranger.start(makeCollectRequest()).catch((reason: unknown) => reason);
  expect(String(error)).toBe("Error: PayPal answered 401 invalid_client to POST /v1/oauth2/token (debug id fake)");
  expect(JSON.stringify(error)).not.toContain("hidden");
});

test.each([
  [moneyFromMinor(1250, "USD"), true],
  [moneyFromMinor(1250, "JPY"), true],
  [moneyFromMinor(125_000, "HUF"), true],
  [moneyFromMinor(125_050, "HUF"), false],
  [moneyFromMinor(1250, "KWD"), false],
  [moneyFromMinor(1250, "INR"), false],
  [moneyFromMinor(0, "USD"), false],
  [moneyFromMinor(999_999_999, "USD"), true],
  [moneyFromMinor(1_000_000_000, "USD"), false],
])("of %j it says whether it can collect it: %s", (amount, isPossible) => {
  expect(provider.canCharge(amount.currency, amount)).toBe(isPossible);
});

test.each([moneyFromMinor(1250, "JPY"), moneyFromMinor(125_000, "HUF"), moneyFromMinor(125_000, "TWD")])(
  "%j is collected without decimals",
  async (amount) => {
    const reference = await paid(amount);
    expect(fake.orders.get(reference).amount.value).toMatch(/^1250$/);
    expect(await provider.getStatus(reference)).toEqual({ status: "paid", amount });
  },
);

test("a part is refunded once, also when the answer is lost, and the rest afterwards", async () => {
  const reference = await paid();
  fake.faults = [{ path: /refund$/, kind: "late", times: 1 }];
  const part = { reference, refundKey: "refund-1", amount: moneyFromMinor(500, "USD") };
  const sent = await provider.refund(part);
  expect(await provider.refund(part)).toEqual(sent);
  await provider.refund({ reference, refundKey: "refund-2", amount: moneyFromMinor(750, "USD") });
  const capture = fake.orders.get(reference).captures[0]?.id;
  const values = fake.orders.refunds.filter(({ captureId }) => captureId === capture).map(({ amount }) => amount.value);
  expect(values).toEqual(["5.00", "7.50"]);
  const more = { reference, refundKey: "refund-3", amount: moneyFromMinor(1, "USD") };
  await expect(provider.refund(more)).rejects.toThrow("REFUND_AMOUNT_EXCEEDED");
});

test("nothing is refunded of an order that was not captured", async () => {
  const reference = await approved();
  await expect(provider.refund({ reference, refundKey: "refund-1", amount: dollars })).rejects.toThrow("has no money");
});

test("webhooks name the order that they are about", async () => {
  const reference = await paid();
  const resource = showCapture(fake.orders.get(reference).captures[0]!);
  const { body, headers } = signWebhook({ kind: "PAYMENT.CAPTURE.COMPLETED", resource }, { eventId: "WH-1" });
  expect(await provider.readWebhook(body, new Headers(headers))).toEqual({
    eventId: "WH-1",
    kind: "PAYMENT.CAPTURE.COMPLETED",
    reference,
  });
  const other = signWebhook({ kind: "BILLING.PLAN.CREATED", resource: { id: "P-1" } });
  expect(await provider.readWebhook(other.body, new Headers(other.headers))).toMatchObject({ reference: null });
});

test("a webhook of someone else, with a changed body or without a signature is not accepted", async () => {
  const event = { kind: "CHECKOUT.ORDER.APPROVED", resource: { id: await approved() } };
  const stranger = signWebhook(event, { webhookId: "WH-of-another-shop" });
  expect(await provider.readWebhook(stranger.body, new Headers(stranger.headers))).toBeNull();
  const { body, headers } = signWebhook(event);
  expect(await provider.readWebhook(body.replace("APPROVED", "COMPLETED"), new Headers(headers))).toBeNull();
  fake.requests.length = 0;
  expect(await provider.readWebhook(body, new Headers())).toBeNull();
  expect(await provider.readWebhook("{", new Headers(headers))).toBeNull();
  expect(fake.requests).toEqual([]);
});

test("disputes are found by their order; an inquiry of the buyer has taken nothing", async () => {
  const reference = await paid();
  fake.orders.dispute(reference, "INQUIRY");
  expect(await provider.findDisputes!(reference)).toEqual([]);
  const dispute = fake.orders.dispute(reference);
  expect(await provider.findDisputes!(reference)).toEqual([{ reference: dispute, amount: dollars, status: "open" }]);
  fake.orders.decide(dispute, "RESOLVED_BUYER_FAVOUR");
  expect(await provider.findDisputes!(reference)).toMatchObject([{ status: "lost" }]);
  const resource = { disputed_transactions: [{ seller_transaction_id: fake.orders.get(reference).captures[0]!.id }] };
  const { body, headers } = signWebhook({ kind: "CUSTOMER.DISPUTE.RESOLVED", resource });
  expect(await provider.readWebhook(body, new Headers(headers))).toMatchObject({ reference, isDispute: true });
});

test("an inquiry that the shop's own refund has ended takes nothing, and one beyond it takes the rest", async () => {
  const reference = await paid();
  await provider.refund({ reference, refundKey: "refund-own", amount: moneyFromMinor(500, "USD") });
  const inquiry = fake.orders.dispute(reference, "INQUIRY");
  fake.orders.decide(inquiry, "RESOLVED_BUYER_FAVOUR", { currency_code: "USD", value: "5.00" });
  expect(await provider.findDisputes!(reference)).toEqual([]);
  fake.orders.decide(inquiry, "RESOLVED_BUYER_FAVOUR", { currency_code: "USD", value: "7.00" });
  expect(await provider.findDisputes!(reference)).toEqual([
    { reference: inquiry, amount: moneyFromMinor(200, "USD"), status: "lost" },
  ]);
});

test("a webhook whose signature PayPal refuses to check is not accepted; without an answer it is not decided", async () => {
  const { body, headers } = signWebhook({ kind: "CHECKOUT.ORDER.APPROVED", resource: { id: await approved() } });
  fake.faults = [{ path: /verify-webhook-signature$/, kind: 400, times: 1 }];
  expect(await provider.readWebhook(body, new Headers(headers))).toBeNull();
  fake.faults = [{ path: /verify-webhook-signature$/, kind: 503, times: 9 }];
  await expect(provider.readWebhook(body, new Headers(headers))).rejects.toThrow("503");
});

test("a test of the keys asks for a new token and the webhook, and starts nothing", async () => {
  await provider.start(makeCollectRequest());
  fake.requests.length = 0;
  expect(await provider.test!()).toBe("connected");
  expect(fake.requests).toEqual([
    "POST /v1/oauth2/token",
    `GET /v1/notifications/webhooks/${FAKE_PAYPAL_KEYS.webhookId}`,
  ]);
  const options = { ...FAKE_PAYPAL_KEYS, apiUrl: fake.apiUrl, timeoutMilliseconds: 700 };
  expect(await createPaypal({ ...options, clientSecret: "of another" }).test!()).toBe("keys_refused");
  expect(await createPaypal({ ...options, webhookId: "of another" }).test!()).toBe("webhook_unknown");
  expect(await createPaypal({ ...options, apiUrl: "http://127.0.0.1:9" }).test!()).toBe("unreachable");
});
