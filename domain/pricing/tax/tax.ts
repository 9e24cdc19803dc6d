import type { ShownMoney } from "#shared/money.ts";

/** A tax class of products. */
export type TaxClass = {
  code: string;
  name: string;
  productsCount: number;
  /** Delivery uses it, so it cannot be deleted. */
  isShippings: boolean;
};

/** The tax rates of a country, by class; percentages such as "19" or "5.5". A missing class is not taxed. */
export type TaxedCountry = {
  countryCode: string;
  countryName: string;
  /** The local name of the tax. */
  name: string;
  rates: { taxClassCode: string; rate: string }[];
  version: string;
};

/** How prices are entered and shown, and where tax is rounded. */
export type TaxWay = { taxDisplay: "before_tax" | "after_tax"; taxBase: "product_base" | "order_base" };

/** The total of a cart with these settings. */
export type TaxExample = TaxWay & {
  lines: { quantity: number; className: string; rate: string; lineTotal: ShownMoney; tax: ShownMoney }[];
  shipping: ShownMoney;
  shippingTax: ShownMoney;
  subTotal: ShownMoney;
  tax: ShownMoney;
  total: ShownMoney;
};
