import { refreshStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import { receiveStock } from "#domain/fulfilment/stock/adjust-stock.ts";
import { withTransaction, type Context } from "../../context.ts";
import { assignKeys, findKeyedVariants } from "./digital-grant.repository.ts";
import { insertKeys } from "./license-key.repository.ts";
import { fingerprintOf, sealKey } from "./license-key.ts";
import { findOwedLines } from "./offered-file.repository.ts";

/**
 * Adds license keys of a variant. Paid lines that still lack one get theirs first; every other new key adds one unit of
 * stock. Returns the number of new keys.
 */
export async function addLicenseKeys(ctx: Context, variantId: number, keys: readonly string[]): Promise<number> {
  const wanted = [...new Set(keys.map((key) => key.trim()).filter(Boolean))];
  if (wanted.length === 0) return 0;
  return withTransaction(ctx, async (inside) => {
    const wasKeyed = (await findKeyedVariants(inside, [variantId])).has(variantId);
    const rows = wanted.map((key) => ({ sealed: sealKey(inside, key), fingerprint: fingerprintOf(inside, key) }));
    const added = await insertKeys(inside, variantId, rows);
    const assigned = wasKeyed ? await assignOwed(inside, variantId) : 0;
    if (added > assigned) {
      const units = [{ variantId, quantity: added - assigned }];
      await receiveStock(inside, units, "licence keys");
      inside.afterCommit((outside) => refreshStock(outside, units));
    }
    return added;
  });
}

async function assignOwed(ctx: Context, variantId: number): Promise<number> {
  let assigned = 0;
  for (const { orderLineId, quantity, missing } of await findOwedLines(ctx, variantId)) {
    const has = await assignKeys(ctx, { orderLineId, variantId, quantity });
    assigned += has - (quantity - missing);
  }
  return assigned;
}
