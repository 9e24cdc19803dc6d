import type { Context } from "../../context.ts";
import { lastReferral } from "./affiliate.ts";
import { getReferralOf } from "./click.repository.ts";

/** The code of the last click of this browser or customer, if it is remembered. */
export async function findReferralCode(ctx: Context): Promise<string | null> {
  const { customerId, referral } = ctx.visitor;
  const stored = customerId === null ? null : await getReferralOf(ctx, customerId);
  return lastReferral([referral ?? null, stored], ctx.now())?.code ?? null;
}
