import type { Entry } from "#domain/accounts/ledger/ledger.ts";
import { lockBalanceOf } from "#domain/accounts/ledger/lock-balance-of.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { allocate, compareMoney, isZero, negate, subtractMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute, DisputedCredit, ReportedDispute } from "./credit-dispute.ts";
import { endCreditDispute, insertCreditDispute, lockCreditDispute, noteAsked } from "./credit-dispute.repository.ts";

/** `became`: the new status; null if it was already known. */
export type Settled = { dispute: CreditDispute; became: CreditDispute["status"] | null };

/**
 * The only writer of the status of a dispute about a recharge or a voucher, as reported by the provider. Idempotent,
 * whatever the order of reports: an ended dispute never changes. In the caller's transaction.
 */
export async function settleCreditDispute(
  ctx: Context,
  credit: DisputedCredit,
  told: ReportedDispute,
): Promise<Settled> {
  // Serializes all changes of the wallet, so that all see the same disputes.
  await lockBalanceOf(ctx, { kind: "customer_wallet", customerId: credit.customerId }, ctx.baseCurrency.code);
  const known = await lockCreditDispute(ctx, credit.provider, told.reference);
  if (known) await noteAsked(ctx, known.id);
  const dispute = known ?? (await open(ctx, credit, told));
  if (dispute.status !== "open") return { dispute, became: null };
  if (told.status === "won") await win(ctx, dispute);
  if (told.status === "lost") await lose(ctx, dispute);
  return { dispute, became: known && told.status === "open" ? null : told.status };
}

/** The money has left the provider; who bears it is not decided yet. */
async function open(ctx: Context, credit: DisputedCredit, told: ReportedDispute): Promise<CreditDispute> {
  const dispute = await insertCreditDispute(ctx, credit, told, bookedOf(credit, told));
  await post(ctx, dispute, "dispute", [clearing(dispute, dispute.base), disputes(dispute, negate(dispute.base))]);
  return dispute;
}

function bookedOf({ collected, booked }: DisputedCredit, { reference, amount }: ReportedDispute): Money {
  if (amount.currency !== collected.currency)
    throw new Error(`${reference} disputes ${amount.currency} of a payment in ${collected.currency}`);
  if (compareMoney(amount, collected) >= 0) return booked;
  return allocate(booked, [amount, subtractMoney(collected, amount)])[0]!;
}

async function win(ctx: Context, dispute: CreditDispute): Promise<void> {
  const { base, held, customerId } = dispute;
  await endCreditDispute(ctx, dispute.id, { status: "won" });
  await post(ctx, dispute, "dispute_won", [
    clearing(dispute, negate(base)),
    disputes(dispute, base),
    { account: { kind: "customer_hold", customerId }, amount: negate(held) },
    { account: { kind: "customer_wallet", customerId }, amount: held },
  ]);
}

/** Held money is lost; the rest is owed until repaid. */
async function lose(ctx: Context, dispute: CreditDispute): Promise<void> {
  const { base, held, customerId } = dispute;
  await endCreditDispute(ctx, dispute.id, { status: "lost", owed: subtractMoney(base, held) });
  await post(ctx, dispute, "dispute_lost", [
    { account: { kind: "customer_hold", customerId }, amount: negate(held) },
    disputes(dispute, held),
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
    onceKey: `credit-${kind}:${id}`,
    cause: rechargeId === null ? {} : { rechargeId },
    entries,
  });
  if (posting !== "posted") throw new Error(`The dispute ${id} was not booked: ${posting}`);
}

const clearing = ({ provider }: CreditDispute, amount: Money): Entry => ({
  account: { kind: "provider_clearing", name: provider },
  amount,
});

const disputes = ({ provider }: CreditDispute, amount: Money): Entry => ({
  account: { kind: "disputes", name: provider },
  amount,
});
