import { reachOrder } from "#domain/orders/message/reach-order.ts";
import type { MessageSide, ReachedOrder } from "#domain/orders/message/order-message.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import type { Failure } from "#shared/failures.ts";
import { isPresence, SHOP_CHANNEL_PREFIX, shopChannel, STAFF_CHANNEL, userChannel } from "#shared/live-channel.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { liveRateLimit } from "./live-rate-limit.ts";

/** A signature that lets one connection into one channel; `channelData` tells the others who it is. */
export type ChannelPass = { auth: string; channelData?: string };

const SIDES: readonly MessageSide[] = ["shopper", "shop", "operator"];

type ChannelRequest = { socketId: string; channel: string; key?: string | undefined };

/**
 * A customer's own channel, those of an order for its buyer (a guest by its key), its shop and staff, and new orders
 * for the shop's team and for staff.
 */
export async function authorizeChannel(
  ctx: Context,
  { socketId, channel, key }: ChannelRequest,
): Promise<Result<ChannelPass, Failure<"not_yours" | "too_many_tries">>> {
  const taken = await consumeRateLimit(ctx, liveRateLimit(ctx));
  if (!taken.ok) return taken;
  const { customerId } = ctx.visitor;
  if (customerId !== null && channel === userChannel(customerId)) return success(passOf(ctx, socketId, channel));
  if (await hasDeskChannel(ctx, channel)) return success(passOf(ctx, socketId, channel));
  const code = /^(?:private|presence)-order\.([\w-]{1,40})$/.exec(channel)?.[1];
  const reached = code === undefined ? null : await findSide(ctx, code, key);
  // The name of a channel has the code as the shop writes it.
  if (!reached || reached.order.code !== code) return failure({ code: "not_yours" });
  return success(passOf(ctx, socketId, channel, isPresence(channel) ? memberOf(ctx, reached) : undefined));
}

async function hasDeskChannel(ctx: Context, channel: string): Promise<boolean> {
  if (channel === STAFF_CHANNEL) return mayDo(ctx, "orders.read");
  if (!channel.startsWith(SHOP_CHANNEL_PREFIX)) return false;
  const shop = await requireOwnShop(ctx, "orders.read");
  return shop.ok && channel === shopChannel(shop.value.id);
}

type Reached = { side: MessageSide; order: ReachedOrder };

async function findSide(ctx: Context, code: string, key: string | undefined): Promise<Reached | null> {
  for (const side of SIDES) {
    const reached = await reachOrder(ctx, { code, side, key }, "orders.read");
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
