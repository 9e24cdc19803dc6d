import type { ShownMoney } from "#shared/money.ts";

/** What products can be taxed as. */
export type TaxClass = {
  code: string;
  name: string;
  productsCount: number;
  /** Delivery is taxed by it, so it stays. */
  isShippings: boolean;
};

/** What a country takes, by class; percentages such as "19" or "5.5". A class that is not there is not taxed. */
export type TaxedCountry = {
  countryCode: string;
  countryName: string;
  /** How the tax is called there. */
  name: string;
  rates: { taxClassCode: string; rate: string }[];
};

/** How prices are entered and shown, and where tax is rounded. */
export type TaxWay = { taxDisplay: "before_tax" | "after_tax"; taxBase: "product_base" | "order_base" };

/** What a cart would come to in one way. */
export type TaxExample = TaxWay & {
  lines: { quantity: number; className: string; rate: string; lineTotal: ShownMoney; tax: ShownMoney }[];
  shipping: ShownMoney;
  shippingTax: ShownMoney;
  subTotal: ShownMoney;
  tax: ShownMoney;
  total: ShownMoney;
};
