import type { Amounts } from "#domain/pricing/price/price-cart.ts";
import { compareMoney, timesQuantity, type Money, type ShownMoney } from "#shared/money.ts";
import { inVisitorCurrency, show, type Context } from "../../context.ts";
import { isBuyable, type CartLine, type CartLineView, type CartTotals, type CartView, type Totals } from "./cart.ts";
import { findCartChanges } from "./cart-changes.ts";
import type { PricedLines } from "./price-lines.ts";
import type { RuledLine } from "./price-stored-lines.ts";

/** A purchase's lines and totals as this visitor is shown them. */
export function presentCart(
  ctx: Context,
  trxId: string,
  lines: readonly CartLine[],
  saved: readonly CartLine[],
  priced: PricedLines,
): CartView {
  return {
    carts: lines.map((line) => presentLine(ctx, asCharged(line, priced))),
    savedForLater: saved.map((line) => presentLine(ctx, line)),
    totals: presentTotals(ctx, priced),
    coupons: priced.coupons.map(({ coupon: { code, title, shopId }, discount }) => ({
      code,
      title,
      shopId,
      discount: show(ctx, discount),
    })),
    trxId,
    changes: findCartChanges(ctx, lines, priced.lostCoupons),
    undeliverable: priced.deliveries
      .filter(({ isNeeded, choices }) => isNeeded && choices.length === 0)
      .map(({ shopId, pickupPoints }) => ({
        id: shopId,
        name: lines.find(({ shop }) => shop.id === shopId)!.shop.name,
        isPickupOffered: pickupPoints.length > 0,
      })),
  };
}

export function presentAmounts(showAmount: (amount: Amounts["total"]) => ShownMoney, amounts: Amounts): Totals {
  return {
    subTotal: showAmount(amounts.subTotal),
    discountOffer: showAmount(amounts.offerDiscount),
    couponDiscount: showAmount(amounts.couponDiscount),
    shipping: showAmount(amounts.shipping),
    shippingTax: showAmount(amounts.shippingTax),
    tax: showAmount(amounts.tax),
    total: showAmount(amounts.total),
  };
}

function presentTotals(ctx: Context, priced: PricedLines): CartTotals {
  const present = (amounts: Amounts) => presentAmounts((amount) => show(ctx, amount), amounts);
  return { ...present(priced), shops: priced.shops.map((shop) => ({ shopId: shop.shopId, ...present(shop) })) };
}

/** Where the buyer owes the tax, a line costs less than its price with tax. */
function asCharged(line: CartLine, { lines, taxOwed }: PricedLines): ChargedLine {
  const charged = taxOwed.untaxedShopIds.has(line.shop.id) && lines.find(({ id }) => id === line.id);
  return charged ? { ...line, chargedPrice: charged.unitPrice } : line;
}

type ChargedLine = RuledLine & { chargedPrice?: Money };

export function presentLine(ctx: Context, line: ChargedLine): CartLineView {
  const price = line.chargedPrice ?? inVisitorCurrency(ctx, line.unitPrice, line.fixed);
  const isLower = compareMoney(line.unitPrice, line.ownPrice) < 0;
  return {
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    slug: line.slug,
    name: line.name,
    variantsName: line.variantsName,
    image: line.image,
    quantity: line.quantity,
    price: show(ctx, price),
    oldPrice: isLower ? show(ctx, inVisitorCurrency(ctx, line.ownPrice, line.fixed)) : null,
    total: show(ctx, timesQuantity(price, line.quantity)),
    currentStock: line.currentStock,
    minimumOrderQuantity: line.minimumOrderQuantity,
    maximumOrderQuantity: line.maximumOrderQuantity,
    saleUnitsLeft: line.saleUnitsLeft,
    isDigital: line.type === "digital",
    isBuyNow: line.buyNowTrxId !== null,
    isSavedForLater: line.isSavedForLater,
    isBuyable: isBuyable(line),
    shop: line.shop,
  };
}
