import type { ShopLink } from "#domain/catalog/product/product.ts";
import type { FixedPrice, Money, ShownMoney } from "#shared/money.ts";

export type CartLineView = {
  id: number;
  productId: number;
  variantId: number;
  slug: string;
  name: string;
  variantsName: string;
  image: string | null;
  quantity: number;
  price: ShownMoney;
  oldPrice: ShownMoney | null;
  total: ShownMoney;
  currentStock: number;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  /** The maximum number of units at its campaign price; null if unlimited. */
  saleUnitsLeft: number | null;
  isDigital: boolean;
  isBuyNow: boolean;
  isSavedForLater: boolean;
  /** False when it can no longer be bought: product or shop gone, or sold out. */
  isBuyable: boolean;
  shop: ShopLink;
};

export type Totals = {
  /** Sum of the lines at their current price. */
  subTotal: ShownMoney;
  /** Discounts not already included in the line prices. */
  discountOffer: ShownMoney;
  couponDiscount: ShownMoney;
  shipping: ShownMoney;
  shippingTax: ShownMoney;
  /** With `after_tax` prices: included in them, not added to the total. */
  tax: ShownMoney;
  total: ShownMoney;
};

export type CartTotals = Totals & { shops: (Totals & { shopId: number })[] };

export type CartChangeKind = "price" | "sale_ended" | "stock" | "gone" | "shop_closed" | "quantity" | "coupon_lost";

/** A difference from what the shopper last saw; must be acknowledged before payment. */
export type CartChange = {
  kind: CartChangeKind;
  /** Null for a coupon, whose code is the name. */
  lineId: number | null;
  name: string;
  message: string;
};

/** A code that was entered and applies. */
export type CartCoupon = {
  code: string;
  title: string;
  /** Null: the operator's own. */
  shopId: number | null;
  discount: ShownMoney;
};

/** The lines of a purchase (`trxId`): the cart's, or one buy-now line's own. */
export type CartView = {
  carts: CartLineView[];
  savedForLater: CartLineView[];
  totals: CartTotals;
  coupons: CartCoupon[];
  trxId: string;
  changes: CartChange[];
  /** Shops that do not deliver to the visitor's country. */
  undeliverable: UndeliverableShop[];
};

type UndeliverableShop = { id: number; name: string; isPickupOffered: boolean };

/** The maximum number of variants in a cart. */
export const MAX_CART_LINES = 100;

/** The maximum number of buy-now lines that are stored without being bought. */
export const MAX_BUY_NOW_LINES = 5;

export type Cart = { id: number; trxId: string; hasCoupons: boolean };

/** The product of a line, as it is in the catalog now. */
export type CartProduct = {
  productId: number;
  variantId: number;
  slug: string;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  type: "physical" | "digital";
  /** Of one unit; 0 if it is not known. */
  weightGrams: number;
  /** Of one unit; 0 if it is not known. */
  cubicMillimeters: number;
  deliveryClass: string;
  taxClassCode: string;
  categoryId: number;
  isCashOnDeliveryAllowed: boolean;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  /** Units available for sale. */
  currentStock: number;
  /** Published, approved, the variant not withdrawn, the shop approved. */
  isSold: boolean;
  /** The shop is not on holiday. */
  isShopOpen: boolean;
  shop: ShopLink;
  /** The variant's own price in the base currency. */
  ownPrice: Money;
  /** Its price in the visitor's currency; null: converted. */
  fixed: FixedPrice | null;
};

export type CartLine = CartProduct & {
  id: number;
  quantity: number;
  /** The price that the shopper saw, in the base currency. */
  seenPrice: Money;
  /** What they saw in the visitor's currency, if the variant had a price of its own there. */
  seenFixedPrice: Money | null;
  /** They saw the price in the visitor's currency. */
  isSeenInCurrency: boolean;
  /** The price now for this quantity, in the base currency. */
  unitPrice: Money;
  /** The product's row in the campaign that sets its price, whose caps count these units; null without one. */
  campaignProductId: number | null;
  /** The maximum number of units for this buyer at the campaign's price; null if unlimited. */
  saleUnitsLeft: number | null;
  /** One of its campaigns caps the units per buyer, who may be identified only by the address. */
  isCapped: boolean;
  /** The offer behind the price that the shopper saw has ended. */
  isOfferOver: boolean;
  /** The purchase of a buy-now line. */
  buyNowTrxId: string | null;
  isSavedForLater: boolean;
  referralCode: string | null;
};

/** The maximum number of units that one purchase can contain now. */
export function maxUnits(product: Pick<CartProduct, "currentStock" | "maximumOrderQuantity">): number {
  return Math.max(0, Math.min(product.currentStock, product.maximumOrderQuantity ?? product.currentStock));
}

/** The maximum number of units of a line at its current price. */
export function maxUnitsOfLine(line: CartLine): number {
  return Math.min(maxUnits(line), line.saleUnitsLeft ?? Infinity);
}

/** Whether any of it can be bought now. */
export function isBuyable(product: CartProduct): boolean {
  return product.isSold && product.isShopOpen && maxUnits(product) >= product.minimumOrderQuantity;
}

/** The lines of the purchase `trxId`: the buy-now line, or the cart's lines. */
export function linesOfPurchase<Line extends Pick<CartLine, "isSavedForLater" | "buyNowTrxId">>(
  cart: Pick<Cart, "trxId">,
  lines: readonly Line[],
  trxId: string,
): Line[] {
  return lines.filter((line) => !line.isSavedForLater && (line.buyNowTrxId ?? cart.trxId) === trxId);
}
