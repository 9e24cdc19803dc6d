import type { PostalAddress } from "#domain/customers/address/address.ts";
import type { LegalPage } from "#domain/platform/page/page.ts";
import type { Money, ShownMoney } from "#shared/money.ts";
import type { ShopLink } from "#domain/catalog/product/product.ts";
import type { Totals } from "#domain/cart/cart/cart.ts";

export type FulfilmentStatus = "pending" | "confirmed" | "picked_up" | "on_the_way" | "delivered" | "canceled";
export type OrderPaymentStatus = "unpaid" | "paid" | "partly_refunded" | "refunded";

/** The allowed changes of the fulfilment status. */
export const FULFILMENT_MOVES: Record<FulfilmentStatus, readonly FulfilmentStatus[]> = {
  pending: ["confirmed", "canceled"],
  confirmed: ["picked_up", "canceled"],
  picked_up: ["on_the_way", "canceled"],
  on_the_way: ["delivered", "canceled"],
  delivered: [],
  canceled: [],
};

/** The allowed changes of an order's payment status. */
export const PAYMENT_MOVES: Record<OrderPaymentStatus, readonly OrderPaymentStatus[]> = {
  unpaid: ["paid"],
  paid: ["partly_refunded", "refunded"],
  partly_refunded: ["refunded"],
  refunded: [],
};

export type OrderEventAxis = "fulfilment" | "payment" | "return" | "address";

export type OrderEventView = { axis: OrderEventAxis; status: string; at: string };

export type OrderLineView = {
  productSlug: string;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  quantity: number;
  price: ShownMoney;
  total: ShownMoney;
  taxPercent: number;
  tax: ShownMoney;
  isDigital: boolean;
};

/** One shop's part of a purchase, as its owner sees it. */
export type OrderView = Totals & {
  code: string;
  shop: ShopLink;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
  deliveryName: string;
  /** ISO dates. */
  deliveryFrom: string | null;
  deliveryTo: string | null;
  /** The pick-up point; null if it is sent. */
  pickupPoint: PickupPointView | null;
  note: string;
  /** Its tax is due from the buyer. */
  isReverseCharge: boolean;
  lines: OrderLineView[];
  events: OrderEventView[];
  invoiceNumber: string | null;
  invoicedAt: string | null;
};

export type AddressView = PostalAddress & { countryName: string };

/** A pick-up point as of placement. */
export type PickupPointView = AddressView & { openingHours: string };

/** A placed purchase with its orders: for confirmation and invoice. */
export type PurchaseView = Totals & {
  trxId: string;
  status: "placed" | "expired" | "canceled";
  email: string;
  phone: string;
  vatNumber: string;
  /** When the register confirmed it; null if it did not. */
  vatVerifiedAt: string | null;
  placedAt: string;
  expiresAt: string | null;
  paymentMethod: string;
  /** Whether money is still due that can be paid online now. */
  isPayable: boolean;
  isPaid: boolean;
  taxDisplay: "before_tax" | "after_tax";
  /** The legal pages that applied at placement; empty for older purchases. */
  legalPages: LegalPage[];
  shippingAddress: AddressView | null;
  billingAddress: AddressView | null;
  orders: OrderView[];
};

/** What tracking shows without signing in: statuses, never personal addresses. */
export type TrackedOrder = Pick<
  OrderView,
  | "code"
  | "shop"
  | "fulfilmentStatus"
  | "paymentStatus"
  | "deliveryName"
  | "deliveryFrom"
  | "deliveryTo"
  | "pickupPoint"
  | "events"
> & {
  linesCount: number;
  /** Whether the buyer can still change the delivery address. */
  isAddressOpen: boolean;
};

/** A buyer's action on an order. */
export type OrderAction = "pay" | "track" | "address" | "cancel" | "reorder" | "invoice";

/** A purchase with the actions available for each of its orders now. */
export type HistoryPurchase = Omit<PurchaseView, "orders"> & {
  orders: (OrderView & { id: number; actions: OrderAction[] })[];
};

/** Who changed a status. */
export type Actor = { kind: "shopper" | "shop" | "operator" | "system" | "provider"; customerId: number | null };

export const SYSTEM: Actor = { kind: "system", customerId: null };

/** Which part of a placed purchase may be seen: all of it, or only the orders of the visitor's shops. */
export type PurchaseAccess = { kind: "whole" } | { kind: "orders"; orderIds: readonly number[] };

/** The part of a placed purchase that can still be paid; `orderId` if one order of it was requested. */
export type Payable = {
  purchaseId: number;
  orderId: number | null;
  trxId: string;
  /** Null if nothing can be paid any more. */
  amount: Money | null;
  isPaid: boolean;
  isCashOnDeliveryAllowed: boolean;
  /** The destination of the goods. */
  countryCode: string;
  paymentMethod: string;
  /** Frozen with the purchase. */
  exchangeRate: string;
};

/** Whether an order has goods that go to an address and have not left. */
export function isAddressOpen({
  fulfilmentStatus,
  pickupPoint,
  lines,
}: Pick<OrderView, "fulfilmentStatus" | "pickupPoint" | "lines">): boolean {
  const isOpen = fulfilmentStatus === "pending" || fulfilmentStatus === "confirmed";
  return isOpen && pickupPoint === null && lines.some(({ isDigital }) => !isDigital);
}
