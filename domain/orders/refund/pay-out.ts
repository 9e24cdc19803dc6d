import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { refundToVoucher } from "#domain/accounts/voucher/refund-to-voucher.ts";
import { VOUCHER } from "#domain/accounts/voucher/voucher.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { addMoney, isZero, lowerOf, negate, subtractMoney, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { PayoutMethod, RefundRequest } from "./refund.ts";
import { findPaymentsWithRest, insertPayout } from "./refund-payout.repository.ts";
import { getRefundedTotal, type OrderToRefund } from "./refund.repository.ts";

export type Payout = {
  method: PayoutMethod;
  paymentId: number | null;
  provider: string;
  amount: Money;
  /** What was still refundable of the payment before. */
  left?: Money;
};

export type PaidOut = Payout & { base: Money };

type RefundToPay = Pick<RefundRequest, "to" | "disputed"> & { refundId: number; amount: Money };

const WALLET = "wallet";
const CASH = "cash_on_delivery";

/**
 * Pays out a refund: through the provider by a job, into the wallet at once, by hand by staff, or already taken by the
 * bank.
 */
export async function payOut(ctx: Context, order: OrderToRefund, refund: RefundToPay): Promise<PaidOut[]> {
  const paid: PaidOut[] = [];
  const payouts = await planPayouts(ctx, order, refund);
  let before = await getRefundedTotal(ctx, order, refund.refundId);
  for (const payout of payouts) {
    const after = addMoney(before, payout.amount);
    // The difference of two sums, so that all refunds of an order add up to its total in the base currency too.
    const base = subtractMoney(inBase(ctx, order, after), inBase(ctx, order, before));
    const id = await insertPayout(ctx, refund.refundId, { ...payout, base });
    if (payout.method === VOUCHER) await payToVoucher(ctx, order, id, payout, base);
    else if (!isZero(base)) await bookPayout(ctx, order, id, payout, base);
    paid.push({ ...payout, base });
    before = after;
  }
  if (payouts.some(({ method }) => method === "provider")) ctx.enqueue("settle-payments");
  return paid;
}

async function planPayouts(
  ctx: Context,
  order: OrderToRefund,
  { to, amount, disputed }: RefundToPay,
): Promise<Payout[]> {
  if (disputed) return [{ method: "dispute", ...disputed, amount }];
  if (to === "wallet") return [{ method: "wallet", paymentId: null, provider: WALLET, amount }];
  const payouts: Payout[] = [];
  let rest = amount;
  for (const { id, provider, hasReference, left } of await findPaymentsWithRest(ctx, order)) {
    if (isZero(rest)) break;
    const part = lowerOf(rest, left);
    payouts.push({ method: methodOf(order, provider, hasReference), paymentId: id, provider, amount: part, left });
    rest = subtractMoney(rest, part);
  }
  if (isZero(rest)) return payouts;
  const method = order.customerId === null ? "by_hand" : "wallet";
  return [...payouts, { method, paymentId: null, provider: CASH, amount: rest }];
}

/**
 * Staff send a transfer back by hand, and a voucher gets its part back. Cash, and anything not collected by a provider,
 * goes to the wallet; a guest has none.
 */
function methodOf({ customerId }: OrderToRefund, provider: string, hasReference: boolean): PayoutMethod {
  if (provider === BANK_TRANSFER) return "by_hand";
  if (provider === VOUCHER) return VOUCHER;
  if (provider !== WALLET && hasReference) return "provider";
  return customerId === null ? "by_hand" : "wallet";
}

function inBase(ctx: Context, { exchangeRate }: OrderToRefund, amount: Money): Money {
  return toBase(amount, exchangeRate, ctx.baseCurrency.code);
}

async function payToVoucher(
  ctx: Context,
  order: OrderToRefund,
  id: number,
  payout: Payout,
  base: Money,
): Promise<void> {
  const { paymentId, amount, left } = payout;
  await refundToVoucher(ctx, {
    payoutId: id,
    paymentId: paymentId!,
    orderId: order.id,
    left: left ?? amount,
    amount,
    base,
  });
}

async function bookPayout(ctx: Context, order: OrderToRefund, id: number, payout: Payout, base: Money): Promise<void> {
  const idempotencyKey = `refund-payout:${id}`;
  if (payout.method === "wallet") {
    await creditWallet(ctx, {
      customerId: order.customerId!,
      amount: base,
      kind: "refund",
      idempotencyKey,
      orderId: order.id,
    });
    return;
  }
  await postEntries(ctx, {
    kind: "refund",
    idempotencyKey,
    cause: { orderId: order.id },
    entries: [
      { account: { kind: "order_clearing" }, amount: negate(base) },
      {
        account: { kind: payout.method === "dispute" ? "disputes" : "provider_clearing", name: payout.provider },
        amount: base,
      },
    ],
  });
}
