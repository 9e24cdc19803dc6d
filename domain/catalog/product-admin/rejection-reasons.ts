import type { Context } from "../../context.ts";

/** The reasons that the operator keeps to choose from, one per line of the setting. */
export function findRejectionReasons(ctx: Context): string[] {
  const lines = ctx.settings.rejectionReasons.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
