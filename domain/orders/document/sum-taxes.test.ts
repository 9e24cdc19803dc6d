import { expect, test } from "vitest";
import { sumTaxes } from "./sum-taxes.ts";
import { usd } from "#tests/support/usd.ts";

const line = (total: number, rateBasisPoints: number, tax: number, discount = 0) => ({
  lineTotal: usd(total),
  discount: usd(discount),
  rateBasisPoints,
  tax: usd(tax),
});

test("each rate has its net amount and its tax, the delivery with the rate that makes its tax", () => {
  const lines = [line(1000, 2000, 180, 100), line(500, 500, 25), line(200, 2000, 40)];
  expect(sumTaxes(lines, { shipping: usd(490), shippingTax: usd(98) }, "before_tax")).toEqual([
    { rateBasisPoints: 2000, net: usd(1590), tax: usd(318) },
    { rateBasisPoints: 500, net: usd(500), tax: usd(25) },
  ]);
});

test("of prices with tax the net amount is what is left without it", () => {
  expect(sumTaxes([line(1200, 2000, 200)], { shipping: usd(600), shippingTax: usd(100) }, "after_tax")).toEqual([
    { rateBasisPoints: 2000, net: usd(1500), tax: usd(300) },
  ]);
});

test("a delivery that matches no rate of the goods has its own row, a free one none", () => {
  const books = [line(1000, 500, 50)];
  expect(sumTaxes(books, { shipping: usd(490), shippingTax: usd(98) }, "before_tax")).toEqual([
    { rateBasisPoints: 500, net: usd(1000), tax: usd(50) },
    { rateBasisPoints: null, net: usd(490), tax: usd(98) },
  ]);
  expect(sumTaxes(books, { shipping: usd(0), shippingTax: usd(0) }, "before_tax")).toHaveLength(1);
  expect(sumTaxes(books, { shipping: usd(100), shippingTax: usd(0) }, "before_tax").at(-1)).toEqual({
    rateBasisPoints: 0,
    net: usd(100),
    tax: usd(0),
  });
});
