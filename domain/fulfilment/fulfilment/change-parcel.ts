import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publishParcel } from "../../orders/order/publish-order-status.ts";
import type { TrackingInput } from "./fulfilment.input.ts";
import type { OrderManager } from "./fulfilment.ts";
import { deletePackedParcel, setDetails, type ManagedOrder } from "./fulfilment.repository.ts";
import { getOrderOfParcelInState } from "./get-order-in-state.ts";
import { readPackage } from "./read-package.ts";
import { readTracking } from "./read-tracking.ts";

export type ChangeParcelFailure = Failure<"not_found" | "wrong_state">;

/** Changes the carrier, the tracking number or the package, even after hand-over; returns the order. */
export function changeParcel(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
  input: TrackingInput,
): Promise<Result<ManagedOrder, ChangeParcelFailure>> {
  return withOrder(ctx, manager, parcelId, async (inside, { shopId }) => {
    const box = await readPackage(inside, shopId, input);
    if (!box.ok) return box;
    const details = { ...(await readTracking(inside, shopId, input)), ...box.value };
    return stillOpen(await setDetails(inside, parcelId, details));
  });
}

/** Unpacks a parcel that was not handed over: its units can be packed again. */
export function unpackParcel(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
): Promise<Result<ManagedOrder, ChangeParcelFailure>> {
  return withOrder(ctx, manager, parcelId, async (inside) => stillOpen(await deletePackedParcel(inside, parcelId)));
}

const stillOpen = (isWritten: boolean): Result<null, ChangeParcelFailure> =>
  isWritten ? success(null) : failure({ code: "wrong_state" });

function withOrder(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
  write: (inside: Context, order: ManagedOrder) => Promise<Result<null, ChangeParcelFailure>>,
): Promise<Result<ManagedOrder, ChangeParcelFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<ManagedOrder, ChangeParcelFailure>> => {
    const order = await getOrderOfParcelInState(inside, manager, parcelId, ["confirmed", "picked_up", "on_the_way"]);
    if (!order.ok) return order;
    const written = await write(inside, order.value);
    if (!written.ok) return written;
    await publishParcel(inside, order.value.id);
    return success(order.value);
  });
}
