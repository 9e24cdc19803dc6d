import type { PayoutProvider } from "#domain/payment/provider/payout-provider.ts";
import { withTransaction, type Context } from "../../context.ts";
import { completePayout, failUnpaid } from "./end-payout.ts";
import { payoutCode, type Payout } from "./payout.ts";
import { findPayoutsToSend } from "./payout.repository.ts";

const BATCH_SIZE = 50;

/**
 * Sends approved payouts of shops with an account at the provider. The request carries the payout's code: if the answer
 * was lost, or the process ended before the booking, the next run finds the same transfer instead of making another.
 */
export async function sendPayouts(ctx: Context): Promise<void> {
  const provider = ctx.providers.find(({ payouts }) => payouts)?.payouts;
  if (!provider) return;
  for (const payout of await findPayoutsToSend(ctx, BATCH_SIZE))
    await send(ctx, provider, payout).catch((error: unknown) =>
      ctx.log.error({ err: error, payout: payoutCode(payout.id) }, "a payout could not be sent"),
    );
}

async function send(ctx: Context, provider: PayoutProvider, payout: Payout): Promise<void> {
  const outcome = await provider.transfer({
    transferKey: payoutCode(payout.id),
    amount: payout.amount,
    destination: payout.destination.reference ?? "",
  });
  await withTransaction(ctx, (inside) =>
    outcome.ok ? completePayout(inside, payout, outcome.reference) : failUnpaid(inside, payout, outcome.reason),
  );
}
