import type { Context } from "../../context.ts";
import type { CountedUnits } from "./campaign.ts";

/** After the commit, open pages are notified of how much is sold: together, so that orders do not wait for one another. */
export function showShares(ctx: Context, units: readonly CountedUnits[]): void {
  const ids = units.map(({ campaignProductId }) => campaignProductId);
  ctx.afterCommit((outside) => outside.live.showShares(ids));
}
