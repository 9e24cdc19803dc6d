import { userChannel } from "#shared/live-channel.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../platform/live/publish.ts";

/** Notifies the customer's other devices that the cart changed; they load it. Guests have one device. */
export async function publishCart(ctx: Context): Promise<void> {
  const { customerId } = ctx.visitor;
  if (customerId !== null) await publish(ctx, [{ channels: [userChannel(customerId)], name: "cart", data: {} }]);
}
