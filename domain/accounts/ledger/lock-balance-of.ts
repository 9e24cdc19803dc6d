import { zero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Account } from "./ledger.ts";
import { lockAccounts } from "./ledger.repository.ts";

/** An owner's balance in a unit, locked until the transaction ends. */
export async function lockBalanceOf(ctx: Context, account: Account, unit: string): Promise<Money> {
  const [locked] = await lockAccounts(ctx, [{ account, amount: zero(unit) }]);
  return locked?.balance ?? zero(unit);
}
