import { addCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { noteSales } from "#domain/pricing/campaign/note-sales.ts";
import { lockSaleUnits, takeSaleUnits } from "#domain/pricing/campaign/take-sale-units.ts";
import { linesOfPurchase, type Cart, type CartLine } from "#domain/cart/cart/cart.ts";
import { findCartChanges, reasonOf } from "#domain/cart/cart/cart-changes.ts";
import { loadCart, lockCart } from "#domain/cart/cart/load-cart.ts";
import { priceLines, type PricedLines } from "#domain/cart/cart/price-lines.ts";
import { removeBoughtLines } from "#domain/cart/cart/remove-bought-lines.ts";
import { claimCoupons, lockCoupons } from "#domain/pricing/coupon/claim-coupons.ts";
import type { CouponRefusal } from "#domain/pricing/coupon/coupon.ts";
import { findEnteredCoupons } from "#domain/pricing/coupon/find-coupons.ts";
import { issueFirstInvoices } from "#domain/orders/invoice/issue-invoices.ts";
import { findLegalPages } from "#domain/platform/page/find-legal-pages.ts";
import type { LegalPage } from "#domain/platform/page/page.ts";
import { networkOf } from "#domain/platform/rate-limit/network-of.ts";
import { notifyShop } from "#domain/orders/order/notify-order-step.ts";
import { publishNewOrders } from "#domain/orders/order/publish-order-status.ts";
import { writeOrders, type WrittenOrder } from "#domain/orders/order/write-orders.ts";
import { CASH_ON_DELIVERY } from "#domain/payment/attempt/payment.ts";
import { noteTaken } from "#domain/fulfilment/stock/note-stock.ts";
import type { TakenUnits } from "#domain/fulfilment/stock/stock.ts";
import { recordTaken, takeStock } from "#domain/fulfilment/stock/take-stock.ts";
import type { Refusal } from "#shared/failures.ts";
import { compareMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { countHeldUnits, lockHolders } from "./held-units.repository.ts";
import { findLineRates, type LineRates } from "./find-line-rates.ts";
import { couponUses, newOrders, usedCoupons } from "./new-orders.ts";
import { payableUntil } from "./payable-until.ts";
import { aimOf, vatCheckOf, type Purchase, type PurchaseAddresses } from "./purchase.ts";
import { findOwnAddresses, lockOwnPurchase, markPlaced } from "./purchase.repository.ts";
import { writePlacedMail } from "./write-placed-mail.ts";

export type PlaceOrderFailure = Refusal<
  | "not_found"
  | "details_missing"
  | "not_payable"
  | "cart_empty"
  | "cart_changed"
  | "coupon_lost"
  | "no_delivery"
  | "delivery_missing"
  | "too_many_held"
  | "out_of_stock"
  | "not_enough_stock"
  | "method_not_offered"
>;

/**
 * `isNew` is false if it was already placed: repeating the placement changes nothing. `emptied`: the cart, if it is now
 * empty.
 */
export type Placed = { purchase: Purchase; isNew: boolean; emptied: Cart | null };

const HELD_SINCE = 24 * 60 * 60_000;

/**
 * Turns a draft into a purchase in one transaction: rechecks prices, stock and coupons, allocates stock, writes and
 * freezes one order per shop, claims coupons and removes the lines from the cart. The payment method was checked
 * before.
 */
export async function placeOrder(
  ctx: Context,
  trxId: string,
  paymentMethod: string,
  refuseLines: (lines: readonly CartLine[]) => PlaceOrderFailure | null = () => null,
): Promise<Result<Placed, PlaceOrderFailure>> {
  const legalPages = await findLegalPages(ctx);
  const gone: TakenUnits[] = [];
  const usedUp: number[] = [];
  const placed = await withTransaction(ctx, async (inside): Promise<Result<Placed, PlaceOrderFailure>> => {
    // Each lock is held before what it protects is read: the purchase, the cart, then what the buyer had and holds.
    const purchase = await lockOwnPurchase(inside, trxId);
    if (!purchase) return failure({ code: "details_missing" });
    if (purchase.status === "placed") return success({ purchase, isNew: false, emptied: null });
    if (purchase.status !== "draft") return failure({ code: "not_payable" });
    const isCartLocked = await lockCart(inside);
    const addresses = await lockBuyer(inside, purchase);
    const found = await loadCart(inside);
    const lines = isCartLocked && found ? linesOfPurchase(found.cart, found.lines, trxId) : [];
    if (!found || lines.length === 0) return failure({ code: "cart_empty" });
    const { cart } = found;
    const refusedLines = refuseLines(lines);
    if (refusedLines) return failure(refusedLines);
    const coupons = cart.hasCoupons ? await findEnteredCoupons(inside, cart.id, trxId) : [];
    const aim = addresses.shipping ? aimOf(addresses.shipping) : { countryCode: purchase.shipTo };
    const { delivery, pickup } = purchase;
    const [priced, held, rates] = await Promise.all([
      priceLines(inside, lines, coupons, {
        ...aim,
        delivery,
        pickup,
        vatCountryCode: vatCheckOf(purchase).countryCode,
      }),
      refuseHolding(inside, purchase, lines),
      findLineRates(inside, lines),
    ]);
    const refused = refuseChanged(inside, purchase, lines, priced) ?? held;
    if (refused) return failure(refused);
    if (!(await lockSaleUnits(inside, lines))) return failure({ code: "cart_changed" });
    const lost = await lockCoupons(inside, usedCoupons(priced));
    if (lost) return failure(lostCoupon(inside, lost.code, lost.refusal));
    const taken = await takeStock(inside, lines);
    if (!taken.ok) return failure(shortOf(lines, taken.failure));
    usedUp.push(...(await takeSaleUnits(inside, lines)));
    gone.push(...taken.value);
    const parts = { purchase, addresses, cart, lines, priced, rates, paymentMethod, legalPages };
    const written = await writePurchase(inside, parts);
    const isEmptied = lines.length === found.lines.length && !cart.hasCoupons;
    return success({
      purchase: written.purchase,
      isNew: true,
      emptied: isEmptied ? { ...cart, trxId: written.cartTrxId } : null,
    });
  });
  if (placed.ok && placed.value.isNew) {
    await noteTaken(ctx, gone);
    await noteSales(ctx, usedUp);
  }
  return placed;
}

function refuseChanged(
  ctx: Context,
  purchase: Purchase,
  lines: readonly CartLine[],
  priced: PricedLines,
): PlaceOrderFailure | null {
  if (findCartChanges(ctx, lines, []).length > 0) return { code: "cart_changed" };
  const [lost] = priced.lostCoupons;
  if (lost) return lostCoupon(ctx, lost.coupon.code, lost.refusal);
  for (const { shopId, isNeeded, chosen, pickup, isAskedFor } of priced.deliveries) {
    if (!isNeeded || pickup) continue;
    const values = { name: lines.find(({ shop }) => shop.id === shopId)!.shop.name };
    if (!chosen) return { code: "no_delivery", values };
    if (!isAskedFor) return { code: "delivery_missing", values };
  }
  const isCurrencySame = purchase.currencyCode === ctx.visitor.currency.code;
  const isTold =
    isCurrencySame &&
    compareMoney(purchase.total, priced.total) === 0 &&
    compareMoney(purchase.subTotal, priced.subTotal) === 0;
  return isTold && purchase.taxDisplay === ctx.settings.taxDisplay ? null : { code: "cart_changed" };
}

function lostCoupon(ctx: Context, code: string, refusal: CouponRefusal): PlaceOrderFailure {
  return { code: "coupon_lost", values: { code, reason: reasonOf(ctx, refusal) } };
}

/**
 * Serializes placements by buyer, so that their units at a campaign's price and their unpaid units are counted
 * correctly. Returns the addresses.
 */
async function lockBuyer(ctx: Context, purchase: Purchase): Promise<Partial<PurchaseAddresses>> {
  const { sessionId, customerId } = ctx.visitor;
  const visitor = customerId === null ? `session:${sessionId}` : `customer:${customerId}`;
  await lockHolders(ctx, [`email:${purchase.email}`, visitor]);
  return findOwnAddresses(ctx, purchase.id);
}

/** Limits unpaid units, so that no one can empty the stock without paying. */
async function refuseHolding(
  ctx: Context,
  purchase: Purchase,
  lines: readonly CartLine[],
): Promise<PlaceOrderFailure | null> {
  const held = await countHeldUnits(ctx, purchase.email, networkHash(ctx), new Date(ctx.now().getTime() - HELD_SINCE));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTooMuch =
    held.ofVisitor + units > ctx.settings.maximumUnpaidUnits ||
    held.ofNetwork + units > ctx.settings.maximumUnpaidUnitsPerNetwork;
  return isTooMuch ? { code: "too_many_held" } : null;
}

function networkHash(ctx: Context): string {
  return ctx.hashToken(`network:${networkOf(ctx.visitor.address)}`);
}

function shortOf(lines: readonly CartLine[], short: { variantId: number; left: number }): PlaceOrderFailure {
  const { name } = lines.find(({ variantId }) => variantId === short.variantId)!;
  return short.left < 1
    ? { code: "out_of_stock", values: { name } }
    : { code: "not_enough_stock", values: { name, count: short.left } };
}

type PurchaseParts = {
  purchase: Purchase;
  addresses: Partial<PurchaseAddresses>;
  cart: Cart;
  lines: CartLine[];
  priced: PricedLines;
  rates: LineRates;
  paymentMethod: string;
  legalPages: LegalPage[];
};

async function writePurchase(
  ctx: Context,
  { purchase, addresses, cart, lines, priced, rates, paymentMethod, legalPages }: PurchaseParts,
): Promise<{ purchase: Purchase; cartTrxId: string }> {
  const isCash = paymentMethod === CASH_ON_DELIVERY;
  const key = ctx.newToken();
  const expiresAt = isCash ? null : payableUntil(ctx, paymentMethod);
  const currency = ctx.visitor.currency.code;
  const orders = newOrders(ctx, purchase, lines, priced, rates);
  const placing = {
    id: purchase.id,
    paymentMethod,
    expiresAt,
    keyHash: ctx.hashToken(key),
    networkHash: networkHash(ctx),
    legalPages,
    amounts: priced,
  };
  const [written, , cartTrxId] = await Promise.all([
    writeOrders(ctx, { id: purchase.id, currency }, orders, {
      kind: "shopper",
      customerId: ctx.visitor.customerId,
    }),
    markPlaced(ctx, placing),
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
  return { purchase: { ...purchase, status: "placed", paymentMethod, expiresAt, total: priced.total }, cartTrxId };
}

/** Notifies shops of orders that they can start on; open desks show them. */
async function notifyShops(ctx: Context, written: readonly WrittenOrder[]): Promise<void> {
  const owned = written.filter(({ isShopOwned }) => isShopOwned);
  await Promise.all([publishNewOrders(ctx, written), ...owned.map(({ id }) => notifyShop(ctx, id, "new"))]);
  await issueFirstInvoices(
    ctx,
    written.map(({ id, shopId }) => ({ orderId: id, shopId })),
  );
}
