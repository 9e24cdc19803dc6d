import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { PricedLines } from "#domain/cart/cart/price-lines.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import type { NewOrder, WrittenOrder } from "#domain/orders/order/write-orders.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import { addressLines } from "#shared/address-lines.ts";
import { countryName } from "#shared/country-name.ts";
import { addMoney, isZero } from "#shared/money.ts";
import { show, type Context } from "../../context.ts";
import type { Purchase, PurchaseAddresses } from "./purchase.ts";

type PlacedParts = {
  purchase: Purchase;
  orders: readonly NewOrder[];
  written: readonly WrittenOrder[];
  priced: PricedLines;
  /** Grants access to the whole purchase. */
  key: string;
  addresses: Partial<PurchaseAddresses>;
  paymentMethod: string;
};

/** The confirmation mail, with the secret links; it is sent after the commit. */
export async function writePlacedMail(
  ctx: Context,
  { purchase, orders, written, priced, key, addresses, paymentMethod }: PlacedParts,
): Promise<void> {
  const discount = addMoney(priced.offerDiscount, priced.couponDiscount);
  await writeMail(ctx, {
    idempotencyKey: `order-placed:${purchase.trxId}`,
    template: "order-placed",
    recipient: purchase.email,
    languageCode: ctx.visitor.language.code,
    data: {
      name: addresses.shipping?.name ?? "",
      trxId: purchase.trxId,
      key,
      paymentMethod,
      isPaymentAwaited: paymentMethod !== CASH_ON_DELIVERY && paymentMethod !== WALLET,
      subTotal: show(ctx, priced.subTotal).formatted,
      discount: isZero(discount) ? null : show(ctx, discount).formatted,
      shipping: show(ctx, priced.shipping).formatted,
      tax: show(ctx, addMoney(priced.tax, priced.shippingTax)).formatted,
      isTaxIncluded: ctx.settings.taxDisplay === "after_tax",
      total: show(ctx, priced.total).formatted,
      address: addresses.shipping ? addressInMail(ctx, addresses.shipping) : [],
      orders: written.map(({ shopId, code, key: orderKey }) => {
        const order = orders.find((each) => each.shopId === shopId)!;
        return {
          code,
          key: orderKey,
          shopName: order.shopName,
          deliveryName: order.deliveryName,
          deliveryFrom: order.deliveryFrom,
          deliveryTo: order.deliveryTo,
          pickup: order.pickupPoint && {
            lines: addressInMail(ctx, order.pickupPoint),
            phone: order.pickupPoint.phone,
            openingHours: order.pickupPoint.openingHours,
          },
          total: show(ctx, order.amounts.total).formatted,
          lines: order.lines.map((line) => ({
            name: line.productName,
            variantsName: line.variantName,
            quantity: line.quantity,
            total: show(ctx, line.lineTotal).formatted,
          })),
        };
      }),
    },
  });
}

function addressInMail(ctx: Context, address: Omit<PostalAddress, "phone">): string[] {
  const country = countryName(ctx.visitor.language.code, address.countryCode);
  return [address.name, ...addressLines(address), country].filter((line) => line !== "");
}
