import { asc, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { orderLines } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import type { Context } from "#domain/context.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { cancelOrder } from "#domain/orders/order/cancel-order.ts";
import { SYSTEM } from "#domain/orders/order/order.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import { returnFromPayment } from "#domain/payment/attempt/return-from-payment.ts";
import { attemptKey } from "#domain/payment/provider/attempt-key.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { handleWebhook } from "#domain/payment/attempt/handle-webhook.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { expirePurchases } from "#domain/checkout/purchase/expire-purchases.ts";
import { refundOrder } from "#domain/orders/refund/refund-order.ts";
import { releaseCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { convertPoints } from "#domain/accounts/reward/convert-points.ts";
import { releasePoints } from "#domain/accounts/reward/release-points.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { CURRENCIES, type Bank, type BankDispute, type MoneyWorld } from "./money-world.ts";
import { managerOf, pick, pickOrder, sendOrder } from "./picked-orders.ts";
import { creditAtRandom, randomCredit } from "./random-credit.ts";
import { randomAdminStep, applyAdminStep } from "./random-admin.ts";
import { randomPayoutStep, takePayoutStep } from "./random-payout.ts";
import { buyAtRandom, randomPurchase } from "./random-purchase.ts";

const MINUTE = 60_000;
const which = fc.nat(50);

/** Whatever can happen to money, in any order; what does not fit is refused and changes nothing. */
export const randomStep = fc.oneof(
  { weight: 7, arbitrary: randomPurchase.map((wish) => ({ kind: "buy" as const, wish })) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("decide" as const),
      which,
      outcome: fc.constantFrom("paid" as const, "paid" as const, "failed" as const),
      /** How the shop is notified, and how often. */
      notice: fc.constantFrom("message", "message twice", "return", "both", "job", "never"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("message" as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("dispute" as const),
      which,
      /** What comes of it: of one that is open, or at once of a new one, so that the shop is notified of its end first. */
      to: fc.constantFrom("open" as const, "open" as const, "won" as const, "lost" as const),
      isLessened: fc.boolean(),
      notice: fc.constantFrom("message", "message twice", "never"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("pay again" as const),
      which,
      way: fc.constantFrom("sandbox", "wallet", "cash_on_delivery", "offline_method"),
      voucher: fc.oneof(fc.constant(null), which),
      isOneOrder: fc.boolean(),
      isWalletUsed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(2, 2, 5, 20, 60 * 24 * 20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("cancel" as const),
      which,
      by: fc.constantFrom("shopper" as const, "shop" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("send" as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("deliver" as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      which,
      line: fc.nat(3),
      units: fc.nat(3),
      shipping: fc.constantFrom(null, 0, 99, "all" as const),
      goodwillMinor: fc.constantFrom(0, 0, 1, 250),
      isAll: fc.boolean(),
      to: fc.constantFrom("source" as const, "wallet" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("recharge" as const), minor: fc.integer({ min: 1, max: 20_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("convert" as const), points: fc.integer({ min: 100, max: 900 }) }),
  },
  { weight: 2, arbitrary: randomCredit },
  { weight: 7, arbitrary: randomAdminStep },
  { weight: 12, arbitrary: randomPayoutStep },
);

type Step = typeof randomStep extends fc.Arbitrary<infer Made> ? Made : never;
type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

let recharged = 0;

export async function takeStep(db: Database, world: MoneyWorld, step: Step): Promise<void> {
  const customer = world.as(0, {});
  switch (step.kind) {
    case "buy":
      await buyAtRandom(db, world, step.wish);
      return;
    case "decide":
      return decide(db, world, step);
    case "message": {
      const reference = pick(await referencesOf(db), step.which);
      if (reference) await notifyByMessage(customer, reference);
      return;
    }
    case "dispute":
      return dispute(world, step);
    case "pay again":
      return payAgain(db, world, step);
    case "wait":
      world.clock.now = new Date(world.clock.now.getTime() + step.minutes * MINUTE);
      return runJobs(customer);
    case "cancel": {
      const order = await pickOrder(db, step.which, ["pending", "confirmed", "on_the_way"]);
      if (order) await cancelOrder(customer, order.id, { kind: step.by, customerId: null }, "so be it");
      return;
    }
    case "send": {
      const order = await pickOrder(db, step.which, ["pending", "confirmed"]);
      if (order) await sendOrder(customer, order);
      return;
    }
    case "deliver": {
      const order = await pickOrder(db, step.which, ["on_the_way"]);
      if (order) await deliverOrder(customer, managerOf(order), order.code);
      return;
    }
    case "refund":
      return refund(db, customer, step);
    case "recharge":
      recharged += 1;
      await creditWallet(customer, {
        customerId: world.customerId,
        amount: moneyFromMinor(step.minor, "USD"),
        kind: "correction",
        idempotencyKey: `history:${recharged}`,
      });
      return;
    case "convert":
      await convertPoints(customer, { points: step.points });
      return;
    case "credit":
      return creditAtRandom(db, world, step);
    case "ask for payout":
    case "payout run":
    case "end payout":
    case "payout terms":
    case "judge affiliate":
      return takePayoutStep(db, world, step);
    default:
      await applyAdminStep(db, world, step);
  }
}

/** Everything that the shop's jobs do with money. */
export async function runJobs(ctx: Context): Promise<void> {
  await settlePayments(ctx);
  await expirePurchases(ctx);
  await releasePoints(ctx);
  await releaseCommissions(ctx);
  await settlePayments(ctx);
}

async function decide(
  db: Database,
  world: MoneyWorld,
  { which: place, outcome, notice }: StepOf<"decide">,
): Promise<void> {
  const ctx = world.as(0, {});
  const reference = pick(world.bank.undecided(), place);
  if (!reference) return;
  world.bank.decide(reference, outcome);
  if (notice === "message" || notice === "message twice" || notice === "both") await notifyByMessage(ctx, reference);
  if (notice === "message twice") await notifyByMessage(ctx, reference);
  if (notice === "return" || notice === "both") {
    const [payment] = await db.select().from(payments).where(eq(payments.providerReference, reference));
    await returnFromPayment(ctx, attemptKey(ctx, "payment", payment!.id));
  }
  if (notice === "job") await settlePayments(ctx);
}

/** What was opened is notified; of its end the job may have to ask. */
async function dispute(world: MoneyWorld, step: StepOf<"dispute">): Promise<void> {
  const { bank } = world;
  const ctx = world.as(0, {});
  const held = bank.disputes.filter(({ status }) => status === "open");
  const moved = step.to === "open" ? undefined : pick(held, step.which);
  const about = moved ?? disputeAnother(bank, step);
  if (!about) return;
  about.status = step.to;
  if (moved && step.notice === "never") return;
  await notifyByMessage(ctx, about.about, about);
  if (step.notice === "message twice") await notifyByMessage(ctx, about.about, about);
}

/** The first of what was paid, from a random one on, that is not disputed already. */
function disputeAnother(bank: Bank, { which: place, isLessened }: StepOf<"dispute">): BankDispute | null {
  const paid = [...bank.collected().keys()];
  for (let tried = 0; tried < paid.length; tried += 1) {
    const made = bank.dispute(pick(paid, place + tried)!, isLessened);
    if (made) return made;
  }
  return null;
}

export async function notifyByMessage(ctx: Context, reference: string, about?: ProviderDispute): Promise<void> {
  const event = { eventId: `event ${reference}`, kind: "payment", reference };
  const extra = about && { eventId: `event ${about.reference} ${about.status}`, isDispute: true as const };
  const body = JSON.stringify({ ...event, ...extra });
  expect(await handleWebhook(ctx, { provider: "sandbox", body, headers: new Headers() })).toMatchObject({ ok: true });
}

async function payAgain(db: Database, world: MoneyWorld, step: StepOf<"pay again">): Promise<void> {
  const order = await pickOrder(db, step.which, ["unpaid"]);
  if (!order) return;
  const currency = CURRENCIES.find(({ code }) => code === order.currencyCode)!;
  const ctx = world.as(order.customerId === null ? 1 : 0, { currency });
  const trxId = step.isOneOrder ? order.code : order.trxId;
  const voucher = step.voucher === null ? {} : { voucher_code: pick(world.vouchers, step.voucher)! };
  await placeOrder(ctx, { trx_id: trxId, payment_type: step.way, use_wallet: step.isWalletUsed, ...voucher });
}

async function refund(db: Database, ctx: Context, step: StepOf<"refund">): Promise<void> {
  const order = await pickOrder(db, step.which, ["paid", "partly_refunded"]);
  if (!order) return;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const line = lines[step.line % lines.length]!;
  const amount = (minor: number) => moneyFromMinor(minor, order.currencyCode);
  await refundOrder(ctx, {
    orderId: order.id,
    lines: step.isAll ? "all" : step.units > 0 ? [{ orderLineId: line.id, quantity: step.units }] : [],
    shipping: typeof step.shipping === "number" ? amount(step.shipping) : step.shipping,
    goodwill: amount(step.goodwillMinor),
    bearer: !step.isAll && step.units === 0 && !step.shipping && step.line % 2 === 0 ? "operator" : "shop",
    to: step.to,
    kind: "goodwill",
    actor: SYSTEM,
  });
}

async function referencesOf(db: Database): Promise<string[]> {
  const rows = await db
    .select({ reference: payments.providerReference })
    .from(payments)
    .where(isNotNull(payments.providerReference))
    .orderBy(asc(payments.id));
  return rows.flatMap(({ reference }) => reference ?? []);
}
