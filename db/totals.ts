import type { Money } from "#shared/money.ts";
import { readMoney, writeMoney } from "./columns.ts";

type Amounts = {
  subTotal: Money;
  offerDiscount: Money;
  couponDiscount: Money;
  shipping: Money;
  shippingTax: Money;
  tax: Money;
  total: Money;
};

type TotalColumns<Column> = {
  subTotalMinor: Column;
  offerDiscountMinor: Column;
  couponDiscountMinor: Column;
  shippingMinor: Column;
  shippingTaxMinor: Column;
  taxMinor: Column;
  totalMinor: Column;
};

/** Selects the amount columns of a purchase or an order. */
export function pickTotals<Column>(table: TotalColumns<Column>): TotalColumns<Column> {
  const {
    subTotalMinor,
    offerDiscountMinor,
    couponDiscountMinor,
    shippingMinor,
    shippingTaxMinor,
    taxMinor,
    totalMinor,
  } = table;
  return {
    subTotalMinor,
    offerDiscountMinor,
    couponDiscountMinor,
    shippingMinor,
    shippingTaxMinor,
    taxMinor,
    totalMinor,
  };
}

export function readTotals(row: TotalColumns<number>, currency: string): Amounts {
  return {
    subTotal: readMoney(row.subTotalMinor, currency),
    offerDiscount: readMoney(row.offerDiscountMinor, currency),
    couponDiscount: readMoney(row.couponDiscountMinor, currency),
    shipping: readMoney(row.shippingMinor, currency),
    shippingTax: readMoney(row.shippingTaxMinor, currency),
    tax: readMoney(row.taxMinor, currency),
    total: readMoney(row.totalMinor, currency),
  };
}

export function writeTotals(amounts: Amounts, currency: string): TotalColumns<number> {
  return {
    subTotalMinor: writeMoney(amounts.subTotal, currency),
    offerDiscountMinor: writeMoney(amounts.offerDiscount, currency),
    couponDiscountMinor: writeMoney(amounts.couponDiscount, currency),
    shippingMinor: writeMoney(amounts.shipping, currency),
    shippingTaxMinor: writeMoney(amounts.shippingTax, currency),
    taxMinor: writeMoney(amounts.tax, currency),
    totalMinor: writeMoney(amounts.total, currency),
  };
}
