import { licenceKeys } from "#db/schema/digital.ts";
import type { Context } from "../../context.ts";

/** Leaves out those that the variant has already; answers how many were new. */
export async function insertKeys(
  ctx: Context,
  variantId: number,
  keys: readonly { sealed: string; fingerprint: string }[],
): Promise<number> {
  const rows = await ctx.db
    .insert(licenceKeys)
    .values(keys.map((key) => ({ ...key, variantId, createdAt: ctx.now() })))
    .onConflictDoNothing()
    .returning({ id: licenceKeys.id });
  return rows.length;
}
