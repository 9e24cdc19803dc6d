import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deliverDigital } from "../../orders/order/deliver-digital.ts";
import { moveFulfilment } from "../../orders/order/move-fulfilment.ts";
import { getOrderInState } from "./get-order-in-state.ts";
import type { OrderManager } from "./fulfilment.ts";

/** The shop accepts the order: from now on its shopper cannot cancel it themselves. */
export async function confirmShopOrder(
  ctx: Context,
  manager: OrderManager,
  code: string,
  note = "",
): Promise<Result<null, Failure<"not_found" | "wrong_state" | "not_paid_yet">>> {
  return withTransaction(
    ctx,
    async (inside): Promise<Result<null, Failure<"not_found" | "wrong_state" | "not_paid_yet">>> => {
      const found = await getOrderInState(inside, manager, code, ["pending"]);
      if (!found.ok) return found;
      const { id } = found.value;
      if (await deliverDigital(inside, id)) return success(null);
      const moved = await moveFulfilment(inside, id, "confirmed", manager.actor, note);
      return moved.ok ? success(null) : failure(moved.failure);
    },
  );
}
