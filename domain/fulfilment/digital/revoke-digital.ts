import { lowerStock } from "#domain/fulfilment/stock/lower-stock.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countFreeKeys, lessenGrant, revokeGrants, revokeKeys } from "./digital-grant.repository.ts";

/** An order line of which units went back. */
export type LessenedLine = { orderLineId: number; unitsBefore: number; unitsLeft: number };

/**
 * After a refund or a cancellation, and after the stock came back: of the units that went back the downloads and licence keys count
 * no more, and no more units are in stock than there are keys. A key that was not given out yet goes first, then the one that was
 * given last. Lines without files are left alone.
 */
export async function revokeDigital(ctx: Context, lines: readonly LessenedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await withTransaction(ctx, async (inside) => {
    const ended = lines.filter(({ unitsLeft }) => unitsLeft === 0);
    await revokeGrants(
      inside,
      ended.map(({ orderLineId }) => orderLineId),
    );
    const variantIds = new Set<number>();
    for (const line of lines) {
      if (line.unitsLeft > 0) await lessenGrant(inside, line);
      for (const id of await revokeKeys(inside, line)) variantIds.add(id);
    }
    if (variantIds.size > 0)
      await lowerStock(inside, await countFreeKeys(inside, [...variantIds]), "licence keys revoked");
  });
}
