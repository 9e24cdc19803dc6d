import type { Account } from "#domain/accounts/ledger/ledger.ts";
import type { Money } from "#shared/money.ts";

/** A hold on a wallet or a voucher until the rest is paid, and its account; `amount` in the purchase's currency. */
export type Hold = { paymentId: number; account: Account; amount: Money; exchangeRate: string };
