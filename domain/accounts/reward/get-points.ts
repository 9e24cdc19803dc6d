import { getPointsOf } from "#domain/accounts/ledger/get-points-of.ts";
import type { Context } from "../../context.ts";

/** A customer's points: those that can be converted, and those whose return window is still open. */
export function getPoints(ctx: Context, customerId: number): Promise<{ available: number; pending: number }> {
  return getPointsOf(ctx, customerId);
}
