import type { ShopLink } from "#domain/product/product.ts";
import type { ShownMoney } from "#shared/money.ts";

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

export type CartChangeKind = "price" | "stock" | "gone" | "shop_closed" | "quantity";

/** What is different from what the shopper last saw; has to be acknowledged before payment. */
export type CartChange = { kind: CartChangeKind; lineId: number; name: string; message: string };

/** The lines of a purchase (`trxId`): the cart's, or one buy-now line's own. */
export type CartView = {
  carts: CartLineView[];
  savedForLater: CartLineView[];
  totals: CartTotals;
  trxId: string;
  changes: CartChange[];
};

/** Most different variants in one cart. */
export const MOST_CART_LINES = 100;

