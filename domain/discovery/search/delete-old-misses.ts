import type { Context } from "../../context.ts";
import { deleteMisses } from "./search-term.repository.ts";

const DAYS_KEPT = 90;
const DAY_MILLISECONDS = 86_400_000;

/** Deletes searches without results that no one has repeated for 90 days. */
export async function deleteOldMisses(ctx: Context): Promise<void> {
  await deleteMisses(ctx, new Date(ctx.now().getTime() - DAYS_KEPT * DAY_MILLISECONDS));
}
