import type { ShopLink } from "#domain/catalog/product/product.ts";
import type { Money, ShownMoney } from "#shared/money.ts";

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
  /** The most units that can be had at the campaign's price that it has; null where nothing limits them. */
  saleUnitsLeft: number | null;
  isDigital: boolean;
  isBuyNow: boolean;
  isSavedForLater: boolean;
  /** False when it can no longer be bought: product or shop gone, or sold out. */
  isBuyable: boolean;
  shop: ShopLink;
};

export type Totals = {
  /** Sum of the lines at their price now. */
  subTotal: ShownMoney;
  /** Reductions that are not already in a line's price. */
  discountOffer: ShownMoney;
  couponDiscount: ShownMoney;
  shipping: ShownMoney;
  shippingTax: ShownMoney;
  /** With `after_tax` prices: the tax contained in them, not added to the total. */
  tax: ShownMoney;
  total: ShownMoney;
};

export type CartTotals = Totals & { shops: (Totals & { shopId: number })[] };

export type CartChangeKind = "price" | "sale_ended" | "stock" | "gone" | "shop_closed" | "quantity" | "coupon_lost";

/** What is different from what the shopper last saw; has to be acknowledged before payment. */
export type CartChange = {
  kind: CartChangeKind;
  /** Null where it is no line: a coupon, whose code is the name. */
  lineId: number | null;
  name: string;
  message: string;
};

/** A code that was entered and counts. */
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
  /** Shops that send nothing to where the visitor is. */
  undeliverable: UndeliverableShop[];
};

type UndeliverableShop = { id: number; name: string; isPickupOffered: boolean };

/** Most different variants in one cart. */
export const MAX_CART_LINES = 100;

/** A buy-now line that was never bought is kept until so many newer ones came. */
export const MAX_BUY_NOW_LINES = 5;

export type Cart = { id: number; trxId: string; hasCoupons: boolean };

/** What a line stands for, as it is in the catalogue now. */
export type CartProduct = {
  productId: number;
  variantId: number;
  slug: string;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  type: "physical" | "digital";
  taxClassCode: string;
  isCashOnDeliveryAllowed: boolean;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  /** Units that can be sold now. */
  currentStock: number;
  /** Published, approved, the variant not withdrawn, the shop approved. */
  isSold: boolean;
  /** The shop is not on holiday. */
  isShopOpen: boolean;
  shop: ShopLink;
  /** The variant's own price in the base currency. */
  ownPrice: Money;
};

export type CartLine = CartProduct & {
  id: number;
  quantity: number;
  /** The price that the shopper saw, in the base currency. */
  seenPrice: Money;
  /** The price now for this quantity, in the base currency. */
  unitPrice: Money;
  /** Where the price is a campaign's: its product there, whose caps count these units. */
  campaignProductId: number | null;
  /** The most units that this buyer can have at the campaign's price; null: as many as there are. */
  saleUnitsLeft: number | null;
  /** A campaign that it is in limits what one buyer can have, whom an address may tell. */
  isCapped: boolean;
  /** What made the price that the shopper saw is over. */
  isOfferOver: boolean;
  /** A line that is bought alone has a purchase of its own. */
  buyNowTrxId: string | null;
  isSavedForLater: boolean;
  referralCode: string | null;
};

/** The most units of it that one purchase can hold now. */
export function maxUnits(product: Pick<CartProduct, "currentStock" | "maximumOrderQuantity">): number {
  return Math.max(0, Math.min(product.currentStock, product.maximumOrderQuantity ?? product.currentStock));
}

/** The most units of a line at the price that it has now. */
export function maxUnitsOfLine(line: CartLine): number {
  return Math.min(maxUnits(line), line.saleUnitsLeft ?? Infinity);
}

/** Whether any of it can be bought now. */
export function isBuyable(product: CartProduct): boolean {
  return product.isSold && product.isShopOpen && maxUnits(product) >= product.minimumOrderQuantity;
}

/** The lines that a `trxId` buys: the one bought alone, or the cart's own. */
export function linesOfPurchase<Line extends Pick<CartLine, "isSavedForLater" | "buyNowTrxId">>(
  cart: Pick<Cart, "trxId">,
  lines: readonly Line[],
  trxId: string,
): Line[] {
  return lines.filter((line) => !line.isSavedForLater && (line.buyNowTrxId ?? cart.trxId) === trxId);
}
