import type { Entry } from "#domain/accounts/ledger/ledger.ts";
import { negate, type Money } from "#shared/money.ts";
import type { DisputeStatus, ProviderDispute } from "#domain/payment/provider/payment-provider.ts";

/** `became`: the new status; null if it was already known. */
type Applied<Kind> = { dispute: Kind; became: DisputeStatus | null };

/** How one kind of dispute is stored and booked. */
type Steps<Kind> = {
  /** Locked; null if it is not known yet. */
  known: Kind | null;
  touch: (dispute: Kind) => Promise<void>;
  /** The money has left the provider; who bears it is not decided yet. */
  open: () => Promise<Kind>;
  win: (dispute: Kind) => Promise<void>;
  lose: (dispute: Kind) => Promise<void>;
};

/**
 * Moves a dispute to the status reported by the provider. Idempotent, whatever the order of reports: an ended dispute
 * never changes. `collected`: what the payment brought. In the caller's transaction, under its locks.
 */
export async function applyDispute<Kind extends { status: DisputeStatus }>(
  reported: ProviderDispute,
  collected: Money,
  { known, touch, open, win, lose }: Steps<Kind>,
): Promise<Applied<Kind>> {
  if (!known && reported.amount.currency !== collected.currency)
    throw new Error(`${reported.reference} disputes ${reported.amount.currency} of a payment in ${collected.currency}`);
  if (known) await touch(known);
  const dispute = known ?? (await open());
  if (dispute.status !== "open") return { dispute, became: null };
  if (reported.status === "won") await win(dispute);
  if (reported.status === "lost") await lose(dispute);
  return { dispute, became: known && reported.status === "open" ? null : reported.status };
}

/** Money leaves the provider while its dispute is open; negative: it returns. */
export function disputeEntries(provider: string, amount: Money): Entry[] {
  return [
    { account: { kind: "provider_clearing", name: provider }, amount },
    { account: { kind: "disputes", name: provider }, amount: negate(amount) },
  ];
}
