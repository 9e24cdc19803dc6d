import { limitOfAddress, type Limit } from "../../platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";

const MAX_OF_CUSTOMER = 300;
const MAX_OF_ADDRESS = 1_200;
const MINUTES = 1;

/** Of signatures for live connections. After a restart all pages behind one address reconnect at once, so an address has a higher limit. */
export function liveRateLimit(ctx: Context): Limit {
  const { customerId } = ctx.visitor;
  return customerId === null
    ? { ...limitOfAddress(ctx, "live-auth", MAX_OF_ADDRESS), minutes: MINUTES }
    : { name: "live-auth", of: `${customerId}`, max: MAX_OF_CUSTOMER, minutes: MINUTES };
}
