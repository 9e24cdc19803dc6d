import type { ShownMoney } from "#shared/money.ts";

/** A tax class of products. */
export type TaxClass = {
  code: string;
  name: string;
  productsCount: number;
  /** Delivery uses it, so it cannot be deleted. */
  isShippings: boolean;
  /** Of its name. */
  version: string;
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

/** A rate that differs from its country's, for the operator; instants in ISO 8601. */
export type TaxExceptionView = {
  id: number;
  name: string;
  countryCode: string;
  countryName: string;
  state: string;
  categoryId: number | null;
  /** Empty for every category. */
  categoryName: string;
  taxClassCode: string | null;
  rate: string;
  startsAt: string | null;
  endsAt: string | null;
  version: string;
};

/** The amounts above which a country is taxed, in major units of the base currency. */
export type TaxThresholdView = {
  countryCode: string;
  countryName: string;
  orderAmount: string | null;
  yearlyAmount: string | null;
  below: "none" | "home";
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
