import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { documentNumber } from "#domain/orders/invoice/invoice.ts";
import { sumAmounts, type Amounts } from "#domain/pricing/price/price-cart.ts";
import type { Totals } from "#domain/cart/cart/cart.ts";
import { showMoney, type Money, type ShownMoney } from "#shared/money.ts";
import { moneyFormat, type Context } from "../../context.ts";
import type { AddressView, OrderEventView, OrderLineView, OrderView, PurchaseAccess, PurchaseView } from "./order.ts";
import {
  findOrderEventRows,
  findOrderLineRows,
  findOrderRowsOf,
  findPurchaseAddresses,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  type PurchaseAddressRow,
  type PurchaseRow,
} from "./order.repository.ts";

type ShowAmount = (amount: Money) => ShownMoney;

/** A placed purchase with its orders, and the reader's access. */
type Readable = { purchase: PurchaseRow; orders: readonly OrderRow[]; access: PurchaseAccess };

/** A placed purchase as far as its reader may see it; the totals are those of the visible orders. */
export async function presentPurchase(
  ctx: Context,
  purchase: PurchaseRow,
  orders: readonly OrderRow[],
  access: PurchaseAccess,
): Promise<PurchaseView> {
  return (await presentPurchases(ctx, [{ purchase, orders, access }]))[0]!;
}

/** Several purchases in full, for their buyer. */
export async function presentWhole(ctx: Context, purchases: readonly PurchaseRow[]): Promise<PurchaseView[]> {
  const orders = await findOrderRowsOf(ctx, purchases);
  return presentPurchases(
    ctx,
    purchases.map((purchase) => ({
      purchase,
      orders: orders.filter(({ purchaseId }) => purchaseId === purchase.id),
      access: { kind: "whole" },
    })),
  );
}

/** Several of them, with as many queries as for one. */
export async function presentPurchases(ctx: Context, readables: readonly Readable[]): Promise<PurchaseView[]> {
  const shown = readables.map(({ purchase, orders, access }) => ({
    purchase,
    rows: access.kind === "whole" ? orders : orders.filter(({ id }) => access.orderIds.includes(id)),
  }));
  const orderIds = shown.flatMap(({ rows }) => rows.map(({ id }) => id));
  const [addresses, lines, events] = await Promise.all([
    findPurchaseAddresses(
      ctx,
      shown.map(({ purchase }) => purchase.id),
    ),
    findOrderLineRows(ctx, orderIds),
    findOrderEventRows(ctx, orderIds),
  ]);
  return Promise.all(
    shown.map(async ({ purchase, rows }) => {
      const showAmount = await amountShower(ctx, purchase.currencyCode);
      const own = addresses.filter(({ purchaseId }) => purchaseId === purchase.id);
      return {
        ...presentHead(ctx, showAmount, purchase, rows),
        shippingAddress: presentChanged(ctx, rows) ?? presentAddress(ctx, own, "shipping"),
        billingAddress: presentAddress(ctx, own, "billing"),
        orders: rows.map((row) => presentOrder(ctx, showAmount, row, lines, events)),
      };
    }),
  );
}

function presentHead(ctx: Context, showAmount: ShowAmount, purchase: PurchaseRow, rows: readonly OrderRow[]) {
  const amounts = sumAmounts(
    rows.map((row) => row.amounts),
    purchase.currencyCode,
  );
  const open = rows.filter(({ fulfilmentStatus }) => fulfilmentStatus !== "canceled");
  return {
    ...presentTotals(showAmount, amounts),
    trxId: purchase.trxId,
    status: purchase.status as PurchaseView["status"],
    email: purchase.email,
    phone: purchase.phone,
    vatNumber: purchase.vatNumber,
    vatVerifiedAt: purchase.vatStatus === "valid" ? purchase.vatCheckedAt!.toISOString() : null,
    placedAt: purchase.placedAt!.toISOString(),
    expiresAt: purchase.expiresAt?.toISOString() ?? null,
    paymentMethod: purchase.paymentMethod ?? "",
    isPayable: isPayable(ctx, purchase) && open.some(({ paymentStatus }) => paymentStatus === "unpaid"),
    isPaid: open.length > 0 && open.every(({ paymentStatus }) => paymentStatus !== "unpaid"),
    taxDisplay: purchase.taxDisplay as PurchaseView["taxDisplay"],
    legalPages: purchase.legalPages?.pages ?? [],
  };
}

