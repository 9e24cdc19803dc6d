import type { Context } from "../../context.ts";
import { getKeptPoints } from "./ledger.repository.ts";

/** A customer's points: those that can be converted, and those whose return window is still open. */
export async function getPointsOf(ctx: Context, customerId: number): Promise<{ available: number; pending: number }> {
  return {
    available: await getKeptPoints(ctx, { kind: "points_available", customerId }),
    pending: await getKeptPoints(ctx, { kind: "points_pending", customerId }),
  };
}
