import { reachOrder } from "#domain/orders/message/reach-order.ts";
import type { MessageSide, ReachedOrder } from "#domain/orders/message/order-message.ts";
import type { Refusal } from "#shared/failures.ts";
import { isPresence, userChannel } from "#shared/live-channel.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** A signature that lets one connection into one channel; `channelData` tells the others who it is. */
export type ChannelPass = { auth: string; channelData?: string };

const SIDES: readonly MessageSide[] = ["shopper", "shop", "operator"];

/** A customer's own channel, and those of an order for its buyer, its shop and staff. */
export async function authorizeChannel(
  ctx: Context,
  { socketId, channel }: { socketId: string; channel: string },
): Promise<Result<ChannelPass, Refusal<"not_yours">>> {
  const { customerId } = ctx.visitor;
  if (customerId !== null && channel === userChannel(customerId)) return success(passOf(ctx, socketId, channel));
  const code = /^(?:private|presence)-order\.([\w-]{1,40})$/.exec(channel)?.[1];
  const reached = code === undefined ? null : await findSide(ctx, code);
  // The name of a channel has the code as the shop writes it.
  if (!reached || reached.order.code !== code) return failure({ code: "not_yours" });
  return success(passOf(ctx, socketId, channel, isPresence(channel) ? memberOf(ctx, reached) : undefined));
}

type Reached = { side: MessageSide; order: ReachedOrder };

async function findSide(ctx: Context, code: string): Promise<Reached | null> {
  for (const side of SIDES) {
    const reached = await reachOrder(ctx, { code, side }, "orders.read");
    if (reached.ok) return { side, order: reached.value };
  }
  return null;
}

/** The side, not the person: a shop answers as a shop. */
function memberOf(ctx: Context, { side, order }: Reached): string {
  const names = { shopper: order.shopperName, shop: order.shopName, operator: ctx.settings.shopName };
  return JSON.stringify({ user_id: side, user_info: { name: names[side] } });
}

function passOf(ctx: Context, socketId: string, channel: string, channelData?: string): ChannelPass {
  const signature = ctx.live.sign(`${socketId}:${channel}${channelData === undefined ? "" : `:${channelData}`}`);
  return { auth: `${ctx.live.key}:${signature}`, ...(channelData === undefined ? {} : { channelData }) };
}
