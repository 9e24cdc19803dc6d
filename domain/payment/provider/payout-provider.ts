import type { Money } from "#shared/money.ts";

/** `transferKey` makes it idempotent; `destination`: the recipient's account at the provider. */
export type TransferRequest = { transferKey: string; amount: Money; destination: string };

/** `ok` false: the provider refuses for good, and nothing was sent. Anything uncertain throws, and is tried again. */
export type TransferOutcome = { ok: true; reference: string } | { ok: false; reason: string };

/** Sends money to the accounts that shops have at a provider. */
export type PayoutProvider = { transfer(request: TransferRequest): Promise<TransferOutcome> };
