import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { chargeBack } from "#domain/orders/refund/charge-back.ts";
import { addMoney, compareMoney, isZero, negate, subtractMoney, zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { endDispute } from "./dispute.repository.ts";
import type { Dispute } from "./dispute.ts";
import type { Payment } from "./payment.ts";
import { findUnsentRefunds } from "./provider-refund.repository.ts";
import { toBaseMoney } from "./send-back.ts";
import { finishRefund } from "./send-refund.ts";

type Borne = { amount: Money; base: Money };

/**
 * The bank keeps the money: the orders paid with it bear what is left of the payment, refunds not yet sent by the
 * provider are no longer sent, and the operator bears the rest.
 */
export async function loseDispute(ctx: Context, payment: Payment, dispute: Dispute): Promise<void> {
  const { left, ...byOrders } = await chargeBack(ctx, payment, dispute.amount);
  const byRefunds = await endRefunds(ctx, payment, dispute, subtractMoney(dispute.amount, left));
  const kept = await toBaseMoney(
    ctx,
    payment,
    subtractMoney(dispute.amount, addMoney(byOrders.amount, byRefunds.amount)),
  );
  await endDispute(ctx, dispute.id, { status: "lost", kept });
  const rounding = subtractMoney(dispute.base, addMoney(byOrders.base, byRefunds.base, kept));
  const borne = addMoney(byRefunds.base, rounding);
  if (isZero(byRefunds.base) && isZero(rounding)) return;
  await postEntries(ctx, {
    kind: "dispute_lost",
    idempotencyKey: `dispute_lost:${dispute.id}`,
    cause: { paymentId: payment.id },
    entries: [
      { account: { kind: "disputes", name: payment.provider }, amount: borne },
      { account: { kind: "provider_clearing", name: payment.provider }, amount: negate(byRefunds.base) },
      { account: { kind: "rounding" }, amount: negate(rounding) },
    ],
  });
}

/** The amount that the bank took beyond the rest of the payment covers refunds due: they count as sent. */
async function endRefunds(ctx: Context, payment: Payment, dispute: Dispute, beyond: Money): Promise<Borne> {
  let rest = beyond;
  let base = zero(ctx.baseCurrency.code);
  for (const { bookedBase, ...refund } of await findUnsentRefunds(ctx, payment.id)) {
    if (compareMoney(refund.amount, rest) > 0) continue;
    await finishRefund(ctx, refund, payment, { reference: dispute.reference, disputeId: dispute.id });
    rest = subtractMoney(rest, refund.amount);
    base = addMoney(base, bookedBase);
  }
  return { amount: subtractMoney(beyond, rest), base };
}
