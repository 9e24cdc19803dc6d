import type { PaymentProvider, ProviderState } from "./payment-provider.ts";

/** What an attempt has come to; `open` can still become either. `isOwn`: the shop gave it up, not the provider. */
export type AttemptOutcome =
  | Exclude<ProviderState, { status: "approved" | "failed" }>
  | { status: "failed"; reason: string; isOwn?: true };

/**
 * Queries the provider about an attempt. An approved payment is captured if it `isWanted`; otherwise it has failed, and
 * nothing is collected. Not inside a transaction.
 */
export async function fetchOutcome(
  provider: PaymentProvider,
  reference: string,
  isWanted: () => boolean | Promise<boolean>,
): Promise<AttemptOutcome> {
  const state = await provider.getStatus(reference);
  if (state.status !== "approved") return state;
  if (!(await isWanted())) return { status: "failed", reason: "no longer wanted", isOwn: true };
  const captured = provider.capture ? await provider.capture(reference) : state;
  // Another process is capturing it at this moment.
  return captured.status === "approved" ? { status: "open", isCollecting: true } : captured;
}
