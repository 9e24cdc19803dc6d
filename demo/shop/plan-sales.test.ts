import { expect, test } from "vitest";
import { CAMPAIGNS, DEALS } from "../content/campaigns.ts";
import { makeProducts } from "./make-products.ts";
import { planPurchases } from "./plan-orders.ts";
import { planSales } from "./plan-sales.ts";

const products = makeProducts();
const bought = new Set(
  planPurchases(products).flatMap(({ orders }) =>
    orders.flatMap(({ lines }) => lines.map(({ product }) => product.slug)),
  ),
);
const { campaigns, deals, ladders } = planSales(products, bought);

test("campaigns have the products they want, and no product is in two sales", () => {
  for (const { campaign, joins } of campaigns)
    expect(joins.filter(({ status }) => status === "accepted")).toHaveLength(campaign.products);
  const slugs = [...campaigns.flatMap(({ joins }) => joins), ...deals].map(({ product }) => product.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => bought.has(slug))).toEqual([]);
});

test("one flash sale runs, two campaigns run, one comes and one is over", () => {
  const states = CAMPAIGNS.map(({ fromDay, toDay }) => (fromDay > 0 ? "upcoming" : toDay <= 0 ? "over" : "running"));
  expect(states.toSorted()).toEqual(["over", "running", "running", "running", "upcoming"]);
  expect(CAMPAIGNS.filter(({ isFlashSale }) => isFlashSale)).toMatchObject([{ slug: "lightning-sale" }]);
});

test("a flash sale's caps leave something in stock, and one product is sold out at its price", () => {
  const { joins } = campaigns.find(({ campaign }) => campaign.isFlashSale)!;
  for (const { product, soldUnits, maximumUnits } of joins) {
    const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0);
    expect(maximumUnits! - soldUnits).toBeLessThanOrEqual(stock);
  }
  expect(joins.filter(({ soldUnits, maximumUnits }) => soldUnits === maximumUnits)).toHaveLength(1);
});

test("every day has its deals, today's run now", () => {
  expect(deals).toHaveLength(DEALS.perDay * DEALS.days);
  const running = (at: number) => deals.filter(({ fromDay, toDay }) => fromDay <= at && at < toDay).length;
  expect(running(0)).toBe(DEALS.perDay);
  for (let day = 1; day < DEALS.days; day++) expect(running(day)).toBeGreaterThanOrEqual(DEALS.perDay);
});

test("about sixty products are cheaper by the dozen", () => {
  const slugs = new Set(ladders.map(({ product }) => product.slug));
  expect(slugs.size).toBeGreaterThan(55);
});
