import { sumMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Payable } from "./order.ts";
import { isOrderCode, isTrxId, readOrderCode } from "./order-code.ts";
import {
  findOrderRows,
  getNewestPurchase,
  getPlacedPurchase,
  getPurchaseOfOrder,
  isCashAllowedFor,
} from "./order.repository.ts";
import { isPayable } from "./present-purchase.ts";
import { isOwnPurchase, isPurchaseKey } from "./purchase-access.ts";

/**
 * The subject of `/payment/{code}`: a purchase by its trx_id, or one order by its code; without a code the visitor's
 * newest unpaid purchase. Null if there is none or it is not this visitor's.
 */
export async function getPayable(ctx: Context, code?: string, key?: string): Promise<Payable | null> {
  if (code && !isTrxId(code)) return null;
  const normalizedCode = code ? readOrderCode(code) : "";
  const ofOrder = normalizedCode === "" ? null : await getPurchaseOfOrder(ctx, normalizedCode);
  const purchase =
    ofOrder || (code ? await getPlacedPurchase(ctx, code) : await getNewestPurchase(ctx, { isUnpaid: true }));
  if (!purchase || !(isOwnPurchase(ctx, purchase) || isPurchaseKey(ctx, key, purchase))) return null;
  const all = await findOrderRows(ctx, purchase.id, purchase.currencyCode);
  const meant = ofOrder ? all.filter((order) => isOrderCode(order.code, normalizedCode)) : all;
  const open = meant.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  const unpaid = open.filter(({ paymentStatus }) => paymentStatus === "unpaid");
  const owed = sumMoney(
    unpaid.map(({ amounts }) => amounts.total),
    purchase.currencyCode,
  );
  return {
    purchaseId: purchase.id,
    orderId: ofOrder ? (meant[0]?.id ?? null) : null,
    trxId: purchase.trxId,
    amount: unpaid.length > 0 && isPayable(ctx, purchase) ? owed : null,
    isPaid: open.length > 0 && unpaid.length === 0,
    isCashOnDeliveryAllowed: await isCashAllowedFor(
      ctx,
      all.map(({ id }) => id),
    ),
    countryCode: purchase.shipTo,
    paymentMethod: purchase.paymentMethod ?? "",
    exchangeRate: purchase.exchangeRate,
  };
}
