import { negate, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { postEntries } from "../ledger/post-entries.ts";
import { earningAccount, holdAccount, payoutCode, type PayoutMethod, type PayoutOwner } from "./payout.ts";

export type PayoutToBook = { id: number; owner: PayoutOwner; amount: Money };

/** Moves it from the earnings into the account that holds payouts. */
export async function holdPayout(ctx: Context, { id, owner, amount }: PayoutToBook): Promise<void> {
  const posting = await postEntries(ctx, {
    kind: "payout",
    idempotencyKey: `payout:${id}:held`,
    cause: { note: payoutCode(id) },
    refusesDebt: true,
    entries: [
      { account: earningAccount(owner), amount: negate(amount) },
      { account: holdAccount(owner), amount },
    ],
  });
  if (posting !== "posted") throw new Error(`The amount of payout ${id} is gone`);
}

/** Returns it to the earnings: it was rejected, canceled or failed. */
export async function releasePayout(ctx: Context, { id, owner, amount }: PayoutToBook): Promise<void> {
  const posting = await postEntries(ctx, {
    kind: "payout",
    idempotencyKey: `payout:${id}:released`,
    cause: { note: payoutCode(id) },
    entries: [
      { account: holdAccount(owner), amount: negate(amount) },
      { account: earningAccount(owner), amount },
    ],
  });
  if (posting !== "posted") throw new Error(`Payout ${id} was released before`);
}

/** The money has left. */
export async function bookPaidPayout(
  ctx: Context,
  { id, owner, amount, method }: PayoutToBook & { method: PayoutMethod },
): Promise<void> {
  const posting = await postEntries(ctx, {
    kind: "payout",
    idempotencyKey: `payout:${id}:paid`,
    cause: { note: payoutCode(id) },
    entries: [
      { account: holdAccount(owner), amount: negate(amount) },
      { account: { kind: "provider_clearing", name: `payout_${method}` }, amount },
    ],
  });
  if (posting !== "posted") throw new Error(`Payout ${id} was booked before`);
}
