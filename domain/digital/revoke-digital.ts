import type { Context } from "../context.ts";
import { revokeGrants, revokeKeys } from "./digital-grant.repository.ts";

/** After a refund or a cancellation: the links of these order lines are dead and their licence keys count no more. Lines without files are left alone. */
export async function revokeDigital(ctx: Context, orderLineIds: readonly number[]): Promise<void> {
  if (orderLineIds.length === 0) return;
  await revokeGrants(ctx, orderLineIds);
  await revokeKeys(ctx, orderLineIds);
}
