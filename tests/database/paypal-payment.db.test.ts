import { desc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { paymentDisputes, paymentEvents, payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { vouchers } from "#db/schema/voucher.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import { buyVoucher } from "#domain/accounts/voucher/buy-voucher.ts";
import { rechargeWallet } from "#domain/accounts/wallet/recharge-wallet.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import type { Context } from "#domain/context.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { createPaypal } from "#integrations/payment/paypal/paypal.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { customerContext } from "../support/customers.ts";
import { FAKE_PAYPAL_KEYS, openFakePaypal, signWebhook } from "../support/fake-paypal.ts";
import { showCapture } from "../support/fake-paypal-orders.ts";
import { findBrokenBooks } from "../support/find-broken-books.ts";
import { checkoutForm, fillCart, makeGoods } from "../support/shopping.ts";
import { valueOf } from "../support/value-of.ts";
import { openTestDatabase } from "./open-test-database.ts";

const { db } = await openTestDatabase();
let ctx: Context;
const fake = await openFakePaypal();
const { lamp } = await makeGoods(db);
beforeEach(async () => {
  fake.faults = [];
  const provider = createPaypal({ ...FAKE_PAYPAL_KEYS, apiUrl: fake.apiUrl, timeoutMilliseconds: 700 });
  ctx = { ...(await customerContext(db)), providers: [provider] };
});
afterAll(() => fake.close());

async function buy(): Promise<{ trxId: string; reference: string }> {
  const trxId = await fillCart(ctx, [lamp, 1]);
  expect(await confirmOrder(ctx, checkoutForm(trxId))).toSucceed();
  return { trxId, reference: await pay(trxId) };
}

async function pay(trxId: string): Promise<string> {
  const completed = valueOf(await placeOrder(ctx, { trx_id: trxId, payment_type: "paypal" }));
  return referenceIn(completed.redirectUrl);
}

const referenceIn = (redirectUrl: string | null) => new URL(redirectUrl ?? "").searchParams.get("token")!;

async function attemptOf(reference: string) {
  const rows = await db.select().from(payments).where(eq(payments.providerReference, reference));
  return rows[0]!;
}

async function orderOf(reference: string) {
  const { purchaseId } = await attemptOf(reference);
  const rows = await db.select().from(orders).where(eq(orders.purchaseId, purchaseId));
  return rows[0]!;
}

/** The browser comes back to the address that PayPal was given. */
async function comeBack(reference: string, isCanceled = false): Promise<string> {
  const { return_url: url } = fake.orders.all.find(({ id }) => id === reference)!.links;
  const returned = await returnFromPayment(ctx, url.split("/").at(-1)!, isCanceled);
  return returned.ok ? returned.value.address : returned.failure.code;
}

type About = { kind: string; resource: object };
const approvalOf = (reference: string): About => ({ kind: "CHECKOUT.ORDER.APPROVED", resource: { id: reference } });
const captureOf = (reference: string): About => ({
  kind: "PAYMENT.CAPTURE.COMPLETED",
  resource: showCapture(fake.orders.get(reference).captures[0]!),
});

function receive(about: About, options: Parameters<typeof signWebhook>[1] = {}) {
  const { body, headers } = signWebhook(about, options);
  return handleWebhook(ctx, { provider: "paypal", body, headers: new Headers(headers) });
}

describe("a purchase paid with PayPal", () => {
  test("is captured when the browser comes back, and webhooks change nothing more", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    expect(await comeBack(reference)).toContain("/order-confirmation");
    for (const about of [approvalOf(reference), captureOf(reference), captureOf(reference)])
      expect(await receive(about, { eventId: `WH-${reference}-${about.kind}` })).toSucceed();
    expect(fake.orders.get(reference).captures).toHaveLength(1);
    expect(await orderOf(reference)).toMatchObject({ paymentStatus: "paid" });
    const { id } = await attemptOf(reference);
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id))).toHaveLength(2);
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is captured by the webhook of the approval, before the browser comes back", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    expect(await receive(approvalOf(reference))).toSucceed();
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
    expect(await comeBack(reference)).toContain("/order-confirmation");
    expect(fake.orders.get(reference).captures).toHaveLength(1);
  });

  test("is captured once when the webhook and the browser come at the same moment", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    const [address] = await Promise.all([comeBack(reference), receive(approvalOf(reference))]);
    expect(address).toContain("/order-confirmation");
    expect(fake.orders.get(reference).captures).toHaveLength(1);
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is not captured on a webhook that PayPal has not sent to this shop", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    const stranger = await receive(approvalOf(reference), { webhookId: "WH-of-another-shop" });
    expect(stranger).toFail("not_yours");
    expect(fake.orders.get(reference).captures).toEqual([]);
    expect(await attemptOf(reference)).toMatchObject({ status: "started" });
  });

  test("stays payable when the shopper cancels or the card is declined", async () => {
    const { trxId, reference } = await buy();
    expect(await comeBack(reference, true)).toContain(`/payment/${trxId}?result=canceled`);
    expect(await pay(trxId)).toBe(reference);
    fake.orders.approve(reference, true);
    expect(await comeBack(reference)).toContain(`/payment/${trxId}?result=failed`);
    const second = await pay(trxId);
    expect(second).not.toBe(reference);
    fake.orders.approve(second);
    expect(await comeBack(second)).toContain("/order-confirmation");
  });

  test("is not captured for an attempt that another one has replaced", async () => {
    const { trxId, reference } = await buy();
    const later = new Date(ctx.now().getTime() + 11 * 60_000);
    ctx = { ...ctx, now: () => later };
    const second = await pay(trxId);
    for (const approved of [reference, second]) fake.orders.approve(approved);
    expect(await comeBack(reference)).toContain("result=failed");
    expect(await comeBack(second)).toContain("/order-confirmation");
    expect(fake.orders.get(reference).captures).toEqual([]);
    const { purchaseId } = await attemptOf(reference);
    const failures = await db
      .select()
      .from(mails)
      .where(eq(mails.idempotencyKey, `payment-failed:${purchaseId}`));
    expect(failures, "the shopper has chosen another attempt").toEqual([]);
  });

  test("without news from PayPal is given up after a week, and paid if PayPal says so later", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    await ctx.providers[0]!.capture!(reference);
    const after = (days: number) => ({ ...ctx, now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });
    fake.faults = [{ path: new RegExp(reference), kind: 401, times: 99 }];
    await settlePayments(after(6));
    expect(await attemptOf(reference)).toMatchObject({ status: "started" });
    await settlePayments(after(8));
    expect(await attemptOf(reference)).toMatchObject({ status: "failed" });
    fake.faults = [];
    expect(await receive(captureOf(reference))).toSucceed();
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is booked by an event that was recorded before PayPal had the money", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    const event = { eventId: `WH-${reference}-early` };
    fake.orders.get(reference).status = "PAYER_ACTION_REQUIRED";
    expect(await receive(approvalOf(reference), event)).toSucceed();
    expect(await attemptOf(reference)).toMatchObject({ status: "started" });
    fake.orders.get(reference).status = "APPROVED";
    expect(await receive(approvalOf(reference), event)).toSucceed();
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
  });

  test("that PayPal reviews keeps its attempt, is not paid for twice, and is booked when the review has ended", async () => {
    const { trxId, reference } = await buy();
    fake.orders.approve(reference);
    await ctx.providers[0]!.capture!(reference);
    const capture = fake.orders.get(reference).captures[0]!;
    capture.status = "PENDING";
    expect(await comeBack(reference)).toContain(`/payment/${trxId}?result=open`);
    const later = new Date(ctx.now().getTime() + 11 * 60_000);
    const again = valueOf(await placeOrder({ ...ctx, now: () => later }, { trx_id: trxId, payment_type: "paypal" }));
    expect(again.redirectUrl).toContain(`/payment/${trxId}?result=open`);
    const inTwoDays = { ...ctx, now: () => new Date(Date.now() + 48 * 60 * 60_000) };
    await settlePayments(inTwoDays);
    expect(await attemptOf(reference)).toMatchObject({ status: "started" });
    capture.status = "COMPLETED";
    await settlePayments(inTwoDays);
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("is not captured for a purchase that has expired", async () => {
    const { trxId, reference } = await buy();
    fake.orders.approve(reference);
    await db.update(purchases).set({ status: "expired" }).where(eq(purchases.trxId, trxId));
    expect(await comeBack(reference)).toContain("result=failed");
    expect(await receive(approvalOf(reference))).toSucceed();
    expect(fake.orders.get(reference).captures).toEqual([]);
  });

  test("is settled by the job when the shop died between capture and booking", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    await ctx.providers[0]!.capture!(reference);
    expect(await attemptOf(reference)).toMatchObject({ status: "started" });
    await settlePayments({ ...ctx, now: () => new Date(Date.now() + 2 * 60_000) });
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
    expect(await orderOf(reference)).toMatchObject({ paymentStatus: "paid" });
    expect(await findBrokenBooks(db)).toEqual([]);
  });

  test("sends the shopper to the next page when PayPal does not respond, and is captured by the job", async () => {
    const { trxId, reference } = await buy();
    fake.orders.approve(reference);
    fake.faults = [{ path: /capture$/, kind: 503, times: 9 }];
    expect(await comeBack(reference)).toContain(`/payment/${trxId}?result=open`);
    fake.faults = [];
    await settlePayments({ ...ctx, now: () => new Date(Date.now() + 2 * 60_000) });
    expect(await attemptOf(reference)).toMatchObject({ status: "paid" });
  });

  test("of another amount pays nothing and goes back", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    fake.orders.get(reference).amount = { currency_code: "USD", value: "0.01" };
    expect(await comeBack(reference)).toContain("result=failed");
    await settlePayments(ctx);
    expect(fake.orders.refunds.at(-1)).toMatchObject({ amount: { value: "0.01" } });
  });

  test("is refunded in part, once, to where it came from", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    await comeBack(reference);
    const { id: orderId } = await orderOf(reference);
    const wish = { orderId, lines: [], shipping: null, to: "source" as const, kind: "goodwill" as const };
    const goodwill = moneyFromMinor(300, "USD");
    expect(await refundOrder(ctx, { ...wish, goodwill, actor: SYSTEM })).toSucceed();
    fake.faults = [{ path: /refund$/, kind: "late", times: 9 }];
    await settlePayments(ctx);
    fake.faults = [];
    const later = new Date(Date.now() + 3_600_000);
    for (let times = 0; times < 2; times += 1) await settlePayments({ ...ctx, now: () => later });
    const [capture] = fake.orders.get(reference).captures;
    const sent = fake.orders.refunds.filter(({ captureId }) => captureId === capture!.id);
    expect(sent.map(({ amount: part }) => part.value)).toEqual(["3.00"]);
    const { id: paymentId } = await attemptOf(reference);
    const rows = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(rows).toMatchObject([{ status: "done", providerReference: sent[0]!.id }]);
  });

  test("that the payer disputes is held until PayPal has decided", async () => {
    const { reference } = await buy();
    fake.orders.approve(reference);
    await comeBack(reference);
    const disputeId = fake.orders.dispute(reference);
    const [capture] = fake.orders.get(reference).captures;
    const resource = { dispute_id: disputeId, disputed_transactions: [{ seller_transaction_id: capture!.id }] };
    const statusOf = async () => {
      const rows = await db.select().from(paymentDisputes).where(eq(paymentDisputes.providerReference, disputeId));
      return rows.map(({ status }) => status);
    };
    await receive({ kind: "CUSTOMER.DISPUTE.CREATED", resource });
    expect(await statusOf()).toEqual(["open"]);
    fake.orders.decide(disputeId, "RESOLVED_SELLER_FAVOUR");
    await receive({ kind: "CUSTOMER.DISPUTE.RESOLVED", resource });
    expect(await statusOf()).toEqual(["won"]);
    expect(await findBrokenBooks(db)).toEqual([]);
  });
});

