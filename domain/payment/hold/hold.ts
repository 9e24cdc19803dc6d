import type { Account } from "#domain/accounts/ledger/ledger.ts";
import type { Money } from "#shared/money.ts";

/** A part of a wallet or of a voucher that is set aside until the rest is paid, and where it lies; `amount` in the purchase's currency. */
export type Hold = { paymentId: number; account: Account; amount: Money; exchangeRate: string };
