import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { orders } from "#db/schema/order.ts";
import { paymentDisputes, payments } from "#db/schema/payment.ts";
import type { Context } from "#domain/context.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { createStripe } from "#integrations/payment/stripe/stripe.ts";
import { makeCustomer } from "../support/customers.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { TEST_CARDS } from "../support/fake-stripe-objects.ts";
import { FAKE_STRIPE_KEYS, openFakeStripe, signMessage } from "../support/fake-stripe.ts";
import { findBrokenBooks } from "../support/find-broken-books.ts";
import { buy, guestContext, fillCart, makeGoods } from "../support/shopping.ts";

const { db } = await openTestDatabase();
let ctx: Context;
const fake = await openFakeStripe();
const provider = await createStripe({ ...FAKE_STRIPE_KEYS, apiUrl: fake.apiUrl, now: () => new Date() });
const { lamp } = await makeGoods(db);
beforeEach(async () => {
  fake.faults = [];
  ctx = { ...(await guestContext(db, { visitor: { customerId: await makeCustomer(db) } })), providers: [provider] };
});
afterAll(() => fake.close());

/** Buys and pays on the provider's page, which the shop does not know yet; returns the page. */
async function buyPaid(): Promise<string> {
  expect(await buy(ctx, await fillCart(ctx, [lamp, 1]), "stripe")).toSucceed();
  const rows = await db.select().from(payments).orderBy(asc(payments.id));
  const pageId = rows.at(-1)!.providerReference!;
  fake.bank.payPage(pageId, TEST_CARDS.good, false);
  return pageId;
}

async function receive(kind: string, disputeId: string, options: Parameters<typeof signMessage>[1] = {}) {
  const { body, headers } = await signMessage({ kind, object: fake.bank.find(disputeId)! }, options);
  return handleWebhook(ctx, { provider: "stripe", body, headers: new Headers(headers) });
}

async function stateOf(pageId: string) {
  const rows = await db
    .select({
      dispute: paymentDisputes.status,
      order: orders.paymentStatus,
      reference: paymentDisputes.providerReference,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.purchaseId, payments.purchaseId))
    .leftJoin(paymentDisputes, eq(paymentDisputes.paymentId, payments.id))
    .where(eq(payments.providerReference, pageId))
    .orderBy(asc(paymentDisputes.id));
  return rows;
}

test("a dispute is accepted only when signed, and recorded once whatever messages follow, in any order", async () => {
  const pageId = await buyPaid();
  const reference = fake.bank.dispute(pageId);
  const foreign = await receive("charge.dispute.created", reference, { secret: "whsec_of_somebody_else" });
  expect(foreign).toFail("not_yours");
  expect(await stateOf(pageId)).toEqual([{ dispute: null, order: "unpaid", reference: null }]);
  for (const kind of ["funds_withdrawn", "created", "created", "updated"])
    expect(await receive(`charge.dispute.${kind}`, reference)).toSucceed();
  expect(await stateOf(pageId)).toEqual([{ dispute: "open", order: "paid", reference }]);
  expect(await findBrokenBooks(db)).toEqual([]);
  fake.bank.moveDispute(reference, "won");
  for (const kind of ["closed", "funds_reinstated", "created"])
    expect(await receive(`charge.dispute.${kind}`, reference)).toSucceed();
  expect(await stateOf(pageId)).toEqual([{ dispute: "won", order: "paid", reference }]);
  expect(await findBrokenBooks(db)).toEqual([]);
});

test("one that is over before it is heard of is lost at once, and one that the bank only asks about is none", async () => {
  const pageId = await buyPaid();
  const reference = fake.bank.dispute(pageId, "warning_needs_response");
  expect(await receive("charge.dispute.created", reference)).toSucceed();
  expect(await stateOf(pageId)).toEqual([{ dispute: null, order: "paid", reference: null }]);
  fake.bank.moveDispute(reference, "lost");
  for (const kind of ["closed", "created"]) expect(await receive(`charge.dispute.${kind}`, reference)).toSucceed();
  expect(await stateOf(pageId)).toEqual([{ dispute: "lost", order: "refunded", reference }]);
  expect(fake.bank.refunds()).toEqual([]);
  expect(await findBrokenBooks(db)).toEqual([]);
});

test("a message that came while Stripe was away is taken when it comes again", async () => {
  const pageId = await buyPaid();
  const reference = fake.bank.dispute(pageId);
  fake.faults = [{ path: /disputes$/, kind: 503, times: 99 }];
  await expect(receive("charge.dispute.created", reference, { eventId: "evt_again" })).rejects.toThrow("Made up");
  fake.faults = [];
  expect(await receive("charge.dispute.created", reference, { eventId: "evt_again" })).toSucceed();
  expect(await stateOf(pageId)).toEqual([{ dispute: "open", order: "paid", reference }]);
});
