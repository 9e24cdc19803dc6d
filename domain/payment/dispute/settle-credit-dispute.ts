import type { Entry } from "#domain/accounts/ledger/ledger.ts";
import { lockBalanceOf } from "#domain/accounts/ledger/lock-balance-of.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import type { ProviderDispute } from "#domain/payment/provider/payment-provider.ts";
import { allocate, compareMoney, isZero, negate, subtractMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { applyDispute, disputeEntries } from "./apply-dispute.ts";
import type { CreditDispute, DisputedCredit } from "./credit-dispute.ts";
import { endCreditDispute, insertCreditDispute, lockCreditDispute, touchDispute } from "./credit-dispute.repository.ts";
import { notifyCreditDispute } from "./notify-credit-dispute.ts";

/**
 * Applies what the provider reports about a dispute of a recharge or a voucher, and notifies. Returns the new status;
 * null if it was already known. In the caller's transaction.
 */
export async function settleCreditDispute(
  ctx: Context,
  credit: DisputedCredit,
  reported: ProviderDispute,
): Promise<CreditDispute["status"] | null> {
  // Serializes all changes of the wallet, so that all see the same disputes.
  await lockBalanceOf(ctx, { kind: "customer_wallet", customerId: credit.customerId }, ctx.baseCurrency.code);
  const { dispute, became } = await applyDispute(reported, credit.collected, {
    known: await lockCreditDispute(ctx, credit.provider, reported.reference),
    touch: ({ id }) => touchDispute(ctx, id),
    async open() {
      const opened = await insertCreditDispute(ctx, credit, reported, bookedOf(credit, reported.amount));
      await post(ctx, opened, "dispute", disputeEntries(opened.provider, opened.base));
      return opened;
    },
    win: (won) => win(ctx, won),
    lose: (lost) => lose(ctx, lost),
  });
  if (became !== null) await notifyCreditDispute(ctx, dispute, became);
  return became;
}

function bookedOf({ collected, booked }: DisputedCredit, amount: Money): Money {
  if (compareMoney(amount, collected) >= 0) return booked;
  return allocate(booked, [amount, subtractMoney(collected, amount)])[0]!;
}

async function win(ctx: Context, dispute: CreditDispute): Promise<void> {
  const { base, held, customerId, provider } = dispute;
  await endCreditDispute(ctx, dispute.id, { status: "won" });
  await post(ctx, dispute, "dispute_won", [
    ...disputeEntries(provider, negate(base)),
    { account: { kind: "customer_hold", customerId }, amount: negate(held) },
    { account: { kind: "customer_wallet", customerId }, amount: held },
  ]);
}

/** Held money is lost; the rest is owed until repaid. */
async function lose(ctx: Context, dispute: CreditDispute): Promise<void> {
  const { base, held, customerId, provider } = dispute;
  await endCreditDispute(ctx, dispute.id, { status: "lost", owed: subtractMoney(base, held) });
  await post(ctx, dispute, "dispute_lost", [
    { account: { kind: "customer_hold", customerId }, amount: negate(held) },
    { account: { kind: "disputes", name: provider }, amount: held },
  ]);
}

async function post(
  ctx: Context,
  { id, rechargeId }: CreditDispute,
  kind: "dispute" | "dispute_won" | "dispute_lost",
  entries: Entry[],
): Promise<void> {
  if (entries.every(({ amount }) => isZero(amount))) return;
  const posting = await postEntries(ctx, {
    kind,
    idempotencyKey: `credit-${kind}:${id}`,
    cause: rechargeId === null ? {} : { rechargeId },
    entries,
  });
  if (posting !== "posted") throw new Error(`The dispute ${id} was not booked: ${posting}`);
}
