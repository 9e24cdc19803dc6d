import type { Context } from "../../context.ts";
import { setSessionShipTo } from "./session.repository.ts";

/** Delivery and tax are for this country from now on; the one that is set already is not written. */
export async function chooseShipTo(ctx: Context, countryCode: string): Promise<void> {
  if (ctx.visitor.sessionId === null || countryCode === ctx.visitor.shipTo) return;
  await setSessionShipTo(ctx, ctx.visitor.sessionId, countryCode);
}
