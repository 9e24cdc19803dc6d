import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { PaymentProvider, ProviderDispute, ProviderEvent } from "./payment-provider.ts";

export type AttemptStatus = "started" | "paid" | "failed";

/** One attempt to pay for something through a provider. */
export type Attempt = {
  id: number;
  /** The provider's code. */
  provider: string;
  status: AttemptStatus;
  amount: Money;
  /** Another amount that was collected and already handled; null if none was, or if it is not recorded. */
  collected: Money | null;
  /** The provider's id of it; null until the provider answered. */
  reference: string | null;
};

/** Attempts that were started before an instant, and before the attempt `beforeId`. */
export type StartedPage = { startedBefore: Date; beforeId: number; limit: number };

/**
 * One kind of thing that is paid for through providers: a purchase, a recharge or a voucher. A kind stores its attempts
 * and says what happens when one ends; everything else about attempts is shared and in this folder.
 */
export type AttemptKind<Kind extends Attempt = Attempt> = {
  name: "payment" | "recharge" | "voucher";
  get(ctx: Context, id: number): Promise<Kind | null>;
  getByReference(ctx: Context, provider: string, reference: string): Promise<Kind | null>;
  /** Started attempts without an outcome; newest first. */
  findStarted(ctx: Context, page: StartedPage): Promise<(Kind & { createdAt: Date })[]>;
  /** Locked until the transaction ends. */
  lock(ctx: Context, id: number): Promise<Kind | null>;
  saveReference(ctx: Context, id: number, reference: string, redirectUrl: string): Promise<void>;
  /** Whether the amount is still owed, before it is captured. Absent if it always is. */
  isOwed?(ctx: Context, attempt: Kind): Promise<boolean>;
  /** The full amount was collected, for the first time. In the transaction that has locked the attempt, as the next two. */
  pay(ctx: Context, attempt: Kind): Promise<void>;
  /** A started attempt has failed. `isReported`: the provider says so, rather than the shop giving it up. */
  fail(ctx: Context, attempt: Kind, reason: string, isReported: boolean): Promise<void>;
  /** Another amount was collected than requested: it pays nothing. Must be idempotent. */
  keepUnmatched(ctx: Context, attempt: Kind, collected: Money): Promise<void>;
  /** Records a webhook event; false if it was recorded before. */
  recordEvent?(ctx: Context, attempt: Kind, event: ProviderEvent): Promise<boolean>;
  /** After the commit of `pay`. */
  afterPaid?(ctx: Context, provider: PaymentProvider, attempt: Kind): Promise<void>;
  /** Applies what the provider reports about a dispute of the collected money. Not inside a transaction. */
  settleDispute(ctx: Context, attempt: Kind, reported: ProviderDispute, collected: Money): Promise<void>;
  /** The address of the page to which the payer returns. */
  addressAfter(ctx: Context, attempt: Kind, status: AttemptStatus, isCanceled: boolean): string;
};
