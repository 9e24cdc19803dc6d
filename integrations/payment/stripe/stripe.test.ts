import { afterAll, beforeEach, expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { TEST_CARDS } from "#tests/support/fake-stripe-objects.ts";
import { FAKE_STRIPE_KEYS, openFakeStripe } from "#tests/support/fake-stripe.ts";
import { makeCollectRequest } from "#tests/support/collect-request.ts";
import { createStripe } from "./stripe.ts";

const dollars = moneyFromMinor(1250, "USD");
const fake = await openFakeStripe();
const now = () => new Date();
const provider = await createStripe({ ...FAKE_STRIPE_KEYS, apiUrl: fake.apiUrl, now, timeoutMilliseconds: 700 });

let customers = 0;

beforeEach(() => {
  fake.faults = [];
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const message = (kind: string, object: object, eventId = "evt_1") =>
  JSON.stringify({ id: eventId, object: "event", type: kind, data: { object } });

async function sign(payload: string, { secret = FAKE_STRIPE_KEYS.webhookSecret, at = new Date() } = {}) {
  const { Stripe } = await import("stripe");
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = new Stripe("sk_test_any").webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return new Headers({ "Stripe-Signature": signature });
}

test("a payment is open until it is paid on the page, and then tells what was collected", async () => {
  const { reference, redirectUrl } = await provider.start(makeCollectRequest());
  expect(redirectUrl).toBe(`${fake.apiUrl}/pay/${reference}`);
  expect(await provider.getStatus(reference)).toEqual({ status: "open" });
  expect(fake.bank.payPage(reference, TEST_CARDS.declined, false).status).toBe("declined");
  expect(await provider.getStatus(reference)).toEqual({ status: "open" });
  fake.bank.payPage(reference, TEST_CARDS.good, false);
  expect(await provider.getStatus(reference)).toEqual({ status: "paid", amount: dollars });
});

test("the page ends half an hour after the try began, not before, and goes back to the shop either way", async () => {
  const { reference } = await provider.start(makeCollectRequest());
  expect(fake.bank.find(reference)).toMatchObject({
    expires_at: Date.parse("2026-11-20T10:31:00Z") / 1000,
    success_url: "http://localhost/payment/return/1.key",
    cancel_url: "http://localhost/payment/return/1.key?canceled=1",
  });
  await provider.cancel?.(reference);
  expect(await provider.getStatus(reference)).toEqual({ status: "failed", reason: "expired" });
});

test("three digits are charged as three, and what a card network refuses is not offered", async () => {
  const dinars = moneyFromMinor(12_500, "KWD");
  const { reference } = await provider.start(makeCollectRequest({ amount: dinars }));
  fake.bank.payPage(reference, TEST_CARDS.good, false);
  expect(await provider.getStatus(reference)).toEqual({ status: "paid", amount: dinars });
  expect(provider.canCharge("KWD", moneyFromMinor(12_505, "KWD"))).toBe(false);
  expect(provider.canCharge("USD", moneyFromMinor(49, "USD"))).toBe(false);
  expect(provider.canCharge("LYD")).toBe(false);
});

test("requesting twice starts one payment, even if the first response comes too late", async () => {
  const before = fake.bank.sessions().length;
  fake.faults = [{ path: /sessions$/, kind: "late", times: 1 }];
  const request = makeCollectRequest();
  const first = await provider.start(request);
  expect(await provider.start(request)).toEqual(first);
  expect(fake.bank.sessions().length).toBe(before + 1);
});

test("a broken response is retried, and a lasting failure is reported", async () => {
  fake.faults = [{ path: /sessions$/, kind: 500, times: 2 }];
  expect(await provider.start(makeCollectRequest())).toMatchObject({
    reference: expect.stringMatching(/^cs_/) as string,
  });
  for (const kind of [429, 503] as const) {
    fake.faults = [{ path: /sessions$/, kind, times: 9 }];
    await expect(provider.start(makeCollectRequest())).rejects.toThrow("Made up by the test");
  }
});

test("a customer who was deleted there by hand can still pay", async () => {
  const { reference } = await provider.start(makeCollectRequest({ customerReference: "cus_gone" }));
  expect(fake.bank.find(reference)).toMatchObject({ customer: null });
});

test("a webhook is accepted only with a valid, fresh signature, and only about our requests", async () => {
  const page = message("checkout.session.completed", { id: "cs_1" });
  expect(await provider.readWebhook(page, await sign(page))).toEqual({
    eventId: "evt_1",
    kind: "checkout.session.completed",
    reference: "cs_1",
  });
  const old = new Date(Date.now() - 10 * 60_000);
  for (const headers of [
    new Headers(),
    await sign(page, { secret: "whsec_of_somebody_else" }),
    await sign(page, { at: old }),
    await sign(`${page} `),
  ])
    expect(await provider.readWebhook(page, headers)).toBeNull();
  for (const other of [
    message("charge.succeeded", { id: "ch_1" }),
    message("payment_intent.succeeded", { id: "pi_1", metadata: { kind: "page" } }),
  ])
    expect(await provider.readWebhook(other, await sign(other))).toMatchObject({ reference: null });
});

test("money goes back once for each refund, whole or in part, and never more than came", async () => {
  const { reference } = await provider.start(makeCollectRequest());
  await expect(provider.refund({ reference, refundKey: "refund-1", amount: dollars })).rejects.toThrow("no money");
  fake.bank.payPage(reference, TEST_CARDS.good, false);
  const part = { reference, refundKey: "refund-1", amount: moneyFromMinor(250, "USD") };
  const first = await provider.refund(part);
  expect(await provider.refund(part)).toEqual(first);
  fake.faults = [{ path: /refunds$/, kind: "late", times: 1 }];
  await provider.refund({ reference, refundKey: "refund-2", amount: moneyFromMinor(1000, "USD") });
  const sent = fake.bank
    .refunds()
    .filter(({ payment_intent }) => payment_intent === fake.bank.find(reference)?.payment_intent);
  expect(sent.map(({ amount }) => amount)).toEqual([250, 1000]);
  await expect(provider.refund({ reference, refundKey: "refund-3", amount: moneyFromMinor(1, "USD") })).rejects.toThrow(
    "More than was charged",
  );
});

test("a dispute is reported by a webhook and queried; an inquiry has taken no money", async () => {
  const { reference } = await provider.start(makeCollectRequest());
  const paid = fake.bank.payPage(reference, TEST_CARDS.good, false);
  const dispute = fake.bank.dispute(reference, "warning_needs_response");
  expect(await provider.findDisputes?.(reference)).toEqual([]);
  for (const [providerStatus, status] of [
    ["needs_response", "open"],
    ["under_review", "open"],
    ["won", "won"],
    ["lost", "lost"],
    ["warning_closed", null],
  ] as const) {
    fake.bank.moveDispute(dispute, providerStatus);
    const known = status ? [{ reference: dispute, amount: dollars, status }] : [];
    expect(await provider.findDisputes?.(reference)).toEqual(known);
    expect(await provider.findDisputes?.(paid.charge)).toEqual(known);
  }
  const kinds = ["created", "updated", "funds_withdrawn", "funds_reinstated", "closed"];
  for (const kind of kinds.map((each) => `charge.dispute.${each}`)) {
    const body = message(kind, fake.bank.find(dispute)!);
    const event = { eventId: "evt_1", kind, reference, isDispute: true };
    expect(await provider.readWebhook(body, await sign(body))).toEqual(event);
    expect(await provider.readWebhook(body, await sign(body, { secret: "whsec_of_somebody_else" }))).toBeNull();
  }
});

test("a dispute about the charge of a saved card is reported for that charge, and one about an unknown charge is not", async () => {
  const cards = provider.cards!;
  const customer = await cards.openCustomer({ customerKey: `customer-${(customers += 1)}`, email: "ada@example.com" });
  const page = await provider.start(makeCollectRequest({ customerReference: customer.reference }));
  fake.bank.payPage(page.reference, TEST_CARDS.good, true);
  const [card] = await cards.findCards(customer.reference);
  const kept = { customerReference: customer.reference, cardReference: card!.reference };
  const { reference } = await cards.prepare({ ...makeCollectRequest(), ...kept });
  await cards.charge({ reference, returnUrl: "http://localhost/" });
  const body = message("charge.dispute.created", fake.bank.find(fake.bank.dispute(reference))!);
  expect(await provider.readWebhook(body, await sign(body))).toMatchObject({ reference, isDispute: true });
  fake.bank.find(reference)!.metadata = {};
  expect(await provider.readWebhook(body, await sign(body))).toMatchObject({ reference: null });
  const part = { reference, refundKey: "refund-1", amount: dollars };
  await expect(provider.refund(part)).rejects.toThrow("disputed");
});

test("a saved card is charged once, however often that is requested, and can be deleted", async () => {
  const cards = provider.cards!;
  const customerKey = `customer-${(customers += 1)}`;
  const customer = await cards.openCustomer({ customerKey, email: "ada@example.com" });
  expect(await cards.openCustomer({ customerKey, email: "ada@example.com" })).toEqual(customer);
  const page = await provider.start(makeCollectRequest({ customerReference: customer.reference }));
  fake.bank.payPage(page.reference, TEST_CARDS.good, true);
  const [card] = await cards.findCards(customer.reference);
  expect(card).toMatchObject({ brand: "visa", lastDigits: "4242", expiryMonth: 12, expiryYear: 2040 });
  const { reference } = await cards.prepare({
    ...makeCollectRequest(),
    customerReference: customer.reference,
    cardReference: card!.reference,
  });
  expect(await provider.getStatus(reference)).toEqual({ status: "open" });
  fake.faults = [{ path: /confirm$/, kind: "late", times: 1 }];
  const returnUrl = "http://localhost/";
  expect(await cards.charge({ reference, returnUrl })).toEqual({ redirectUrl: null });
  expect(await cards.charge({ reference, returnUrl })).toEqual({ redirectUrl: null });
  expect(await provider.getStatus(reference)).toEqual({ status: "paid", amount: dollars });
  await cards.deleteCard(card!.reference);
  expect(await cards.findCards(customer.reference)).toEqual([]);
});

test.each([
  [TEST_CARDS.laterDeclined, { redirectUrl: null }, { status: "failed", reason: "card_declined" }],
  [TEST_CARDS.secured, { redirectUrl: expect.stringContaining("/secure/") as string }, { status: "open" }],
])("of a kept card %s the bank has its say", async (number, charged, state) => {
  const cards = provider.cards!;
  const customer = await cards.openCustomer({ customerKey: `customer-${(customers += 1)}`, email: "ada@example.com" });
  const page = await provider.start(makeCollectRequest({ customerReference: customer.reference }));
  const paid = fake.bank.payPage(page.reference, number, true);
  if (paid.status === "secured") fake.bank.secure(paid.charge, true);
  const [card] = await cards.findCards(customer.reference);
  const { reference } = await cards.prepare({
    ...makeCollectRequest(),
    customerReference: customer.reference,
    cardReference: card!.reference,
  });
  expect(await cards.charge({ reference, returnUrl: "http://localhost/" })).toEqual(charged);
  expect(await provider.getStatus(reference)).toEqual(state);
});

test("a test of the keys asks for the balance and starts nothing", async () => {
  expect(await provider.test!()).toBe("connected");
  expect(fake.requests).toEqual(["GET /v1/balance"]);
  const options = { ...FAKE_STRIPE_KEYS, apiUrl: fake.apiUrl, now: () => new Date(), timeoutMilliseconds: 700 };
  const wrong = await createStripe({ ...options, secretKey: "sk_test_of_another" });
  expect(await wrong.test!()).toBe("keys_refused");
  fake.faults = [{ path: /balance/, kind: 503, times: 9 }];
  expect(await provider.test!()).toBe("unreachable");
});
