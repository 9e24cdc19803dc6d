import type { CartLine } from "#domain/cart/cart/cart.ts";
import type { PricedLines, ShopDelivery } from "#domain/cart/cart/price-lines.ts";
import { returnDaysIn } from "#domain/catalog/category/category.ts";
import { commissionOf, type CommissionRate } from "#domain/accounts/commission/commission.ts";
import type { CouponUse } from "#domain/pricing/coupon/coupon.ts";
import type { NewOrder, WrittenOrder } from "#domain/orders/order/write-orders.ts";
import { pointsFor, type RewardRate } from "#domain/accounts/reward/reward.ts";
import { dayIn, estimateArrival } from "#domain/checkout/shipping/shipping-practice.ts";
import { compareMoney, isZero, subtractMoney, toBase, zero } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import type { LineRates } from "./find-line-rates.ts";
import type { Purchase } from "./purchase.ts";

type FrozenDelivery = Pick<NewOrder, "deliveryName" | "deliveryFrom" | "deliveryTo" | "pickupPoint">;

/** One order per shop, with all frozen data. */
export function newOrders(
  ctx: Context,
  purchase: Purchase,
  lines: readonly CartLine[],
  priced: PricedLines,
  rates: LineRates,
): NewOrder[] {
  return priced.shops.map(({ shopId, ...amounts }) => {
    return {
      shopId,
      amounts,
      shopName: lines.find(({ shop }) => shop.id === shopId)!.shop.name,
      ...freezeDelivery(
        ctx,
        priced.deliveries.find((delivery) => delivery.shopId === shopId),
      ),
      note: purchase.notes[shopId] ?? "",
      isReverseCharge: priced.taxOwed.untaxedShopIds.has(shopId),
      lines: lines.filter(({ shop }) => shop.id === shopId).map((line) => freezeLine(ctx, line, priced, rates)),
    };
  });
}

function freezeDelivery(ctx: Context, delivery: ShopDelivery | undefined): FrozenDelivery {
  const { chosen = null, pickup = null } = delivery?.isNeeded ? delivery : {};
  if (pickup) {
    const { id: _id, shopId: _shopId, readyDays, ...pickupPoint } = pickup;
    const ready = dayIn(readyDays, ctx.now());
    const deliveryName = ctx.t("Pickup at {place}", { place: pickup.name });
    return { deliveryName, deliveryFrom: ready, deliveryTo: ready, pickupPoint };
  }
  if (!chosen) return { deliveryName: "", deliveryFrom: null, deliveryTo: null, pickupPoint: null };
  const { from, to } = estimateArrival(chosen, ctx.now(), ctx.settings.timeZone);
  return { deliveryName: ctx.t(chosen.name), deliveryFrom: from, deliveryTo: to, pickupPoint: null };
}

function freezeLine(ctx: Context, line: CartLine, priced: PricedLines, rates: LineRates): NewOrder["lines"][number] {
  const pricedLine = priced.lines.find(({ id }) => id === line.id)!;
  const { unitPrice, lineTotal, couponDiscount, operatorDiscount, taxClassCode, taxRateBasisPoints, tax } = pricedLine;
  const isReduced = compareMoney(line.unitPrice, line.ownPrice) < 0;
  // Its price with tax is not comparable.
  const isTaxOff = priced.taxOwed.untaxedShopIds.has(line.shop.id) && ctx.settings.taxDisplay === "after_tax";
  return {
    productId: line.productId,
    variantId: line.variantId,
    productSlug: line.slug,
    productName: line.name,
    variantName: line.variantsName,
    sku: line.sku,
    image: line.image,
    productType: line.type,
    quantity: line.quantity,
    unitPrice,
    oldUnitPrice: isReduced && !isTaxOff ? inVisitorCurrency(ctx, line.ownPrice, line.fixed) : null,
    lineTotal,
    couponDiscount,
    operatorDiscount,
    taxClassCode,
    taxRateBasisPoints,
    tax,
    ...freezeCommission(ctx, pricedLine, rates.commissions.get(line.productId)),
    rewardPoints: freezePoints(ctx, pricedLine, rates.rewards.get(line.productId)),
    referralCode: rates.referralCode ?? line.referralCode,
    campaignProductId: line.campaignProductId,
    returnDays: returnDaysIn(rates.categories, line.categoryId, ctx.settings.returnDays),
  };
}

function freezeCommission(ctx: Context, line: PricedLines["lines"][number], rate: CommissionRate | undefined) {
  const { basisPoints, fixed } = rate ?? { basisPoints: 0, fixed: zero(ctx.baseCurrency.code) };
  const commission = commissionOf(line, { basisPoints, fixed: inVisitorCurrency(ctx, fixed) }, ctx.settings.taxDisplay);
  return { commission, commissionBasisPoints: basisPoints };
}

function freezePoints(ctx: Context, line: PricedLines["lines"][number], rate: RewardRate | undefined): number {
  if (!rate) return 0;
  const goods = subtractMoney(line.lineTotal, line.couponDiscount);
  const inBase = toBase(goods, ctx.visitor.currency.exchangeRate, ctx.baseCurrency.code);
  return pointsFor({ quantity: line.quantity, goods: inBase }, rate);
}

/** The ids of the coupons that a purchase uses; one without a discount is not used. */
export function usedCoupons({ coupons }: Pick<PricedLines, "coupons">): number[] {
  return coupons.filter(({ discount }) => !isZero(discount)).map(({ coupon }) => coupon.id);
}

/** A shop's coupon is used by its order, the operator's by all orders. */
export function couponUses(priced: PricedLines, written: readonly WrittenOrder[]): CouponUse[] {
  const used = new Set(usedCoupons(priced));
  return priced.coupons
    .filter(({ coupon }) => used.has(coupon.id))
    .map(({ coupon, discount }) => ({
      couponId: coupon.id,
      orderId: coupon.shopId === null ? null : written.find(({ shopId }) => shopId === coupon.shopId)!.id,
      discount,
    }));
}
