import type { Context, ShownCurrency } from "../../context.ts";
import { setSessionCurrency } from "./session.repository.ts";

/** Shows prices to this visitor in the currency from now on; the one that is shown already is not written. */
export async function chooseCurrency(ctx: Context, currency: ShownCurrency): Promise<void> {
  if (ctx.visitor.sessionId === null || currency.code === ctx.visitor.currency.code) return;
  await setSessionCurrency(ctx, ctx.visitor.sessionId, currency.code);
}
