import type { Context } from "../../context.ts";
import { setSessionShipTo } from "./session.repository.ts";

/** Sets the country for delivery and tax; writes nothing if unchanged. */
export async function chooseShipTo(ctx: Context, countryCode: string): Promise<void> {
  if (ctx.visitor.sessionId === null || countryCode === ctx.visitor.shipTo) return;
  await setSessionShipTo(ctx, ctx.visitor.sessionId, countryCode);
}
