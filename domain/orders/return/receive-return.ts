import { returnStock } from "#domain/fulfilment/stock/release-stock.ts";
import { refreshStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import type { Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { moveReturn, type MoveReturnFailure } from "./move-return.ts";
import { findReturnedUnits, saveRestocked } from "./return.repository.ts";
import type { ReturnOwner } from "./return.ts";
import { notifyReturn } from "./notify-return.ts";

/** The goods are back. Units of the lines in `restock` can be sold again. */
export function receiveReturn(
  ctx: Context,
  owner: ReturnOwner,
  id: number,
  restock: readonly number[],
): Promise<Result<null, MoveReturnFailure>> {
  return moveReturn(ctx, { owner, id, to: "received" }, async (inside, _row, actor) => {
    const units = await findReturnedUnits(inside, id);
    const sold = units.filter(({ orderLineId, isDigital }) => !isDigital && restock.includes(orderLineId));
    const held = sold.map(({ orderLineId, variantId, quantity }) => ({ orderLineId, variantId, quantity }));
    const orderLineIds = held.map(({ orderLineId }) => orderLineId);
    await saveRestocked(inside, id, orderLineIds);
    if (held.length > 0) {
      await returnStock(inside, held, `return ${id}`);
      inside.afterCommit((outside) => refreshStock(outside, held));
    }
    await notifyReturn(inside, id, "received", actor);
    return { receivedAt: inside.now() };
  });
}
