import { NEW_ORDER_EVENT, orderChannel, shopChannel, STAFF_CHANNEL, userChannel } from "#shared/live-channel.ts";
import { publish } from "../../platform/live/publish.ts";
import type { Context } from "../../context.ts";
import { getOrderToPublish } from "./order-notify.repository.ts";

/** Notifies open pages of the buyer, the shop and staff of an order's new status. */
export async function publishOrderStatus(ctx: Context, orderId: number): Promise<void> {
  await publishOrder(ctx, orderId, "order-status");
}

/** The same for its parcels. */
export async function publishParcel(ctx: Context, orderId: number): Promise<void> {
  await publishOrder(ctx, orderId, "parcel");
}

/** Notifies the open desks of the shops' teams and of staff that there are new orders to ship. */
export async function publishNewOrders(
  ctx: Context,
  orders: readonly { code: string; shopId: number }[],
): Promise<void> {
  await publish(
    ctx,
    orders.map(({ code, shopId }) => ({
      channels: [shopChannel(shopId), STAFF_CHANNEL],
      name: NEW_ORDER_EVENT,
      data: { code },
    })),
  );
}

async function publishOrder(ctx: Context, orderId: number, name: "order-status" | "parcel"): Promise<void> {
  const order = await getOrderToPublish(ctx, orderId);
  if (!order) return;
  const { code, status, customerId } = order;
  const own = customerId === null ? [] : [userChannel(customerId)];
  await publish(ctx, [{ channels: [...own, orderChannel(code)], name, data: { code, status } }]);
}
