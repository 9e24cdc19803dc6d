import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { payments } from "#db/schema/payment.ts";
import { vouchers } from "#db/schema/voucher.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { confirmTransfer, rejectTransfer } from "#domain/payment/attempt/decide-transfer.ts";
import { findDueRefunds, markRefundSent } from "#domain/payment/attempt/due-refunds.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { findHandPayouts } from "#domain/orders/refund/find-hand-payouts.ts";
import { markPaidOut } from "#domain/orders/refund/mark-paid-out.ts";
import { approveReturn, rejectReturn } from "#domain/orders/return/decide-return.ts";
import { getReturnable } from "#domain/orders/return/get-returnable.ts";
import { receiveReturn } from "#domain/orders/return/receive-return.ts";
import { refundReturn } from "#domain/orders/return/refund-return.ts";
import { requestReturn } from "#domain/orders/return/request-return.ts";
import { requestReturnInput } from "#domain/orders/return/return.input.ts";
import { withdrawReturn } from "#domain/orders/return/withdraw-return.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { redeemVoucher } from "#domain/accounts/voucher/redeem-voucher.ts";
import { voidVoucher } from "#domain/accounts/voucher/void-voucher.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { CURRENCIES, type MoneyWorld } from "./money-world.ts";
import { findOrders, managerOf, pick, sendOrder } from "./picked-orders.ts";
import { makeVoucher } from "./vouchers.ts";

const which = fc.nat(50);
const KEPT = ["paid", "partly_refunded"];

/** What people do about money besides buying: transfers that come, returns, gift vouchers, and what is paid out by hand. */
export const randomOfficeStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("transfer" as const),
      which,
      action: fc.constantFrom("confirm" as const, "confirm" as const, "other amount" as const, "reject" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("return" as const),
      which,
      to: fc.constantFrom("source" as const, "wallet" as const),
      isOneUnit: fc.boolean(),
      withShipping: fc.boolean(),
      deduction: fc.constantFrom("", "", "1"),
      end: fc.constantFrom("withdrawn", "rejected", "refunded", "refunded", "refunded"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("give voucher" as const),
      currency: fc.constantFrom(...CURRENCIES),
      units: fc.integer({ min: 5, max: 90 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("end voucher" as const),
      which,
      how: fc.constantFrom("redeem" as const, "void" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pay out" as const), which }) },
);

type OfficeStep = typeof randomOfficeStep extends fc.Arbitrary<infer Made> ? Made : never;
type StepOf<Kind extends OfficeStep["kind"]> = Extract<OfficeStep, { kind: Kind }>;

export async function takeOfficeStep(db: Database, world: MoneyWorld, step: OfficeStep): Promise<void> {
  switch (step.kind) {
    case "transfer":
      return decideTransfer(db, world, step);
    case "return":
      return sendBack(db, world, step);
    case "give voucher": {
      const units = step.currency.code === "JPY" ? step.units * 200 : step.units;
      world.vouchers.push((await makeVoucher(world.as(0, { currency: step.currency }), String(units))).code);
      return;
    }
    case "end voucher":
      return endVoucher(db, world, step);
    case "pay out":
      return payOut(world, step.which);
  }
}

/** Money that comes late, or twice, or of what was rejected counts as well. */
async function decideTransfer(db: Database, world: MoneyWorld, step: StepOf<"transfer">): Promise<void> {
  const all = await db.select().from(payments).where(eq(payments.provider, BANK_TRANSFER)).orderBy(asc(payments.id));
  const open = all.filter(({ status }) => status === "started");
  const payment = pick(step.which % 5 === 0 ? all : open, step.which);
  if (!payment) return;
  if (step.action === "reject") {
    await rejectTransfer(world.staff, payment.id, "a test");
    return;
  }
  const isOther = step.action === "other amount";
  const came = moneyFromMinor(payment.amountMinor + (isOther ? 1 : 0), payment.currencyCode);
  await confirmTransfer(world.staff, payment.id, { amount: toMajorUnits(came), sends_back: isOther });
}

/** A customer sends goods back, whole or one unit, and the shop answers; what has not arrived yet arrives before. */
async function sendBack(db: Database, world: MoneyWorld, step: StepOf<"return">): Promise<void> {
  const ctx = world.as(0, {});
  const own = (await findOrders(db)).filter(({ customerId }) => customerId === world.customerId);
  const order = pick(
    own.filter(
      ({ fulfilment, payment, method }) =>
        fulfilment !== "canceled" && (KEPT.includes(payment) || method === CASH_ON_DELIVERY),
    ),
    step.which,
  );
  if (!order) return;
  if (order.fulfilment === "pending" || order.fulfilment === "confirmed") await sendOrder(ctx, order);
  if (order.fulfilment !== "delivered") await deliverOrder(ctx, managerOf(order), order.code);
  const returnable = await getReturnable(ctx, order.code);
  const left = returnable.ok ? returnable.value.lines.filter((line) => line.left > 0) : [];
  const wanted = step.isOneUnit
    ? left.slice(0, 1).map(({ orderLineId }) => ({ order_line_id: orderLineId, quantity: 1 }))
    : left.map((line) => ({ order_line_id: line.orderLineId, quantity: line.left }));
  if (wanted.length === 0) return;
  const form = { code: order.code, lines: wanted, reason: "damaged", refund_to: step.to };
  const requested = await requestReturn(ctx, requestReturnInput.parse(form));
  if (!requested.ok) throw new Error(requested.failure.code);
  await answerReturn(world, requested.value.id, step, wanted[0]!.order_line_id);
}

async function answerReturn(world: MoneyWorld, id: number, step: StepOf<"return">, restocked: number): Promise<void> {
  const owner = { kind: "operator" as const, shopId: null, customerId: world.staff.visitor.customerId! };
  if (step.end === "withdrawn") {
    expect(await withdrawReturn(world.as(0, {}), id)).toMatchObject({ ok: true });
    return;
  }
  expect(await approveReturn(world.staff, owner, id, "Send it back.")).toMatchObject({ ok: true });
  expect(await receiveReturn(world.staff, owner, id, [restocked])).toMatchObject({ ok: true });
  if (step.end === "rejected") {
    expect(await rejectReturn(world.staff, owner, id, "a test")).toMatchObject({ ok: true });
    return;
  }
  const { withShipping, deduction } = step;
  await refundReturn(world.staff, owner, id, { withShipping, deduction, note: deduction && "worn" });
}

async function endVoucher(db: Database, world: MoneyWorld, step: StepOf<"end voucher">): Promise<void> {
  const place = step.which % world.vouchers.length;
  if (step.how === "redeem") {
    await redeemVoucher(world.as(0, {}), world.vouchers[place]!);
    return;
  }
  const all = await db.select({ id: vouchers.id }).from(vouchers).orderBy(asc(vouchers.id));
  await voidVoucher(world.staff, all[place]!.id, "a test");
}

async function payOut(world: MoneyWorld, place: number): Promise<void> {
  const due = pick((await findDueRefunds(world.staff)).rows, place);
  if (due) await markRefundSent(world.staff, due.id);
  const payout = pick(await findHandPayouts(world.staff), place);
  if (payout) expect(await markPaidOut(world.staff, payout.id)).toMatchObject({ ok: true });
}
