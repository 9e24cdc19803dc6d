import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { readOrderCode } from "../../orders/order/order-code.ts";
import type { FulfilmentStatus } from "../../orders/order/order.ts";
import type { OrderManager } from "./fulfilment.ts";
import { getManagedOrder, getOrderOfParcel, lockOrder, type ManagedOrder } from "./fulfilment.repository.ts";

type InState = Result<ManagedOrder, Failure<"not_found" | "wrong_state">>;

/** The manager's order, locked, if it is in one of the states. */
export async function getOrderInState(
  ctx: Context,
  manager: OrderManager,
  code: string,
  states: readonly FulfilmentStatus[],
): Promise<InState> {
  return lockIn(ctx, await getManagedOrder(ctx, manager.shopId, readOrderCode(code)), states);
}

/** The same for the order that a parcel belongs to. */
export async function getOrderOfParcelInState(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
  states: readonly FulfilmentStatus[],
): Promise<InState> {
  return lockIn(ctx, await getOrderOfParcel(ctx, manager.shopId, parcelId), states);
}

async function lockIn(ctx: Context, order: ManagedOrder | null, states: readonly FulfilmentStatus[]): Promise<InState> {
  if (!order) return failure({ code: "not_found" });
  const fulfilmentStatus = await lockOrder(ctx, order);
  return states.includes(fulfilmentStatus) ? success({ ...order, fulfilmentStatus }) : failure({ code: "wrong_state" });
}
