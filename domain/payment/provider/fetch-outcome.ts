import type { PaymentProvider, ProviderState } from "./payment-provider.ts";

/** What an attempt has come to; `open` can still become either. */
export type AttemptOutcome = Exclude<ProviderState, { status: "approved" }>;

/**
 * Queries the provider about an attempt. An approved payment is captured while the attempt `isOpen`; one that was given
 * up in the meantime collects nothing. Not inside a transaction.
 */
export async function fetchOutcome(
  provider: PaymentProvider,
  reference: string,
  isOpen: boolean,
): Promise<AttemptOutcome> {
  const state = await provider.getStatus(reference);
  if (state.status !== "approved") return state;
  const captured = isOpen && provider.capture ? await provider.capture(reference) : state;
  return captured.status === "approved" ? { status: "open" } : captured;
}
