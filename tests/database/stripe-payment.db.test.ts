import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { savedCards } from "#db/schema/card.ts";
import { paymentEvents, payments, refunds } from "#db/schema/payment.ts";
import { findCards } from "#domain/payment/card/find-cards.ts";
import { removeCard } from "#domain/payment/card/remove-card.ts";
import type { Context } from "#domain/context.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { attemptKey } from "#domain/payment/provider/attempt-key.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { getCheckout } from "#domain/checkout/purchase/get-checkout.ts";
import { rechargeWallet } from "#domain/accounts/wallet/recharge-wallet.ts";
import { createStripe } from "#integrations/payment/stripe/stripe.ts";
import { customerContext, makeCustomer } from "../support/customers.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { TEST_CARDS } from "../support/fake-stripe-objects.ts";
import { FAKE_STRIPE_KEYS, openFakeStripe, signMessage } from "../support/fake-stripe.ts";
import { checkoutForm, fillCart, makeGoods } from "../support/shopping.ts";
import { valueOf } from "../support/value-of.ts";

const { db } = await openTestDatabase();
let ctx: Context;
const fake = await openFakeStripe();
const provider = await createStripe({
  ...FAKE_STRIPE_KEYS,
  apiUrl: fake.apiUrl,
  now: () => new Date(),
  timeoutMilliseconds: 700,
});
const { lamp } = await makeGoods(db);
beforeEach(async () => {
  fake.faults = [];
  ctx = { ...(await customerContext(db)), providers: [provider] };
});
afterAll(() => fake.close());

type Choice = { card_id?: number; payment_type?: string };

async function buy(choice: Choice = {}): Promise<{ trxId: string; redirectUrl: string; pageId: string }> {
  const trxId = await fillCart(ctx, [lamp, 1]);
  expect(await confirmOrder(ctx, checkoutForm(trxId))).toSucceed();
  return pay(trxId, choice);
}

async function pay(trxId: string, choice: Choice = {}) {
  const { redirectUrl } = valueOf(await placeOrder(ctx, { trx_id: trxId, payment_type: "stripe", ...choice }));
  return { trxId, redirectUrl, pageId: redirectUrl.split("/").at(-1)! };
}

async function statusOf(reference: string): Promise<string | undefined> {
  const rows = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.providerReference, reference));
  return rows[0]?.status;
}

async function receive(kind: string, id: string, options: Parameters<typeof signMessage>[1] = {}) {
  const { body, headers } = await signMessage({ kind, object: fake.bank.find(id) ?? { id } }, options);
  return handleWebhook(ctx, { provider: "stripe", body, headers: new Headers(headers) });
}

async function comeBack(reference: string): Promise<string> {
  const rows = await db.select({ id: payments.id }).from(payments).where(eq(payments.providerReference, reference));
  const returned = await returnFromPayment(ctx, attemptKey(ctx, "payment", rows[0]!.id));
  return returned.ok ? returned.value.address : returned.failure.code;
}

async function keepCard(number: string = TEST_CARDS.good): Promise<number> {
  const { pageId } = await buy();
  const paid = fake.bank.payPage(pageId, number, true);
  if (paid.status === "secured") fake.bank.secure(paid.charge, true);
  expect(await comeBack(pageId)).toContain("/order-confirmation");
  const [card] = await findCards(ctx);
  return card!.id;
}

const chargesOf = (trxId: string) =>
  fake.bank
    .charges()
    .filter(({ metadata, status }) => (metadata as { order?: string }).order === trxId && status === "succeeded");

