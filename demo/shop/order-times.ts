import { daysFrom } from "../known.ts";
import { isGivenUp, type PlannedOrder, type PlannedPurchase } from "./plan-orders.ts";

/** How many hours after placement an order reached each state. */
export const HOURS_UNTIL = {
  pending: 0,
  confirmed: 2,
  picked_up: 20,
  on_the_way: 26,
  delivered: 80,
  canceled: 4,
  expired: 0,
};
const MINUTES_TO_PAY = 15;

/** Cash is paid at the door, online payment at once. */
export const isPaid = (purchase: PlannedPurchase, order: PlannedOrder) =>
  purchase.method === "sandbox" ? !isGivenUp(order.stage) : order.stage === "delivered";

export const hoursUntilPaid = (purchase: PlannedPurchase) =>
  purchase.method === "sandbox" ? 0.05 : HOURS_UNTIL.delivered;
export const hoursUntilEnd = (order: PlannedOrder) =>
  order.stage === "expired" ? MINUTES_TO_PAY / 60 : HOURS_UNTIL.canceled;
export const hoursAfter = (purchase: PlannedPurchase, hours: number, now: Date) =>
  daysFrom(now, (hours - purchase.hoursAgo) / 24);
