import { getWalletChoice } from "#domain/accounts/wallet/get-wallet-choice.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import { linesOfPurchase, type Cart, type CartLine } from "#domain/cart/cart/cart.ts";
import { findCartChanges, reasonOf } from "#domain/cart/cart/cart-changes.ts";
import { loadCart, lockCart } from "#domain/cart/cart/load-cart.ts";
import { priceLines, type PricedLines } from "#domain/cart/cart/price-lines.ts";
import { refreshTakenStock } from "#domain/fulfilment/stock/refresh-stock.ts";
import type { TakenUnits } from "#domain/fulfilment/stock/stock.ts";
import { takeStock } from "#domain/fulfilment/stock/take-stock.ts";
import { findPaymentMethods } from "#domain/payment/attempt/find-payment-methods.ts";
import { findLegalPages } from "#domain/platform/page/find-legal-pages.ts";
import { networkOf } from "#domain/platform/rate-limit/network-of.ts";
import { refreshSalePrices } from "#domain/pricing/campaign/refresh-sale-prices.ts";
import { lockSaleUnits, takeSaleUnits } from "#domain/pricing/campaign/take-sale-units.ts";
import { lockCoupons } from "#domain/pricing/coupon/claim-coupons.ts";
import type { CouponFailure } from "#domain/pricing/coupon/coupon.ts";
import { findEnteredCoupons } from "#domain/pricing/coupon/find-coupons.ts";
import type { Failure } from "#shared/failures.ts";
import { compareMoney, isZero, moneyFromMinor, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { applyVoucher, type ApplyVoucherFailure } from "./apply-voucher.ts";
import { shippingDestinationOf, type Purchase } from "./purchase.ts";
import type { PlaceOrderInput } from "./purchase.input.ts";
import { countHeldUnits, findOwnAddresses, lockHolders, lockOwnPurchase } from "./purchase.repository.ts";
import { findLineRates, usedCoupons, writePurchase } from "./write-purchase.ts";

export type PrepareFailure =
  | ApplyVoucherFailure
  | Failure<
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
      | "wallet_too_low"
    >;

/**
 * `isNew` is false if it was already placed: repeating the placement changes nothing. `emptiedCart`: the cart, if it is
 * now empty.
 */
type Prepared = { isNew: boolean; emptiedCart: Cart | null };

/** Stock that was taken, and the products of which nothing is left at a campaign's price. */
type Allocated = { stock: readonly TakenUnits[]; soldOutProductIds: readonly number[] };

/** What another method than the voucher has to pay. */
type Charge = { amount: Money; exchangeRate: string; countryCode: string; isWalletEnough: boolean };

const HELD_WINDOW_MS = 24 * 60 * 60_000;

/**
 * The first phase of placing: turns a draft into a purchase in one transaction. Rechecks prices, stock, coupons, limits
 * and the payment method, allocates stock, writes and freezes one order per shop, claims coupons and removes the lines
 * from the cart.
 */
export async function preparePurchase(
  ctx: Context,
  draft: Purchase,
  input: PlaceOrderInput,
): Promise<Result<Prepared, PrepareFailure>> {
  if (!isShownTotal(draft.total, input.total)) return failure({ code: "cart_changed" });
  const charge = await findCharge(ctx, draft, input);
  if (!charge.ok) return charge;
  const legalPages = await findLegalPages(ctx);
  const prepared = await withTransaction(ctx, async (inside): Promise<Result<Prepared & Allocated, PrepareFailure>> => {
    // Each lock is held before what it protects is read: the purchase, the cart, then what the buyer had and holds.
    const purchase = await lockOwnPurchase(inside, draft.trxId);
    if (!purchase) return failure({ code: "details_missing" });
    if (purchase.status === "placed")
      return success({ isNew: false, emptiedCart: null, stock: [], soldOutProductIds: [] });
    if (purchase.status !== "draft") return failure({ code: "not_payable" });
    const isCartLocked = await lockCart(inside);
    await lockBuyer(inside, purchase);
    const addresses = await findOwnAddresses(inside, purchase.id);
    const found = await loadCart(inside);
    const lines = isCartLocked && found ? linesOfPurchase(found.cart, found.lines, purchase.trxId) : [];
    if (!found || lines.length === 0) return failure({ code: "cart_empty" });
    const { cart } = found;
    if (charge.value && !isMethodOffered(inside, input.payment_type, charge.value, lines))
      return failure({ code: "method_not_offered" });
    const coupons = cart.hasCoupons ? await findEnteredCoupons(inside, cart.id, purchase.trxId) : [];
    const networkHash = inside.hashToken(`network:${networkOf(inside.visitor.address)}`);
    const [priced, tooManyHeld, rates] = await Promise.all([
      priceLines(inside, lines, coupons, {
        ...(addresses.shipping ? shippingDestinationOf(addresses.shipping) : { countryCode: purchase.shipTo }),
        delivery: purchase.delivery,
        pickup: purchase.pickup,
        vatCountryCode: purchase.vat.countryCode,
      }),
      refuseTooManyHeld(inside, purchase, lines, networkHash),
      findLineRates(inside, lines),
    ]);
    const refused = refuseChanged(inside, purchase, lines, priced) ?? tooManyHeld;
    if (refused) return failure(refused);
    const allocated = await allocate(inside, lines, priced);
    if (!allocated.ok) return allocated;
    const cartTrxId = await writePurchase(inside, {
      purchase,
      addresses,
      cart,
      lines,
      priced,
      rates,
      legalPages,
      networkHash,
      paymentMethod: input.payment_type,
    });
    const isEmptied = lines.length === found.lines.length && !cart.hasCoupons;
    return success({ isNew: true, emptiedCart: isEmptied ? { ...cart, trxId: cartTrxId } : null, ...allocated.value });
  });
  if (prepared.ok && prepared.value.isNew) {
    await refreshTakenStock(ctx, prepared.value.stock);
    await refreshSalePrices(ctx, prepared.value.soldOutProductIds);
  }
  return prepared;
}

/** The same request may have drafted the purchase after the shopper saw the total. */
function isShownTotal(drafted: Money, shown: PlaceOrderInput["total"]): boolean {
  if (!shown) return true;
  return (
    shown.currency === drafted.currency && compareMoney(drafted, moneyFromMinor(shown.amount, shown.currency)) === 0
  );
}

/** Null if the voucher pays all. */
async function findCharge(
  ctx: Context,
  draft: Purchase,
  input: PlaceOrderInput,
): Promise<Result<Charge | null, PrepareFailure>> {
  const applied = await applyVoucher(ctx, input, { purchaseId: draft.id, amount: draft.total });
  if (!applied.ok) return applied;
  const { voucherId, rest: amount } = applied.value;
  if (voucherId !== null && isZero(amount)) return success(null);
  const { exchangeRate, shipTo: countryCode } = draft;
  const wallet = await getWalletChoice(ctx, { amount, exchangeRate });
  if (input.payment_type === WALLET && wallet && !wallet.isEnough) return failure({ code: "wallet_too_low" });
  return success({ amount, exchangeRate, countryCode, isWalletEnough: wallet?.isEnough ?? false });
}

function isMethodOffered(ctx: Context, method: string, charge: Charge, lines: readonly CartLine[]): boolean {
  const isCashOnDeliveryAllowed = lines.every((line) => line.isCashOnDeliveryAllowed);
  return findPaymentMethods(ctx, { ...charge, isCashOnDeliveryAllowed }).some(({ code }) => code === method);
}

/**
 * Serializes placements by buyer, so that their units at a campaign's price and their unpaid units are counted
 * correctly.
 */
function lockBuyer(ctx: Context, purchase: Purchase): Promise<void> {
  const { sessionId, customerId } = ctx.visitor;
  const visitor = customerId === null ? `session:${sessionId}` : `customer:${customerId}`;
  return lockHolders(ctx, [`email:${purchase.email}`, visitor]);
}

/** Limits unpaid units, so that no one can empty the stock without paying. */
async function refuseTooManyHeld(
  ctx: Context,
  { email }: Purchase,
  lines: readonly CartLine[],
  networkHash: string,
): Promise<PrepareFailure | null> {
  const held = await countHeldUnits(ctx, email, networkHash, new Date(ctx.now().getTime() - HELD_WINDOW_MS));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTooMany =
    held.ofVisitor + units > ctx.settings.maximumUnpaidUnits ||
    held.ofNetwork + units > ctx.settings.maximumUnpaidUnitsPerNetwork;
  return isTooMany ? { code: "too_many_held" } : null;
}

/** Whether anything differs from what the shopper confirmed. */
function refuseChanged(
  ctx: Context,
  purchase: Purchase,
  lines: readonly CartLine[],
  priced: PricedLines,
): PrepareFailure | null {
  if (findCartChanges(ctx, lines, []).length > 0) return { code: "cart_changed" };
  const [lost] = priced.lostCoupons;
  if (lost) return lostCoupon(ctx, lost.coupon.code, lost.reason);
  for (const { shopId, isNeeded, chosen, pickup, isRequested } of priced.deliveries) {
    if (!isNeeded || pickup) continue;
    const values = { name: lines.find(({ shop }) => shop.id === shopId)!.shop.name };
    if (!chosen) return { code: "no_delivery", values };
    if (!isRequested) return { code: "delivery_missing", values };
  }
  const isSameTotal =
    purchase.currencyCode === ctx.visitor.currency.code &&
    compareMoney(purchase.total, priced.total) === 0 &&
    compareMoney(purchase.subTotal, priced.subTotal) === 0;
  return isSameTotal && purchase.taxDisplay === ctx.settings.taxDisplay ? null : { code: "cart_changed" };
}

function lostCoupon(ctx: Context, code: string, reason: CouponFailure): PrepareFailure {
  return { code: "coupon_lost", values: { code, reason: reasonOf(ctx, reason) } };
}

/** Units at a campaign's price, coupons and stock are locked in this order. */
async function allocate(
  ctx: Context,
  lines: readonly CartLine[],
  priced: PricedLines,
): Promise<Result<Allocated, PrepareFailure>> {
  if (!(await lockSaleUnits(ctx, lines))) return failure({ code: "cart_changed" });
  const lost = await lockCoupons(ctx, usedCoupons(priced));
  if (lost) return failure(lostCoupon(ctx, lost.code, lost.reason));
  const taken = await takeStock(ctx, lines);
  if (!taken.ok) return failure(shortageOf(lines, taken.failure));
  return success({ stock: taken.value, soldOutProductIds: await takeSaleUnits(ctx, lines) });
}

function shortageOf(lines: readonly CartLine[], short: { variantId: number; left: number }): PrepareFailure {
  const { name } = lines.find(({ variantId }) => variantId === short.variantId)!;
  return short.left < 1
    ? { code: "out_of_stock", values: { name } }
    : { code: "not_enough_stock", values: { name, count: short.left } };
}