describe("a webhook of Stripe", () => {
  test.each([
    ["the secret of somebody else", { secret: "whsec_of_somebody_else" }],
    ["a signature of an hour ago", { at: new Date(Date.now() - 3_600_000) }],
  ])("is refused with %s", async (_name, options) => {
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    expect(await receive("checkout.session.completed", pageId, options)).toFail("not_yours");
    expect(await statusOf(pageId)).toBe("started");
  });

  test("pays once when delivered twice, whatever else it says about the money", async () => {
    const { pageId } = await buy();
    expect(await receive("checkout.session.completed", pageId)).toSucceed();
    expect(await statusOf(pageId)).toBe("started");
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    for (let times = 0; times < 2; times += 1)
      expect(await receive("checkout.session.completed", pageId, { eventId: "evt_same" })).toSucceed();
    expect(await statusOf(pageId)).toBe("paid");
    const events = await db.select().from(paymentEvents).where(eq(paymentEvents.eventId, "evt_same"));
    expect(events).toHaveLength(1);
  });

  test("counts by what stands there now, not by what comes first", async () => {
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    await receive("checkout.session.expired", pageId);
    expect(await statusOf(pageId)).toBe("paid");
    await receive("checkout.session.completed", pageId);
    expect(await statusOf(pageId)).toBe("paid");
  });

  test.each([
    ["another amount", { amount_total: 1 }],
    ["another currency", { currency: "eur" }],
  ])("of %s pays nothing", async (_name, lie) => {
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    Object.assign(fake.bank.find(pageId)!, lie);
    await receive("checkout.session.completed", pageId);
    expect(await statusOf(pageId)).not.toBe("started");
    const { trxId } = await latest();
    expect(await isPaid(trxId)).toBe(false);
  });

  test("about an unknown payment is requested again, about other things it is acknowledged", async () => {
    expect(await receive("checkout.session.completed", "cs_unknown")).toFail("not_found");
    expect(await receive("customer.updated", "cus_any")).toSucceed();
  });
});

async function latest(): Promise<{ trxId: string }> {
  const { rows } = (await db.execute(`select trx_id as "trxId" from purchases order by id desc limit 1`)) as {
    rows: { trxId: string }[];
  };
  return rows[0]!;
}

async function isPaid(trxId: string): Promise<boolean> {
  const again = await placeOrder(ctx, { trx_id: trxId, payment_type: "nothing" });
  return again.ok && again.value.redirectUrl.includes("/order-confirmation");
}

describe("the browser comes back", () => {
  test("before the message: Stripe is asked, and the message changes nothing more", async () => {
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    expect(await comeBack(pageId)).toContain("/order-confirmation");
    await receive("checkout.session.completed", pageId);
    expect(await statusOf(pageId)).toBe("paid");
  });

  test("after it, and without having paid at all", async () => {
    const { pageId } = await buy();
    expect(await comeBack(pageId)).toContain("result=open");
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    await receive("checkout.session.completed", pageId);
    expect(await comeBack(pageId)).toContain("/order-confirmation");
  });

  test("never, and no message either: the job asks", async () => {
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    const later = new Date(Date.now() + 2 * 60_000);
    await settlePayments({ ...ctx, now: () => later });
    expect(await statusOf(pageId)).toBe("paid");
  });
});

