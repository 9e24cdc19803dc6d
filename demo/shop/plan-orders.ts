import { createHash } from "node:crypto";
import { DEMO_PURCHASES, type DemoPurchase, type OrderStage } from "../content/orders.ts";
import { cell, readRows } from "../content/tables.ts";
import { randomFor } from "../random.ts";
import { FREE_DELIVERY_FROM_MINOR, shippingTable, taxTable } from "#db/reference/money.ts";
import type { DemoProduct, DemoVariant } from "./demo-product.ts";
import { takeCouponOff } from "./plan-coupons.ts";
import { isSoldWithKeys } from "./plan-digital.ts";

export type PlannedLine = {
  product: DemoProduct;
  variant: DemoVariant;
  quantity: number;
  lineTotalMinor: number;
  /** The operator bears it. */
  couponDiscountMinor: number;
  taxBasisPoints: number;
  taxMinor: number;
};
export type PlannedAmounts = {
  subTotalMinor: number;
  couponDiscountMinor: number;
  shippingMinor: number;
  shippingTaxMinor: number;
  taxMinor: number;
  totalMinor: number;
};
export type PlannedOrder = PlannedAmounts & {
  code: string;
  shop: string;
  stage: OrderStage;
  note: string;
  /** Only digital products. */
  isDigital: boolean;
  lines: PlannedLine[];
};
export type PlannedPurchase = PlannedAmounts &
  Omit<DemoPurchase, "orders"> & { trxId: string; delivery: Delivery; orders: PlannedOrder[] };
export type Delivery = {
  name: string;
  priceMinor: number;
  freeFromMinor: number | null;
  fromDays: number;
  toDays: number;
};

/** All demo customers live in the United States. */
const COUNTRY = "US";
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HELD: readonly OrderStage[] = ["pending", "confirmed"];
const SHIPPED: readonly OrderStage[] = ["picked_up", "on_the_way", "delivered"];

/** The purchases of the demo with all their amounts: prices before tax, tax rounded half up for each line. */
export function planPurchases(all: readonly DemoProduct[]): PlannedPurchase[] {
  return DEMO_PURCHASES.map((purchase, index) => {
    const delivery = readDelivery(purchase.isExpress ? "Express delivery" : "Standard delivery");
    const keyOf = (place: number) => `order ${index} ${place}`;
    const plain = purchase.orders.map((order, place) => planLines(all, order, purchase.method, keyOf(place)));
    const discounted = purchase.couponCode ? takeCouponOff(plain, purchase.couponCode) : plain;
    const orders = purchase.orders.map((order, place) =>
      planOrder(order, discounted[place]!.map(taxed), delivery, keyOf(place)),
    );
    return { ...purchase, delivery, orders, trxId: digest(`purchase ${index}`).slice(0, 32), ...sumOf(orders) };
  });
}

function planLines(
  all: readonly DemoProduct[],
  order: DemoPurchase["orders"][number],
  method: DemoPurchase["method"],
  key: string,
): PlannedLine[] {
  const random = randomFor(key);
  const { isDigital = false, isKeyed = false } = order;
  const sold = all.filter(
    (product) =>
      product.shopSlug === order.shop &&
      product.isDigital === isDigital &&
      isSoldWithKeys(product) === isKeyed &&
      (method !== "cash_on_delivery" || product.isCashOnDeliveryAllowed) &&
      product.variants.some(({ stock }) => stock > 3),
  );
  const atOwnPrice = sold.filter(({ offers }) => offers.length === 0);
  const offered = sold.filter(({ offers }) => offers.length > 0);
  const chosen = [
    ...random.some(atOwnPrice, order.lines),
    ...offered.slice(0, Math.max(0, order.lines - atOwnPrice.length)),
  ];
  if (chosen.length === 0) throw new Error(`${order.shop} has nothing for an order`);
  return chosen.map((product) => {
    const variant = random.pick(product.variants.filter(({ stock }) => stock > 3));
    return planLine(product, variant, isDigital ? 1 : random.between(1, variant.priceMinor > 8000 ? 1 : 2));
  });
}

