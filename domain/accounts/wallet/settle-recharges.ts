import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { Context } from "../../context.ts";
import { findStartedRecharges, saveDecision } from "./recharge.repository.ts";
import { settleRecharge } from "./settle-recharge.ts";

const MINUTE = 60_000;
const STARTED_WITHIN = 15 * MINUTE;
const GIVEN_UP_AFTER = 24 * 60 * MINUTE;
const BATCH_SIZE = 100;

/** Queries the providers about recharges that have been pending for a minute. */
export async function settleRecharges(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  for (const recharge of await findStartedRecharges(ctx, new Date(now - MINUTE), BATCH_SIZE)) {
    const { id, method, reference, createdAt } = recharge;
    const age = now - createdAt.getTime();
    const provider = ctx.providers.find(({ code }) => code === method);
    try {
      if (!reference || !provider) {
        if (age > STARTED_WITHIN) await saveDecision(ctx, id, { status: "rejected", reason: "could not be started" });
        continue;
      }
      const status = await settleRecharge(ctx, id, await fetchOutcome(provider, reference, true));
      if (status === "pending" && age > GIVEN_UP_AFTER)
        await saveDecision(ctx, id, { status: "rejected", reason: "never finished" });
    } catch (error) {
      ctx.log.error({ err: error, rechargeId: id }, "a recharge could not be settled");
    }
  }
}