test("a recharge and a voucher are captured by webhook or return, and credited once", async () => {
  const recharge = await rechargeWallet(ctx, { amount: "20", method: "paypal", note: "" });
  const voucher = await buyVoucher(ctx, {
    amount: "25",
    method: "paypal",
    design: "classic",
    sender_name: "Ada",
    recipient_name: "Bob",
    recipient_email: "bob@example.com",
    message: "",
  });
  if (!recharge.ok || !voucher.ok) throw new Error("not started");
  const references = [referenceIn(recharge.value.redirectUrl), referenceIn(voucher.value.redirectUrl)];
  for (const reference of references) {
    fake.orders.approve(reference);
    for (let times = 0; times < 2; times += 1) expect(await receive(approvalOf(reference))).toSucceed();
    await comeBack(reference);
    expect(fake.orders.get(reference).captures).toHaveLength(1);
  }
  const [recharged] = await db.select().from(walletRecharges).orderBy(desc(walletRecharges.id)).limit(1);
  const [bought] = await db.select().from(vouchers).orderBy(desc(vouchers.id)).limit(1);
  expect([recharged, bought]).toMatchObject([{ status: "approved" }, { status: "active", remainingMinor: 2500 }]);
  expect(await findBrokenBooks(db)).toEqual([]);
});
