import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notification.ts";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { moneyFromMinor, type Money } from "#shared/money.ts";
import type { MadeProduct } from "#tests/support/catalog.ts";
import { staffContext, makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import {
  buy,
  guestContext,
  fillCart,
  makeGoods,
  makeWebhookProvider,
  sendSandboxWebhook,
} from "#tests/support/shopping.ts";
import { findDueRefunds, markRefundSent, retryRefund } from "./due-refunds.ts";
import type { PaymentProvider, ProviderState } from "#domain/payment/provider/payment-provider.ts";
import { settlePayments } from "./settle-payments.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const HOUR = 60 * 60_000;
let lamp: MadeProduct;
let ctx: Context;
let staffCtx: Context;
let sellerId = 0;
let state: ProviderState;
let sentBack: { key: string; amount: Money }[];
let isRefusing = false;

const provider: PaymentProvider = {
  ...makeWebhookProvider(() => new Map()),
  getStatus: () => Promise.resolve(state),
  refund: ({ refundKey, amount }) => {
    if (isRefusing) return Promise.reject(new Error("the account is empty"));
    sentBack.push({ key: refundKey, amount });
    return Promise.resolve({ reference: `back-${refundKey}` });
  },
};

beforeEach(async () => {
  ({ lamp } = await makeGoods(db));
  sentBack = [];
  isRefusing = false;
  sellerId = await makeCustomer(db);
  await db.update(shops).set({ ownerId: sellerId });
  const guest = await guestContext(db, { now });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const customerId = await makeCustomer(db);
  ctx = { ...guest, log, providers: [provider], visitor: { ...guest.visitor, customerId } };
  staffCtx = await staffContext(db, ["refunds.write"], { now });
});

const later = (hours: number): Context => ({ ...ctx, now: () => new Date(now.getTime() + hours * HOUR) });

/** Buys a lamp for which the provider reports this amount as collected. */
async function collect(amount: Money): Promise<void> {
  await buy(ctx, await fillCart(ctx, [lamp, 1]), "sandbox");
  const [payment] = await db.select().from(payments);
  state = { status: "paid", amount };
  for (const eventId of ["e-1", "e-1", "e-2"])
    await sendSandboxWebhook(ctx, { eventId, kind: "payment.paid", reference: payment!.providerReference! });
}

const titlesOf = async (customerId: number) =>
  (
    await db.select().from(notifications).where(eq(notifications.customerId, customerId)).orderBy(asc(notifications.id))
  ).map(({ title }) => title);
const mailsOf = async (template: string) =>
  (await db.select().from(mails)).filter((each) => each.template === template);

describe("another amount or currency than was asked for", () => {
  test.each([moneyFromMinor(999, "USD"), moneyFromMinor(999_900, "USD"), moneyFromMinor(800, "EUR")])(
    "pays nothing and goes back whole, once, however often it is reported: %o",
    async (amount) => {
      await collect(amount);
      await settlePayments(later(1));
      await settlePayments(later(2));
      expect((await db.select().from(orders))[0]!.paymentStatus).toBe("unpaid");
      expect(sentBack.map((sent) => sent.amount)).toEqual([amount]);
      expect(await db.select().from(refunds)).toMatchObject([{ status: "done", reason: "other_amount" }]);
      expect(await mailsOf("refund")).toHaveLength(1);
      expect(await mailsOf("payment-failed")).toHaveLength(0);
      expect(await checkLedger(ctx)).toEqual([]);
    },
  );

  test("notifies the shopper, the shop and the staff", async () => {
    await collect(moneyFromMinor(999, "USD"));
    expect(await titlesOf(ctx.visitor.customerId!)).toEqual(["$9.99 will be refunded to you"]);
    expect(await titlesOf(sellerId)).toEqual([expect.stringMatching(/^Payment for order SK-.* is being refunded$/)]);
    expect(await titlesOf(staffCtx.visitor.customerId!)).toEqual(["A payment is being refunded automatically"]);
  });
});

describe("a provider that refuses to send money back", () => {
  test("is asked again, later each time, and then staff have it in hand", async () => {
    isRefusing = true;
    await collect(moneyFromMinor(999, "USD"));
    await settlePayments(ctx);
    await settlePayments(ctx);
    expect(await db.select().from(refunds)).toMatchObject([{ triesCount: 1, status: "started" }]);
    for (let hour = 1; hour <= 9; hour += 1) await settlePayments(later(hour * 3));
    expect(await db.select().from(refunds)).toMatchObject([{ triesCount: 8, status: "started" }]);
    const [due] = (await findDueRefunds(staffCtx)).rows;
    expect(due).toMatchObject({ kind: "refused", failure: "Error: the account is empty", amount: { amount: 999 } });
    expect(await titlesOf(staffCtx.visitor.customerId!)).toContain("A refund needs attention");

    isRefusing = false;
    expect(await retryRefund(staffCtx, due!.id)).toSucceed();
    await settlePayments(later(30));
    expect(sentBack).toHaveLength(1);
    expect(await markRefundSent(staffCtx, due!.id)).toFail("not_found");
  });

  test("is asked no more once staff have sent it by hand", async () => {
    isRefusing = true;
    await collect(moneyFromMinor(999, "USD"));
    const { id } = (await db.select().from(refunds))[0]!;
    expect(await markRefundSent(staffCtx, id)).toFail("not_found");
    await db.update(refunds).set({ triesCount: 8 });
    expect(await markRefundSent(staffCtx, id)).toSucceed();
    isRefusing = false;
    await settlePayments(later(30));
    expect(sentBack).toEqual([]);
    expect(await db.select().from(refunds)).toMatchObject([
      { status: "done", sentBy: staffCtx.visitor.customerId, providerReference: null },
    ]);
    expect(await mailsOf("refund")).toHaveLength(1);
    expect(await checkLedger(ctx)).toEqual([]);
  });
});
