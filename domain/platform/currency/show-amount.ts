import { showMoney, type Money, type ShownMoney } from "#shared/money.ts";
import { moneyFormat, type Context } from "../../context.ts";
import { findAllCurrencies } from "./find-currencies.ts";

/**
 * Formats an amount in any currency of the shop, even one that is neither the visitor's nor offered any more.
 * `languageCode`: of its reader, if that is not the visitor.
 */
export async function showAmount(ctx: Context, amount: Money, languageCode?: string): Promise<ShownMoney> {
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === amount.currency);
  return showMoney(
    amount,
    moneyFormat(ctx, currency ?? { ...ctx.baseCurrency, code: amount.currency, symbol: amount.currency }, languageCode),
  );
}
