import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { orders } from "#db/schema/order.ts";
import { paymentEvents, payments, refunds } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Context } from "#domain/context.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { makeShop } from "#tests/support/catalog.ts";
import { placePurchase } from "#tests/support/vouchers.ts";
import { sandbox } from "#tests/support/shopping.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { PaymentProvider, ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { returnFromPayment } from "./return-from-payment.ts";
import { attemptKey } from "#domain/payment/provider/attempt-key.ts";
import { settlePayments } from "./settle-payments.ts";
import { startPayment } from "./start-payment.ts";
import { handleWebhook } from "./handle-webhook.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const amount = moneyFromMinor(2500, "USD");
let ctx: Context;
let purchaseId: number;
let trxId: string;
let states: Map<string, ProviderState>;
let sentBack: string[];

const provider: PaymentProvider = {
  ...sandbox,
  start: async ({ paymentKey }) => ({ reference: paymentKey, redirectUrl: `https://bank.example/${paymentKey}` }),
  getStatus: async (reference) => states.get(reference) ?? { status: "open" },
  readWebhook: async (body, headers) =>
    headers.get("Signature") === "right"
      ? (JSON.parse(body) as { eventId: string; kind: string; reference: string })
      : null,
  refund: async ({ reference, refundKey }) => {
    sentBack.push(`${reference} ${refundKey}`);
    return { reference: refundKey };
  },
};

beforeEach(async () => {
  states = new Map();
  sentBack = [];
  ctx = { ...makeContext(db, { now }), providers: [provider] };
  ({ purchaseId, trxId } = await placePurchase(db, { shopId: await makeShop(db), minor: 2500 }));
});

/** Starts a payment attempt and returns the provider's reference. */
async function begin(at = now): Promise<string> {
  const started = valueOf(
    await startPayment({ ...ctx, now: () => at }, { purchaseId, orderId: null, trxId, amount }, "sandbox"),
  );
  return started.redirectUrl.replace("https://bank.example/", "");
}

const tell = (reference: string, eventId = "evt-1", signature = "right") =>
  handleWebhook(ctx, {
    provider: "sandbox",
    body: JSON.stringify({ eventId, kind: "payment.paid", reference }),
    headers: new Headers({ Signature: signature }),
  });
const statusOfOrder = async () =>
  (await db.select().from(orders).where(eq(orders.purchaseId, purchaseId)))[0]!.paymentStatus;
const templates = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ template }) => template);

describe("a message of the provider", () => {
  test("marks the purchase paid once, however often it comes", async () => {
    const reference = await begin();
    states.set(reference, { status: "paid", amount });
    for (const eventId of ["evt-1", "evt-1", "evt-2"]) expect(await tell(reference, eventId)).toSucceed();
    expect(await statusOfOrder()).toBe("paid");
    expect(await templates()).toEqual(["payment-received"]);
    expect(await db.select().from(paymentEvents)).toHaveLength(2);
    expect(await db.select().from(refunds)).toHaveLength(0);
  });

  test("with a wrong signature changes nothing", async () => {
    const reference = await begin();
    states.set(reference, { status: "paid", amount });
    expect(await tell(reference, "evt-1", "wrong")).toEqual({ ok: false, failure: { code: "not_yours" } });
    expect(await statusOfOrder()).toBe("unpaid");
  });

  test("is not trusted: the provider is queried", async () => {
    const reference = await begin();
    await tell(reference);
    expect(await statusOfOrder()).toBe("unpaid");
  });

  test("about another amount or currency pays nothing", async () => {
    for (const wrong of [moneyFromMinor(2499, "USD"), moneyFromMinor(2500, "EUR")]) {
      await db.update(payments).set({ status: "failed", settledAt: now });
      const reference = await begin();
      states.set(reference, { status: "paid", amount: wrong });
      await tell(reference, `evt-${wrong.currency}`);
    }
    expect(await statusOfOrder()).toBe("unpaid");
  });
});

