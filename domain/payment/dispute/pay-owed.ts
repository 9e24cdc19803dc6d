import type { Entry } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { subtractMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute } from "./credit-dispute.ts";
import { saveOwed } from "./credit-dispute.repository.ts";

/**
 * Books a repayment of what is owed for a lost dispute; `from`: the account it comes from. False if it was already
 * booked.
 */
export async function payOwed(
  ctx: Context,
  { id, provider, owed, rechargeId }: CreditDispute,
  amount: Money,
  idempotencyKey: string,
  from: readonly Entry[],
): Promise<boolean> {
  const posting = await postEntries(ctx, {
    kind: "dispute_lost",
    idempotencyKey,
    cause: rechargeId === null ? {} : { rechargeId },
    entries: [...from, { account: { kind: "disputes", name: provider }, amount }],
  });
  if (posting === "too_low") throw new Error(`Nothing was there for the dispute ${id}`);
  if (posting === "posted") await saveOwed(ctx, id, subtractMoney(owed, amount));
  return posting === "posted";
}
