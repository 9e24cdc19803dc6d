import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { Context } from "../../context.ts";
import { settleVoucher } from "./settle-voucher.ts";
import { findPendingVouchers, saveVoucher } from "./voucher.repository.ts";

const MINUTE = 60_000;
const STARTED_WITHIN = 15 * MINUTE;
const GIVEN_UP_AFTER = 24 * 60 * MINUTE;
const BATCH_SIZE = 100;

/** Queries the providers about voucher payments that have been pending for a minute. */
export async function settleVouchers(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  for (const voucher of await findPendingVouchers(ctx, new Date(now - MINUTE), BATCH_SIZE)) {
    const { id, method, reference, createdAt } = voucher;
    const age = now - createdAt.getTime();
    const provider = ctx.providers.find(({ code }) => code === method);
    try {
      if (!reference || !provider) {
        if (age > STARTED_WITHIN) await saveVoucher(ctx, id, { status: "failed", reason: "could not be started" });
        continue;
      }
      const status = await settleVoucher(ctx, id, await fetchOutcome(provider, reference, true));
      if (status === "pending" && age > GIVEN_UP_AFTER)
        await saveVoucher(ctx, id, { status: "failed", reason: "never finished" });
    } catch (error) {
      ctx.log.error({ err: error, voucherId: id }, "the payment of a voucher could not be settled");
    }
  }
}