function planOrder(
  order: DemoPurchase["orders"][number],
  lines: PlannedLine[],
  delivery: Delivery,
  key: string,
): PlannedOrder {
  const subTotalMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  const couponDiscountMinor = lines.reduce((sum, line) => sum + line.couponDiscountMinor, 0);
  const goodsMinor = subTotalMinor - couponDiscountMinor;
  const taxMinor = lines.reduce((sum, line) => sum + line.taxMinor, 0);
  const isDigital = order.isDigital ?? false;
  const isFree = isDigital || (delivery.freeFromMinor !== null && goodsMinor >= delivery.freeFromMinor);
  const shippingMinor = isFree ? 0 : delivery.priceMinor;
  const shippingTaxMinor = taxOn(shippingMinor, rateOf("standard"));
  const amounts = {
    subTotalMinor,
    couponDiscountMinor,
    shippingMinor,
    shippingTaxMinor,
    taxMinor,
    totalMinor: goodsMinor + shippingMinor + shippingTaxMinor + taxMinor,
  };
  const { shop, stage, note } = order;
  return { code: codeOf(key), shop, stage, note, isDigital, lines, ...amounts };
}

function planLine(product: DemoProduct, variant: DemoVariant, quantity: number): PlannedLine {
  const lineTotalMinor = variant.priceMinor * quantity;
  const taxBasisPoints = rateOf(product.taxClass);
  return { product, variant, quantity, lineTotalMinor, couponDiscountMinor: 0, taxBasisPoints, taxMinor: 0 };
}

function taxed(line: PlannedLine): PlannedLine {
  return { ...line, taxMinor: taxOn(line.lineTotalMinor - line.couponDiscountMinor, line.taxBasisPoints) };
}

function sumOf(orders: readonly PlannedAmounts[]): PlannedAmounts {
  const sum = (name: keyof PlannedAmounts) => orders.reduce((total, order) => total + order[name], 0);
  return {
    subTotalMinor: sum("subTotalMinor"),
    couponDiscountMinor: sum("couponDiscountMinor"),
    shippingMinor: sum("shippingMinor"),
    shippingTaxMinor: sum("shippingTaxMinor"),
    taxMinor: sum("taxMinor"),
    totalMinor: sum("totalMinor"),
  };
}

const taxOn = (amountMinor: number, basisPoints: number) => Math.floor((amountMinor * basisPoints + 5000) / 10_000);

function rateOf(taxClass: DemoProduct["taxClass"]): number {
  const row = readRows(taxTable, 5).find((each) => each[0] === COUNTRY);
  return row ? Number(cell(row, 2 + ["standard", "reduced", "zero"].indexOf(taxClass))) : 0;
}

function readDelivery(name: string): Delivery {
  const row = readRows(shippingTable, 6).find((each) => each[0] === COUNTRY && each[1] === name);
  if (!row) throw new Error(`There is no ${name} to ${COUNTRY}`);
  return {
    name,
    priceMinor: Number(cell(row, 2)),
    freeFromMinor: cell(row, 3) === "-" ? null : FREE_DELIVERY_FROM_MINOR,
    fromDays: Number(cell(row, 4)),
    toDays: Number(cell(row, 5)),
  };
}

const digest = (key: string) => createHash("sha256").update(`souk demo ${key}`).digest("hex");

function codeOf(key: string): string {
  const bits = BigInt(`0x${digest(key).slice(0, 10)}`);
  const letters = Array.from({ length: 8 }, (_, index) => CODE_LETTERS[Number((bits >> BigInt(index * 5)) & 31n)]).join(
    "",
  );
  return `SK-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Units that open orders hold, and those that have left, by SKU. */
export function unitsInOrders(purchases: readonly PlannedPurchase[]): {
  held: Map<string, number>;
  shipped: Map<string, number>;
} {
  const count = (isCounted: (order: PlannedOrder, place: number) => boolean) => {
    const units = new Map<string, number>();
    for (const order of purchases.flatMap(({ orders }) => orders))
      for (const { variant, quantity } of order.lines.filter((_line, place) => isCounted(order, place)))
        units.set(variant.sku, (units.get(variant.sku) ?? 0) + quantity);
    return units;
  };
  return { held: count(isLineHeld), shipped: count(isLineSent) };
}

/** In an order for pick-up, the first line's parcel is handed over and the others are packed. */
export const isLineSent = ({ stage }: PlannedOrder, place: number) =>
  SHIPPED.includes(stage) && (stage !== "picked_up" || place === 0);
const isLineHeld = (order: PlannedOrder, place: number) =>
  HELD.includes(order.stage) || (order.stage === "picked_up" && !isLineSent(order, place));

/** The statuses that an order has passed, including the first. */
export function stagesBefore(stage: OrderStage): OrderStage[] {
  if (stage === "canceled" || stage === "expired") return ["pending", "canceled"];
  const way: OrderStage[] = ["pending", "confirmed", "picked_up", "on_the_way", "delivered"];
  return way.slice(0, way.indexOf(stage) + 1);
}

export const hasLeft = (stage: OrderStage) => SHIPPED.includes(stage);
export const isGivenUp = (stage: OrderStage) => stage === "canceled" || stage === "expired";
