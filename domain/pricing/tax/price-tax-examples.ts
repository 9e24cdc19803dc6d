import { priceCart, type CartToPrice } from "#domain/pricing/price/price-cart.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { parsePercent, writePercent } from "#shared/percent.ts";
import { show, type Context } from "../../context.ts";
import type { TaxClass, TaxedCountry, TaxExample, TaxWay } from "./tax.ts";

const WAYS: readonly TaxWay[] = (["before_tax", "after_tax"] as const).flatMap((taxDisplay) =>
  (["product_base", "order_base"] as const).map((taxBase) => ({ taxDisplay, taxBase })),
);

/** Amounts that reveal where tax is rounded: the first class twice, each further one once. */
const LINES = [
  { classAt: 0, cents: 1_243, quantity: 1 },
  { classAt: 0, cents: 748, quantity: 3 },
  { classAt: 1, cents: 555, quantity: 2 },
  { classAt: 2, cents: 1_599, quantity: 1 },
];
const SHIPPING_CENTS = 490;
const MAX_CLASSES = 3;

/** The totals of one cart for each tax setting, computed like any cart, in the base currency. */
export function priceTaxExamples(
  ctx: Context,
  classes: readonly TaxClass[],
  rates: TaxedCountry["rates"],
): TaxExample[] {
  const { code } = ctx.baseCurrency;
  const shownClasses = classes.slice(0, MAX_CLASSES);
  const wanted = LINES.filter(({ classAt }) => classAt < shownClasses.length);
  const cart: Omit<CartToPrice, keyof TaxWay> = {
    currency: ctx.baseCurrency,
    baseCurrency: code,
    lines: wanted.map(({ classAt, cents, quantity }, id) => ({
      id,
      shopId: 1,
      unitPrice: moneyFromMinor(cents, code),
      quantity,
      taxClassCode: shownClasses[classAt]!.code,
      isShipped: true,
    })),
    discounts: [],
    deliveries: [{ shopId: 1, price: moneyFromMinor(SHIPPING_CENTS, code), freeFrom: null }],
    taxRates: new Map(rates.map(({ taxClassCode, rate }) => [taxClassCode, parsePercent(rate) ?? 0])),
  };
  return WAYS.map((way) => {
    const priced = priceCart({ ...cart, ...way });
    return {
      ...way,
      lines: priced.lines.map((line) => ({
        quantity: line.quantity,
        className: classes.find((each) => each.code === line.taxClassCode)!.name,
        rate: writePercent(line.taxRateBasisPoints),
        lineTotal: show(ctx, line.lineTotal),
        tax: show(ctx, line.tax),
      })),
      shipping: show(ctx, priced.shipping),
      shippingTax: show(ctx, priced.shippingTax),
      subTotal: show(ctx, priced.subTotal),
      tax: show(ctx, priced.tax),
      total: show(ctx, priced.total),
    };
  });
}
