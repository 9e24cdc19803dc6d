import { addMoney, isZero, sumMoney, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isShort, type Entry, type NewTransaction } from "./ledger.ts";
import { insertEntries, insertTransaction, isPosted, lockAccounts } from "./ledger.repository.ts";

export type Posting = "posted" | "posted_before" | "too_low";

/**
 * The only writer of the ledger. `too_low`: an owner has insufficient funds, and nothing was written. Concurrent calls
 * wait on the owners' accounts, locked in id order.
 */
export async function postEntries(ctx: Context, transaction: NewTransaction): Promise<Posting> {
  const entries = mergeEntries(transaction.entries);
  refuseUnbalanced(transaction, entries);
  return withTransaction(ctx, async (inside) => {
    const accounts = await lockAccounts(inside, entries);
    if (await isPosted(inside, transaction.idempotencyKey)) return "posted_before";
    const isTooLow = accounts.some(
      ({ entry, balance }) => balance && isShort(entry, addMoney(balance, entry.amount), transaction.refusesDebt),
    );
    if (isTooLow) return "too_low";
    const id = await insertTransaction(inside, transaction);
    if (id === null) return "posted_before";
    await insertEntries(
      inside,
      id,
      accounts.map(({ accountId, entry }) => ({ accountId, amount: entry.amount })),
    );
    return "posted";
  });
}

/** Merges entries by account and drops zero amounts. */
function mergeEntries(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, amount: addMoney(known.amount, entry.amount) } : entry);
  }
  return [...merged.values()].filter(({ amount }) => !isZero(amount));
}

function keyOf({ account, amount }: Entry): string {
  const owner = "customerId" in account ? account.customerId : "shopId" in account ? account.shopId : account.name;
  return `${account.kind}:${owner ?? ""}:${amount.currency}`;
}

function refuseUnbalanced({ idempotencyKey }: NewTransaction, entries: readonly Entry[]): void {
  const byUnit = Map.groupBy(
    entries.map(({ amount }) => amount),
    ({ currency }) => currency,
  );
  for (const [unit, amounts] of byUnit)
    if (!isZero(sumMoney(amounts as Money[], unit)))
      throw new Error(`The entries of ${idempotencyKey} do not add up in ${unit}`);
}
