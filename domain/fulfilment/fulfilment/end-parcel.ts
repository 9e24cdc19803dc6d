import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publishParcel } from "../../orders/order/publish-order-status.ts";
import { returnStock } from "../stock/release-stock.ts";
import { recordTaken, takeStock } from "../stock/take-stock.ts";
import { deliverIfComplete } from "./deliver-order.ts";
import type { OrderManager } from "./fulfilment.ts";
import { moveParcelRow, type ManagedOrder, type MovedParcel } from "./fulfilment.repository.ts";
import { getOrderOfParcelInState } from "./get-order-in-state.ts";
import { unitsOf } from "./hand-over-parcel.ts";

export type EndParcelFailure = Failure<"not_found" | "wrong_state">;

/**
 * The outcome of a parcel in transit. Once all parcels have ended, the order is delivered. Returned goods are allocated
 * to the order again, to be resent or canceled.
 */
export async function endParcel(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
  outcome: "delivered" | "lost" | "returned",
): Promise<Result<ManagedOrder, EndParcelFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<ManagedOrder, EndParcelFailure>> => {
    const order = await getOrderOfParcelInState(inside, manager, parcelId, ["picked_up", "on_the_way"]);
    if (!order.ok) return order;
    const parcel = await moveParcelRow(inside, parcelId, "handed_over", outcome);
    if (!parcel) return failure({ code: "wrong_state" });
    if (outcome === "returned") await holdAgain(inside, parcel);
    else await deliverIfComplete(inside, order.value, manager.actor);
    await publishParcel(inside, order.value.id);
    return success(order.value);
  });
}

async function holdAgain(ctx: Context, parcel: MovedParcel): Promise<void> {
  const units = unitsOf(parcel);
  await returnStock(ctx, units, "parcel came back");
  const taken = await takeStock(ctx, units);
  if (!taken.ok) throw new Error(`The units of returned parcel ${parcel.id} could not be allocated`);
  await recordTaken(ctx, units);
}
