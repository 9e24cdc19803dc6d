import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { estimateRefund } from "#domain/orders/refund/estimate-refund.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, showMoney, type MoneyFormat, type ShownMoney } from "#shared/money.ts";
import { success, type Result } from "#shared/result.ts";
import { moneyFormat, type Context } from "../../context.ts";
import { getReturnable, type ReturnableLine } from "./get-returnable.ts";

/** Everything shown on a return's form. */
export type ReturnForm = {
  code: string;
  shopName: string;
  lines: (Omit<ReturnableLine, "worths" | "productSlug" | "isDigital"> & { worths: ShownMoney[] })[];
  money: { currencyCode: string; format: MoneyFormat; shipping: ShownMoney | null };
  isPaidInCash: boolean;
};

/** Null if nothing can be returned any more. */
export async function findReturnForm(
  ctx: Context,
  code: string,
): Promise<Result<ReturnForm, Failure<"sign_in" | "not_found" | "not_returnable" | "return_over">>> {
  const found = await getReturnable(ctx, code);
  if (!found.ok) return found;
  const { order, lines, currencyCode } = found.value;
  if (lines.every(({ left }) => left === 0)) return { ok: false, failure: { code: "not_returnable" } };
  const currency = (await findAllCurrencies(ctx)).find((each) => each.code === currencyCode);
  const format = moneyFormat(ctx, currency ?? { ...ctx.baseCurrency, code: currencyCode, symbol: currencyCode });
  const estimate = await estimateRefund(ctx, order.id);
  const shippingLeft = estimate?.refundable.shippingLeft ?? null;
  return success({
    code: order.code,
    shopName: order.shopName,
    lines: lines.map(({ productSlug: _productSlug, isDigital: _isDigital, worths, ...line }) => ({
      ...line,
      worths: worths.map((worth) => showMoney(worth, format)),
    })),
    money: {
      currencyCode,
      format,
      shipping: shippingLeft && !isZero(shippingLeft) ? showMoney(shippingLeft, format) : null,
    },
    isPaidInCash: order.paymentMethod === CASH_ON_DELIVERY,
  });
}
