import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { moveFulfilment } from "../../orders/order/move-fulfilment.ts";
import type { FulfilmentStatus } from "../../orders/order/order.ts";
import { notifyShopper } from "../../orders/order/notify-order-step.ts";
import { publishParcel } from "../../orders/order/publish-order-status.ts";
import { lockStock } from "../stock/release-stock.ts";
import { shipStock } from "../stock/ship-stock.ts";
import type { OrderManager } from "./fulfilment.ts";
import {
  findPackedLines,
  findUnitsOfOrder,
  moveParcelRow,
  touchSentAt,
  type ManagedOrder,
  type MovedParcel,
} from "./fulfilment.repository.ts";
import { getOrderOfParcelInState } from "./get-order-in-state.ts";

export type HandOverFailure = Failure<"not_found" | "wrong_state" | "not_paid_yet">;

/**
 * The carrier has the parcel: its units leave the stock. The first parcel sets the order to picked up, the last one to
 * on its way; the shopper is notified of each.
 */
export async function handOverParcel(
  ctx: Context,
  manager: OrderManager,
  parcelId: number,
): Promise<Result<ManagedOrder, HandOverFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<ManagedOrder, HandOverFailure>> => {
    const found = await getOrderOfParcelInState(inside, manager, parcelId, ["confirmed", "picked_up", "on_the_way"]);
    if (!found.ok) return found;
    const order = found.value;
    const parcel = await moveParcelRow(inside, parcelId, "packed", "handed_over");
    if (!parcel) return failure({ code: "wrong_state" });
    await lockStock(inside, await findUnitsOfOrder(inside, order.id));
    await shipStock(inside, unitsOf(parcel));
    await moveAlong(inside, order, manager);
    await touchSentAt(inside, order.id);
    await notifySent(inside, order, parcel);
    await publishParcel(inside, order.id);
    return success(order);
  });
}

/** Units of variants that still exist. */
export function unitsOf({ lines }: MovedParcel) {
  return lines.flatMap(({ variantId, orderLineId, quantity }) =>
    variantId === null ? [] : [{ variantId, orderLineId, quantity }],
  );
}

async function moveAlong(ctx: Context, order: ManagedOrder, manager: OrderManager): Promise<void> {
  const lines = await findPackedLines(ctx, order.id);
  const isAllSent = lines.every(({ quantity, onTheWay, delivered, lost }) => onTheWay + delivered + lost === quantity);
  if (order.fulfilmentStatus === "confirmed") await move(ctx, order, "picked_up", manager);
  if (isAllSent && order.fulfilmentStatus !== "on_the_way") await move(ctx, order, "on_the_way", manager);
}

async function move(ctx: Context, order: ManagedOrder, to: FulfilmentStatus, { actor }: OrderManager): Promise<void> {
  const moved = await moveFulfilment(ctx, order.id, to, actor);
  if (!moved.ok) throw new Error(`Order ${order.id} could not become ${to}: ${moved.failure.code}`);
}

function notifySent(ctx: Context, order: ManagedOrder, parcel: MovedParcel): Promise<void> {
  const { carrierName, trackingNumber, trackingLink, lines } = parcel;
  return notifyShopper(ctx, order.id, {
    kind: "sent",
    cause: `parcel:${parcel.id}`,
    reason: "",
    parcel: { carrierName, trackingNumber, trackingLink },
    lines: lines.map(({ name, variantsName, quantity }) => ({ name, variantsName, quantity })),
  });
}
