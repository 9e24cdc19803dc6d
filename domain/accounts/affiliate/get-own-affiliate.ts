import type { Context } from "../../context.ts";
import type { AffiliateStatus } from "./affiliate.ts";
import { getAffiliateOf } from "./affiliate.repository.ts";

/** The visitor's application or account; null if there is none. */
export async function getOwnAffiliate(ctx: Context): Promise<{ status: AffiliateStatus; reason: string } | null> {
  const { customerId } = ctx.visitor;
  const affiliate = customerId === null ? null : await getAffiliateOf(ctx, customerId);
  return affiliate && { status: affiliate.status, reason: affiliate.reason };
}
