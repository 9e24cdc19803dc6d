import { expect, test } from "vitest";
import { CAMPAIGNS, DEALS } from "../content/campaigns.ts";
import { makeProducts } from "./make-products.ts";
import { planPurchases } from "./plan-orders.ts";
import { boughtLately, planSales } from "./plan-sales.ts";

const products = makeProducts();
const purchases = planPurchases(products);
const { campaigns, deals, ladders } = planSales(products, purchases);

test("campaigns that have not ended have products, and no product is in two sales", () => {
  for (const { campaign, joins } of campaigns.filter(({ campaign: { toDay } }) => toDay > 0))
    expect(joins.filter(({ status }) => status === "accepted").length, campaign.slug).toBeGreaterThan(0);
  const joined = campaigns.flatMap(({ joins }) => joins.map(({ product }) => product.slug));
  const inDeals = new Set(deals.map(({ product }) => product.slug));
  expect(new Set(joined).size).toBe(joined.length);
  expect(joined.filter((slug) => inDeals.has(slug) || boughtLately(purchases).has(slug))).toEqual([]);
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

test("every day has its deals, today's run now, and none of them twice at once", () => {
  const running = (at: number) => deals.filter(({ fromDay, toDay }) => fromDay <= at && at < toDay);
  for (let day = 0; day < DEALS.days; day++) {
    const slugs = running(day).map(({ product }) => product.slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.length).toBeLessThanOrEqual(DEALS.perDay);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test("some products are cheaper by the dozen", () => {
  expect(new Set(ladders.map(({ product }) => product.slug)).size).toBeGreaterThan(3);
});
