import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publishParcel } from "../../orders/order/publish-order-status.ts";
import type { TrackingInput } from "./fulfilment.input.ts";
import type { OrderManager } from "./fulfilment.ts";
import { deletePackedParcel, setTracking, type KeptOrder } from "./fulfilment.repository.ts";
import { getOrderOfParcelInState } from "./get-order-in-state.ts";
import { readTracking } from "./read-tracking.ts";

export type ChangeParcelFailure = Refusal<"not_found" | "wrong_state">;

/** Changes the carrier or the tracking number, even after hand-over; returns the order. */
export function changeParcel(
  ctx: Context,
  keeper: OrderManager,
  parcelId: number,
  input: TrackingInput,
): Promise<Result<KeptOrder, ChangeParcelFailure>> {
  return withOrder(ctx, keeper, parcelId, async (inside, { shopId }) =>
    setTracking(inside, parcelId, await readTracking(inside, shopId, input)),
  );
}

/** Unpacks a parcel that was not handed over: its units can be packed again. */
export function unpackParcel(
  ctx: Context,
  keeper: OrderManager,
  parcelId: number,
): Promise<Result<KeptOrder, ChangeParcelFailure>> {
  return withOrder(ctx, keeper, parcelId, (inside) => deletePackedParcel(inside, parcelId));
}

function withOrder(
  ctx: Context,
  keeper: OrderManager,
  parcelId: number,
  write: (inside: Context, order: KeptOrder) => Promise<boolean>,
): Promise<Result<KeptOrder, ChangeParcelFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<KeptOrder, ChangeParcelFailure>> => {
    const order = await getOrderOfParcelInState(inside, keeper, parcelId, ["confirmed", "picked_up", "on_the_way"]);
    if (!order.ok) return order;
    if (!(await write(inside, order.value))) return failure({ code: "wrong_state" });
    await publishParcel(inside, order.value.id);
    return success(order.value);
  });
}
