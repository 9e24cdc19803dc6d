import { withTransaction, type Context } from "../../context.ts";
import { assignKeys, findDigitalLines, findKeyedVariants, insertGrants } from "./digital-grant.repository.ts";

/** For paid orders: their files can be downloaded, and each unit gets its license key. Idempotent. */
export async function grantDigital(ctx: Context, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await withTransaction(ctx, async (inside) => {
    const lines = await findDigitalLines(inside, orderIds);
    if (lines.length === 0) return;
    const { downloadsPerPurchase } = inside.settings;
    await insertGrants(
      inside,
      lines.map(({ orderLineId, quantity }) => ({ orderLineId, downloadsLimit: downloadsPerPurchase * quantity })),
    );
    const keyed = await findKeyedVariants(
      inside,
      lines.flatMap(({ variantId }) => variantId ?? []),
    );
    for (const { orderLineId, variantId, quantity } of lines) {
      if (variantId === null || !keyed.has(variantId)) continue;
      const has = await assignKeys(inside, { orderLineId, variantId, quantity });
      if (has < quantity) inside.log.error({ orderLineId, has, quantity }, "there are too few license keys");
    }
  });
}
