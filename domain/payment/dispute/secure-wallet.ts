import { lockBalanceOf } from "#domain/accounts/ledger/lock-balance-of.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { addMoney, isZero, lowerOf, negate, subtractMoney, toMajorUnits, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { CreditDispute } from "./credit-dispute.ts";
import { findUnsecured, saveHeld } from "./credit-dispute.repository.ts";
import { payOwed } from "./pay-owed.ts";

/**
 * Covers disputes from the customer's wallet: held while a dispute is open, taken when it is lost. Call it after every
 * credit to a wallet, so that money the bank has taken back is not spent.
 */
export async function secureWallet(ctx: Context, customerId: number): Promise<void> {
  if ((await findUnsecured(ctx, customerId)).length === 0) return;
  await withTransaction(ctx, async (inside) => {
    const base = inside.baseCurrency.code;
    let balance = await lockBalanceOf(inside, { kind: "customer_wallet", customerId }, base);
    for (const dispute of await findUnsecured(inside, customerId)) {
      const isOpen = dispute.status === "open";
      const missing = isOpen ? subtractMoney(dispute.base, dispute.held) : dispute.owed;
      const taken = lowerOf(missing, balance);
      if (isZero(taken)) return;
      await (isOpen ? hold(inside, dispute, taken) : collect(inside, dispute, taken));
      balance = subtractMoney(balance, taken);
    }
  });
}

async function hold(ctx: Context, { id, rechargeId, customerId, held }: CreditDispute, taken: Money): Promise<void> {
  const posting = await postEntries(ctx, {
    kind: "dispute",
    idempotencyKey: `credit-dispute:${id}:held:${toMajorUnits(held)}`,
    cause: rechargeId === null ? {} : { rechargeId },
    entries: [
      { account: { kind: "customer_wallet", customerId }, amount: negate(taken) },
      { account: { kind: "customer_hold", customerId }, amount: taken },
    ],
  });
  if (posting !== "posted") throw new Error(`Nothing was held for the dispute ${id}: ${posting}`);
  await saveHeld(ctx, id, addMoney(held, taken));
}

async function collect(ctx: Context, dispute: CreditDispute, taken: Money): Promise<void> {
  const { id, customerId, owed } = dispute;
  await payOwed(ctx, dispute, taken, `credit-dispute:${id}:owed:${toMajorUnits(owed)}`, [
    { account: { kind: "customer_wallet", customerId }, amount: negate(taken) },
  ]);
}
