import { receiveStock } from "#domain/stock/receive-stock.ts";
import { withTransaction, type Context } from "../context.ts";
import { insertKeys } from "./licence-key.repository.ts";
import { fingerprintOf, sealKey } from "./licence-key.ts";

/** Takes in licence keys of a variant; each that is new is one more unit in stock. Answers how many were new. */
export async function addLicenceKeys(ctx: Context, variantId: number, keys: readonly string[]): Promise<number> {
  const wanted = [...new Set(keys.map((key) => key.trim()).filter(Boolean))];
  if (wanted.length === 0) return 0;
  return withTransaction(ctx, async (inside) => {
    const rows = wanted.map((key) => ({ sealed: sealKey(inside, key), fingerprint: fingerprintOf(inside, key) }));
    const added = await insertKeys(inside, variantId, rows);
    if (added > 0) await receiveStock(inside, [{ variantId, quantity: added }], "licence keys");
    return added;
  });
}