describe("Stripe is down", () => {
  test("when a payment begins: nothing is charged and the purchase stays payable", async () => {
    fake.faults = [{ path: /sessions$/, kind: 503, times: 99 }];
    await expect(buy()).rejects.toThrow("payment_unavailable");
    fake.faults = [];
    const { trxId } = await latest();
    const { pageId } = await pay(trxId);
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    expect(await comeBack(pageId)).toContain("/order-confirmation");
    expect(chargesOf(trxId)).toHaveLength(1);
  });

  test("when money goes back: it goes back later, once", async () => {
    const { trxId, pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    await db.execute(`update purchases set status = 'expired' where trx_id = '${trxId}'`);
    await comeBack(pageId);
    fake.faults = [{ path: /refunds$/, kind: 503, times: 99 }];
    await settlePayments(ctx);
    fake.faults = [];
    const later = new Date(Date.now() + 24 * 3_600_000);
    for (let times = 0; times < 2; times += 1) await settlePayments({ ...ctx, now: () => later });
    const sent = fake.bank
      .refunds()
      .filter(({ payment_intent }) => payment_intent === fake.bank.find(pageId)?.payment_intent);
    expect(sent.map(({ amount }) => amount)).toEqual([fake.bank.find(pageId)?.amount_total]);
    const rows = await db
      .select({ status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.providerReference, pageId));
    expect(rows).toEqual([{ status: "done" }]);
  });
});

describe("a saved card", () => {
  test("is saved if its owner wanted it, and pays the next time without a page", async () => {
    const cardId = await keepCard();
    expect(await findCards(ctx)).toMatchObject([{ provider: "stripe", brand: "visa", lastDigits: "4242" }]);
    const { trxId, redirectUrl } = await buy({ card_id: cardId });
    expect(redirectUrl).toContain("/order-confirmation");
    expect(chargesOf(trxId)).toHaveLength(1);
  });

  test("pressed from two tabs, is charged once", async () => {
    const cardId = await keepCard();
    const trxId = await fillCart(ctx, [lamp, 1]);
    await confirmOrder(ctx, checkoutForm(trxId));
    await Promise.all([pay(trxId, { card_id: cardId }), pay(trxId, { card_id: cardId })]);
    await settlePayments({ ...ctx, now: () => new Date(Date.now() + 5 * 60_000) });
    expect(chargesOf(trxId)).toHaveLength(1);
    expect(await isPaid(trxId)).toBe(true);
  });

  test("is charged once if the response is lost, whatever the shopper clicks then", async () => {
    const cardId = await keepCard();
    fake.faults = [{ path: /confirm$/, kind: "late", times: 9 }];
    const { trxId, redirectUrl } = await buy({ card_id: cardId });
    expect(redirectUrl).toContain("result=open");
    fake.faults = [];
    expect((await pay(trxId)).redirectUrl).toContain("/order-confirmation");
    expect(chargesOf(trxId)).toHaveLength(1);
  });

  test("that the bank declines leaves the purchase payable otherwise", async () => {
    const cardId = await keepCard(TEST_CARDS.laterDeclined);
    const { trxId, redirectUrl } = await buy({ card_id: cardId });
    expect(redirectUrl).toContain(`/payment/${trxId}?result=failed`);
    const { pageId } = await pay(trxId);
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    expect(await comeBack(pageId)).toContain("/order-confirmation");
  });

  test("goes to the bank where the bank wants to see the shopper; left there, another way still pays once", async () => {
    const cardId = await keepCard(TEST_CARDS.secured);
    const { trxId, redirectUrl, pageId: charge } = await buy({ card_id: cardId });
    expect(redirectUrl).toContain("/secure/");
    const { pageId } = await pay(trxId);
    expect(fake.bank.find(charge)).toMatchObject({ status: "canceled" });
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    await comeBack(pageId);
    expect(chargesOf(trxId)).toHaveLength(1);
  });

  test("of someone else, or one that was removed, is not charged", async () => {
    const cardId = await keepCard();
    const stranger = { ...ctx, visitor: { ...ctx.visitor, customerId: await makeCustomer(db) } };
    expect(await removeCard(stranger, cardId)).toFail("not_found");
    const owner = ctx;
    ctx = stranger;
    await expect(buy({ card_id: cardId })).rejects.toThrow("method_not_offered");
    ctx = owner;
    fake.faults = [{ path: /detach$/, kind: 503, times: 9 }];
    expect(await removeCard(ctx, cardId)).toFail("payment_unavailable");
    expect(await findCards(ctx)).toHaveLength(1);
    fake.faults = [];
    expect(await removeCard(ctx, cardId)).toSucceed();
    expect(await findCards(ctx)).toEqual([]);
    await expect(buy({ card_id: cardId })).rejects.toThrow("method_not_offered");
  });

  test("deleted at Stripe disappears here with the next payment", async () => {
    const cardId = await keepCard();
    for (const card of fake.bank.cards()) card.customer = null;
    const { pageId } = await buy();
    fake.bank.payPage(pageId, TEST_CARDS.good, false);
    await comeBack(pageId);
    const rows = await db.select().from(savedCards).where(eq(savedCards.id, cardId)).orderBy(asc(savedCards.id));
    expect(rows).toEqual([]);
  });
});

test("the next checkout begins as the last one ended: with its phone, its delivery and the saved card", async () => {
  const fresh = await getCheckout(ctx, await fillCart(ctx, [lamp, 1]));
  expect(fresh).toMatchObject({ areTermsKnown: false, usualPayment: { cards: [], cardId: null, method: null } });
  const cardId = await keepCard();
  const next = await getCheckout(ctx, await fillCart(ctx, [lamp, 1]));
  expect(next).toMatchObject({
    areTermsKnown: true,
    details: { phone: checkoutForm("any").phone },
    usualPayment: { cards: [{ id: cardId }], cardId, method: "stripe" },
  });
  const ended = { ...ctx, now: () => new Date("2041-01-01T00:00:00Z") };
  expect((await getCheckout(ended, next.trxId)).usualPayment).toMatchObject({ cards: [], cardId: null });
});

test("a wallet is recharged by card, once", async () => {
  const started = valueOf(await rechargeWallet(ctx, { amount: "20", method: "stripe", note: "" }));
  const pageId = started.redirectUrl!.split("/").at(-1)!;
  fake.bank.payPage(pageId, TEST_CARDS.good, false);
  for (let times = 0; times < 2; times += 1) expect(await receive("checkout.session.completed", pageId)).toSucceed();
  const { rows } = (await db.execute(`select status from wallet_recharges where provider_reference = '${pageId}'`)) as {
    rows: object[];
  };
  expect(rows).toEqual([{ status: "approved" }]);
});
