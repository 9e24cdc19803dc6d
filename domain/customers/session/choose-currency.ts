import type { Context, ShownCurrency } from "../../context.ts";
import { setSessionCurrency } from "./session.repository.ts";

/** Sets the visitor's currency; writes nothing if unchanged. */
export async function chooseCurrency(ctx: Context, currency: ShownCurrency): Promise<void> {
  if (ctx.visitor.sessionId === null || currency.code === ctx.visitor.currency.code) return;
  await setSessionCurrency(ctx, ctx.visitor.sessionId, currency.code);
}