test("a failed attempt leaves the purchase payable, and the next one pays it", async () => {
  const first = await begin();
  states.set(first, { status: "failed", reason: "declined" });
  await tell(first);
  const second = await begin();
  expect(second).not.toBe(first);
  states.set(second, { status: "paid", amount });
  await tell(second, "evt-2");
  expect(await statusOfOrder()).toBe("paid");
  expect(await templates()).toEqual(["payment-failed", "payment-received"]);
});

test("pressing pay twice goes to the same page", async () => {
  expect(await begin()).toBe(await begin());
  expect(await db.select().from(payments)).toHaveLength(1);
});

test("a provider that does not answer charges nothing and says so", async () => {
  const broken = { ...ctx, providers: [{ ...provider, start: async () => Promise.reject(new Error("down")) }] };
  expect(await startPayment(broken, { purchaseId, orderId: null, trxId, amount }, "sandbox")).toEqual({
    ok: false,
    failure: { code: "payment_unavailable" },
  });
  expect((await db.select().from(payments))[0]!.status).toBe("failed");
});

describe("a browser that comes back", () => {
  test("changes nothing by itself, and is redirected according to the provider", async () => {
    const reference = await begin();
    expect(await returnFromPayment(ctx, reference)).toMatchObject({
      value: { address: `http://localhost:3000/payment/${trxId}?result=open` },
    });
    states.set(reference, { status: "paid", amount });
    expect(await returnFromPayment(ctx, reference)).toMatchObject({
      value: { address: `http://localhost:3000/order-confirmation?trx_id=${trxId}` },
    });
    expect(await statusOfOrder()).toBe("paid");
  });

  test("with a made-up key finds nothing", async () => {
    await begin();
    const [payment] = await db.select().from(payments);
    expect(await returnFromPayment(ctx, `${payment!.id}.guess`)).toFail();
    expect(await returnFromPayment(ctx, attemptKey(ctx, "payment", payment!.id + 1))).toFail();
  });
});

describe("money that buys nothing", () => {
  test("is refunded automatically when the purchase has expired, and the shopper is notified", async () => {
    const reference = await begin();
    await db.update(purchases).set({ status: "expired" }).where(eq(purchases.id, purchaseId));
    states.set(reference, { status: "paid", amount });
    await tell(reference);
    await settlePayments(ctx);
    await settlePayments(ctx);
    expect(sentBack).toHaveLength(1);
    expect((await db.select().from(refunds))[0]).toMatchObject({
      status: "done",
      reason: "unfillable",
      amountMinor: 2500,
    });
    expect(await templates()).toEqual(["refund"]);
  });

  test("goes back when the purchase was paid twice", async () => {
    const first = await begin(new Date(now.getTime() - 3_600_000));
    const second = await begin();
    for (const [index, reference] of [first, second].entries()) {
      states.set(reference, { status: "paid", amount });
      await tell(reference, `evt-${index}`);
    }
    await settlePayments(ctx);
    expect(sentBack).toHaveLength(1);
    expect((await db.select().from(refunds))[0]).toMatchObject({ reason: "paid_twice" });
    expect(await statusOfOrder()).toBe("paid");
  });
});

test("attempts whose query fails do not keep others from being settled", async () => {
  const reference = await begin(new Date(now.getTime() - 120_000));
  states.set(reference, { status: "paid", amount });
  const { id: _id, ...row } = (await db.select().from(payments).where(eq(payments.providerReference, reference)))[0]!;
  const failing = Array.from({ length: 130 }, (_, index) => ({ ...row, providerReference: `failing-${index}` }));
  await db.insert(payments).values(failing);
  await settlePayments(ctx);
  expect(await statusOfOrder()).toBe("paid");
});

test("an attempt without news is queried", async () => {
  const reference = await begin(new Date(now.getTime() - 120_000));
  states.set(reference, { status: "paid", amount });
  await settlePayments(ctx);
  expect(await statusOfOrder()).toBe("paid");
});
