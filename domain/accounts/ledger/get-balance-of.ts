import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Account } from "./ledger.ts";
import { getKeptBalance } from "./ledger.repository.ts";

/** An owner's balance in a unit: the base currency, or points. */
export function getBalanceOf(ctx: Context, account: Account, unit: string): Promise<Money> {
  return getKeptBalance(ctx, account, unit);
}
