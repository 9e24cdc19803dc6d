import { lowerStock } from "#domain/fulfilment/stock/adjust-stock.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countFreeKeys, reduceGrant, revokeGrants, revokeKeys } from "./digital-grant.repository.ts";

/** An order line with returned units. */
export type ReducedLine = { orderLineId: number; unitsBefore: number; unitsLeft: number };

/**
 * After a refund or a cancellation, and after stock was released: revokes the downloads and license keys of the
 * returned units, and limits stock to the number of keys. Keys not yet handed out go first, then the latest ones. Lines
 * without files are ignored.
 */
export async function revokeDigital(ctx: Context, lines: readonly ReducedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await withTransaction(ctx, async (inside) => {
    const ended = lines.filter(({ unitsLeft }) => unitsLeft === 0);
    await revokeGrants(
      inside,
      ended.map(({ orderLineId }) => orderLineId),
    );
    const variantIds = new Set<number>();
    for (const line of lines) {
      if (line.unitsLeft > 0) await reduceGrant(inside, line);
      for (const id of await revokeKeys(inside, line)) variantIds.add(id);
    }
    if (variantIds.size > 0)
      await lowerStock(inside, await countFreeKeys(inside, [...variantIds]), "licence keys revoked");
  });
}