/** Whether a provider can still collect its money; cash is taken at the door. */
export function isPayable(
  ctx: Context,
  purchase: Pick<PurchaseRow, "status" | "paymentMethod" | "expiresAt">,
): boolean {
  const isOver = purchase.expiresAt !== null && purchase.expiresAt <= ctx.now();
  return purchase.status === "placed" && purchase.paymentMethod !== "cash_on_delivery" && !isOver;
}

/** Formats amounts of one currency, even one that the shop no longer offers. */
export async function amountShower(ctx: Context, currencyCode: string): Promise<ShowAmount> {
  const currencies = await findAllCurrencies(ctx);
  const currency = currencies.find(({ code }) => code === currencyCode) ?? {
    ...ctx.baseCurrency,
    code: currencyCode,
    symbol: currencyCode,
  };
  const format = moneyFormat(ctx, currency);
  return (amount) => showMoney(amount, format);
}

function presentOrder(
  ctx: Context,
  showAmount: ShowAmount,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  events: readonly OrderEventRow[],
): OrderView {
  return {
    ...presentTotals(showAmount, row.amounts),
    code: row.code,
    shop: row.shop,
    fulfilmentStatus: row.fulfilmentStatus,
    paymentStatus: row.paymentStatus,
    deliveryName: row.deliveryName,
    deliveryFrom: row.deliveryFrom,
    deliveryTo: row.deliveryTo,
    pickupPoint: row.pickupPoint && withCountryName(ctx, row.pickupPoint),
    note: row.note,
    isReverseCharge: row.isReverseCharge,
    lines: lines.filter(({ orderId }) => orderId === row.id).map((line) => presentLine(showAmount, line)),
    events: presentEvents(events.filter(({ orderId }) => orderId === row.id)),
    invoiceNumber: numberOfInvoice(row),
    invoicedAt: row.invoicedAt?.toISOString() ?? null,
  };
}

function numberOfInvoice({ shop, invoicePrefix, invoiceNumber }: OrderRow): string | null {
  if (invoicePrefix === null || invoiceNumber === null) return null;
  return documentNumber({ prefix: invoicePrefix, shopId: shop.id, number: invoiceNumber });
}

export function presentEvents(events: readonly OrderEventRow[]): OrderEventView[] {
  return events.map(({ axis, status, at }) => ({ axis, status, at: at.toISOString() }));
}

function presentLine(showAmount: ShowAmount, line: OrderLineRow): OrderLineView {
  return {
    productSlug: line.productSlug,
    name: line.name,
    variantsName: line.variantsName,
    sku: line.sku,
    image: line.image,
    quantity: line.quantity,
    price: showAmount(line.unitPrice),
    total: showAmount(line.lineTotal),
    taxPercent: line.taxRateBasisPoints / 100,
    tax: showAmount(line.tax),
    isDigital: line.productType === "digital",
  };
}

function presentTotals(showAmount: ShowAmount, amounts: Amounts): Totals {
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

function presentAddress(
  ctx: Context,
  addresses: readonly PurchaseAddressRow[],
  wanted: "shipping" | "billing",
): AddressView | null {
  const row = addresses.find(({ kind }) => kind === wanted);
  if (!row) return null;
  const { kind: _kind, purchaseId: _purchaseId, ...address } = row;
  return withCountryName(ctx, address);
}

/** The changed address of a single order; several keep the one of their purchase, as each may have its own. */
function presentChanged(ctx: Context, rows: readonly OrderRow[]): AddressView | null {
  const changed = rows.length === 1 ? rows[0]!.deliveryAddress : null;
  return changed && withCountryName(ctx, changed);
}

export function withCountryName<Place extends { countryCode: string }>(
  ctx: Context,
  place: Place,
): Place & { countryName: string } {
  const names = new Intl.DisplayNames([ctx.visitor.language.code], { type: "region", fallback: "code" });
  return { ...place, countryName: names.of(place.countryCode) ?? place.countryCode };
}
