import type { Context } from "../../context.ts";
import { deleteCompared } from "./compare.repository.ts";

/** Idempotent. */
export async function removeFromCompare(ctx: Context, productId: number): Promise<void> {
  await deleteCompared(ctx, productId);
}
