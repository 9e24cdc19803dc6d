/** The public channel for everyone. */
export const NOTIFICATIONS_CHANNEL = "notifications";
/** The event of a notification, on the public channel and on a user's own. */
export const PUSH_EVENT = "push-notification";

const MAX_LENGTH = 200;
/** Pusher's channel for one signed-in user. */
export const USER_CHANNEL_PREFIX = "#server-to-user-";

export const userChannel = (customerId: number): string => `private-user.${customerId}`;
export const productChannel = (productId: number): string => `product.${productId}`;
export const SHOP_CHANNEL_PREFIX = "private-shop.";
/** New orders, for the team of a shop. */
export const shopChannel = (shopId: number): string => `${SHOP_CHANNEL_PREFIX}${shopId}`;
/** The same of all shops, for staff. */
export const STAFF_CHANNEL = "private-staff.orders";
export const NEW_ORDER_EVENT = "order";
/** How much of a flash sale is sold. */
export const flashSaleChannel = (campaignId: number): string => `flash-sale.${campaignId}`;
export const SHARE_EVENT = "share";
export const orderChannel = (code: string): string => `private-order.${code}`;

export function isChannelName(name: string): boolean {
  return name.length <= MAX_LENGTH && /^(#server-to-user-)?[\w\-=@,.;]+$/.test(name);
}

export const isPresence = (channel: string): boolean => channel.startsWith("presence-");
/** Needs a signature to be subscribed to. */
export const isProtected = (channel: string): boolean => channel.startsWith("private-") || isPresence(channel);
