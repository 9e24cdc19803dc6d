import { addCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { findReferralCode } from "#domain/accounts/affiliate/find-referral.ts";
import { commissionOf, type CommissionRate } from "#domain/accounts/commission/commission.ts";
import { findCommissionRates } from "#domain/accounts/commission/find-commission-rates.ts";
import { findRewardRates } from "#domain/accounts/reward/find-reward-rates.ts";
import { pointsFor, type RewardRate } from "#domain/accounts/reward/reward.ts";
import type { Cart, CartLine } from "#domain/cart/cart/cart.ts";
import type { PricedLines, ShopDelivery } from "#domain/cart/cart/price-lines.ts";
import { removeBoughtLines } from "#domain/cart/cart/remove-bought-lines.ts";
import { returnDaysIn, type CategoryTree } from "#domain/catalog/category/category.ts";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { dayIn, estimateArrival } from "#domain/checkout/shipping/shipping-practice.ts";
import { recordTaken } from "#domain/fulfilment/stock/take-stock.ts";
import { issueFirstInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import { notifyShop } from "#domain/orders/order/notify-order-step.ts";
import { publishNewOrders } from "#domain/orders/order/publish-order-status.ts";
import { writeOrders, type NewOrder, type WrittenOrder } from "#domain/orders/order/write-orders.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import type { LegalPage } from "#domain/platform/page/page.ts";
import { claimCoupons } from "#domain/pricing/coupon/claim-coupons.ts";
import type { CouponUse } from "#domain/pricing/coupon/coupon.ts";
import { compareMoney, isZero, subtractMoney, toBase, zero } from "#shared/money.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { payableUntil, type Purchase, type PurchaseAddresses } from "./purchase.ts";
import { markPlaced } from "./purchase.repository.ts";
import { writePlacedMail } from "./write-placed-mail.ts";

type PurchaseParts = {
  purchase: Purchase;
  addresses: Partial<PurchaseAddresses>;
  cart: Cart;
  lines: CartLine[];
  priced: PricedLines;
  rates: LineRates;
  legalPages: LegalPage[];
  networkHash: string;
  paymentMethod: string;
};

/** Writes a purchase that was checked, with its orders, and notifies. Returns the `trxId` that the cart has now. */
export async function writePurchase(
  ctx: Context,
  { purchase, addresses, cart, lines, priced, rates, legalPages, networkHash, paymentMethod }: PurchaseParts,
): Promise<string> {
  const isCash = paymentMethod === CASH_ON_DELIVERY;
  const key = ctx.newToken();
  const currency = ctx.visitor.currency.code;
  const orders = newOrders(ctx, purchase, lines, priced, rates);
  const [written, , cartTrxId] = await Promise.all([
    writeOrders(ctx, { id: purchase.id, currency }, orders, { kind: "shopper", customerId: ctx.visitor.customerId }),
    markPlaced(ctx, {
      id: purchase.id,
      paymentMethod,
      expiresAt: isCash ? null : payableUntil(ctx, paymentMethod),
      keyHash: ctx.hashToken(key),
      networkHash,
      legalPages,
      amounts: priced,
    }),
    removeBoughtLines(ctx, cart, purchase.trxId, lines),
  ]);
  const isReferred = orders.some((order) => order.lines.some(({ referralCode }) => referralCode !== null));
  if (isReferred) await addCommissions(ctx, purchase.id);
  await Promise.all([
    recordTaken(
      ctx,
      written.flatMap(({ held }) => held),
    ),
    claimCoupons(ctx, { id: purchase.id, email: purchase.email, currency }, couponUses(priced, written)),
    writePlacedMail(ctx, { purchase, orders, written, priced, key, addresses, paymentMethod }),
    isCash ? notifyShops(ctx, written) : null,
  ]);
  return cartTrxId;
}

/** Cash orders need no payment before the shops start: their teams are notified and the invoices issued now. */
async function notifyShops(ctx: Context, written: readonly WrittenOrder[]): Promise<void> {
  const owned = written.filter(({ isShopOwned }) => isShopOwned);
  await Promise.all([publishNewOrders(ctx, written), ...owned.map(({ id }) => notifyShop(ctx, id, "new"))]);
  await issueFirstInvoices(
    ctx,
    written.map(({ id, shopId }) => ({ orderId: id, shopId })),
  );
}

/** Product → its current commission and points; and the categories, which say how long it can be returned. */
type LineRates = {
  commissions: ReadonlyMap<number, CommissionRate>;
  rewards: ReadonlyMap<number, RewardRate>;
  /** Of the affiliate whose link was the last one clicked. */
  referralCode: string | null;
  categories: CategoryTree;
};

/** Guests earn no points. */
export async function findLineRates(ctx: Context, lines: readonly CartLine[]): Promise<LineRates> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return {
    commissions: await findCommissionRates(ctx, productIds),
    rewards: ctx.visitor.customerId === null ? new Map() : await findRewardRates(ctx, productIds),
    referralCode: await findReferralCode(ctx),
    categories: await getCategoryTree(ctx),
  };
}

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
