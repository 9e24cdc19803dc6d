import { fetchOutcome } from "#domain/payment/provider/fetch-outcome.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { handleRechargeDisputes } from "./handle-recharge-disputes.ts";
import { readRechargeKey } from "./recharge-key.ts";
import { getRecharge, getRechargeByReference } from "./recharge.repository.ts";
import { settleRecharge } from "./settle-recharge.ts";

/**
 * Handles a provider's webhook: false if the reference is not a recharge's. Its content is not trusted; the provider is
 * queried.
 */
export async function handleRechargeWebhook(
  ctx: Context,
  providerCode: string,
  { reference, isDispute }: { reference: string; isDispute?: boolean },
): Promise<boolean> {
  const recharge = await getRechargeByReference(ctx, providerCode, reference);
  const provider = ctx.providers.find(({ code }) => code === providerCode);
  if (!recharge || !provider) return false;
  await settleRecharge(ctx, recharge.id, await fetchOutcome(provider, reference, recharge.status === "pending"));
  if (isDispute) await handleRechargeDisputes(ctx, recharge.id);
  return true;
}

/**
 * The browser returns from the provider; this proves nothing, so the provider is queried. Returns the path to redirect
 * to.
 */
export async function returnFromRecharge(
  ctx: Context,
  key: string,
): Promise<Result<{ path: string }, Refusal<"not_found">>> {
  const rechargeId = readRechargeKey(ctx, key);
  const recharge = rechargeId === null ? null : await getRecharge(ctx, rechargeId);
  if (!recharge) return failure({ code: "not_found" });
  const provider = ctx.providers.find(({ code }) => code === recharge.method);
  let { status } = recharge;
  if (status === "pending" && provider && recharge.reference)
    status = await settleRecharge(ctx, recharge.id, await fetchOutcome(provider, recharge.reference, true));
  return success({ path: `/my-wallet?recharge=${status}` });
}
