import { CAMPAIGNS, DEALS, JOINS, LADDERS, type DemoCampaign } from "../content/campaigns.ts";
import { at, randomFor } from "../random.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { PlannedPurchase } from "./plan-orders.ts";

/** The reduction of a product in a campaign, with caps and sold units in a flash sale. */
export type PlannedJoin = {
  product: DemoProduct;
  status: "accepted" | "requested";
  basisPoints: number;
  maximumPerBuyer: number | null;
  maximumUnits: number | null;
  soldUnits: number;
};
export type PlannedCampaign = { campaign: DemoCampaign; joins: PlannedJoin[] };
/** Days are counted from the day of seeding. */
export type PlannedDeal = { product: DemoProduct; basisPoints: number; fromDay: number; toDay: number };
export type PlannedStep = { product: DemoProduct; from: number; basisPoints: number };
export type PlannedSales = { campaigns: PlannedCampaign[]; deals: PlannedDeal[]; ladders: PlannedStep[] };

const HOUR = 1 / 24;
const MIN_STOCK = 12;
/** One of this many products of an upcoming campaign is still waiting for approval. */
const REQUESTED_OF = 4;

/** The campaigns, deals and ladders of the demo. A product is in one sale at most, and was not bought during it. */
export function planSales(all: readonly DemoProduct[], purchases: readonly PlannedPurchase[]): PlannedSales {
  const bought = boughtLately(purchases);
  const free = all.filter((product) => product.offers.length === 0 && !product.wholesale && !bought.has(product.slug));
  const taken = new Set<string>();
  const take: Take = (count, key, isFitting) => {
    const fitting = free.filter((product) => !taken.has(product.slug) && isFitting(product));
    const chosen = randomFor(key).some(fitting, count(fitting.length));
    for (const { slug } of chosen) taken.add(slug);
    return chosen;
  };
  return {
    campaigns: CAMPAIGNS.map((campaign) => planCampaign(campaign, take)),
    ladders: [...all.flatMap(planSecondStep), ...planLadders(take)],
    deals: planDeals(take),
  };
}

/** Slugs of products bought since the first running sale started. */
export function boughtLately(purchases: readonly PlannedPurchase[]): Set<string> {
  const running = CAMPAIGNS.filter(({ toDay }) => toDay > 0);
  const hours = -24 * Math.min(...running.map(({ fromDay }) => fromDay));
  const lately = purchases.filter(({ hoursAgo }) => hoursAgo <= hours);
  return new Set(
    lately.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(({ product }) => product.slug))),
  );
}

type Take = (
  count: (fitting: number) => number,
  key: string,
  isFitting: (product: DemoProduct) => boolean,
) => DemoProduct[];

function planCampaign(campaign: DemoCampaign, take: Take): PlannedCampaign {
  const products = take(
    (fitting) => Math.min(JOINS.max, Math.ceil((fitting * JOINS.percent) / 100)),
    `campaign ${campaign.slug}`,
    (product) =>
      campaign.tops.includes(product.topSlug) &&
      !product.isDigital &&
      product.priceSteps.length === 1 &&
      product.daysOnSale > 1 - campaign.fromDay &&
      stockOf(product) >= MIN_STOCK,
  );
  const requested = campaign.fromDay > 0 ? Math.floor(products.length / REQUESTED_OF) : 0;
  const joins = products.map((product, index): PlannedJoin => {
    const random = randomFor(`join ${campaign.slug} ${product.slug}`);
    const join = { product, status: "accepted" as const, basisPoints: random.pick(campaign.basisPoints) };
    if (campaign.isFlashSale) return { ...join, ...planCaps(product, index) };
    const status = index < products.length - requested ? ("accepted" as const) : ("requested" as const);
    return { ...join, status, maximumPerBuyer: null, maximumUnits: null, soldUnits: 0 };
  });
  return { campaign, joins };
}

/** One of them is sold out at the sale price, the others partly. */
function planCaps(
  product: DemoProduct,
  index: number,
): Pick<PlannedJoin, "maximumPerBuyer" | "maximumUnits" | "soldUnits"> {
  const random = randomFor(`caps ${product.slug}`);
  const left = index === 1 ? 0 : random.between(3, Math.min(30, stockOf(product)));
  const soldUnits = index === 1 ? 25 : random.between(2, 40);
  return { maximumPerBuyer: at([2, 3, 5], index), maximumUnits: soldUnits + left, soldUnits };
}

/** Today's deals end one after another, later ones last a day; none runs on two days in a row. */
function planDeals(take: Take): PlannedDeal[] {
  const products = take(
    () => DEALS.perDay * DEALS.turns,
    "daily deals",
    (product) => !product.isDigital && product.daysOnSale > 30 && stockOf(product) >= MIN_STOCK,
  );
  const perDay = Math.floor(products.length / DEALS.turns);
  return Array.from({ length: DEALS.days }, (_, day) => day).flatMap((day) =>
    products.slice((day % DEALS.turns) * perDay, ((day % DEALS.turns) + 1) * perDay).map((product, turn) => {
      const basisPoints = randomFor(`deal ${product.slug}`).pick(DEALS.basisPoints);
      return day === 0
        ? { product, basisPoints, fromDay: -6 * HOUR, toDay: (5 + turn * 2.5) * HOUR }
        : { product, basisPoints, fromDay: day - 6 * HOUR, toDay: day + (16 + turn * 0.5) * HOUR };
    }),
  );
}

function planSecondStep(product: DemoProduct): PlannedStep[] {
  const { wholesale, maximumQuantity } = product;
  if (!wholesale) return [];
  const from = wholesale.from * LADDERS.secondStep.times;
  const basisPoints = wholesale.basisPoints + LADDERS.secondStep.basisPoints;
  return maximumQuantity === null || maximumQuantity >= from ? [{ product, from, basisPoints }] : [];
}

function planLadders(take: Take): PlannedStep[] {
  const products = take(
    () => LADDERS.products,
    "ladders",
    (product) =>
      (LADDERS.tops as readonly string[]).includes(product.topSlug) &&
      !product.isDigital &&
      product.maximumQuantity === null &&
      product.minimumQuantity < LADDERS.steps[0].from &&
      product.variants.every(({ priceMinor }) => priceMinor <= LADDERS.dearestMinor),
  );
  return products.flatMap((product) => LADDERS.steps.map((step) => ({ product, ...step })));
}

function stockOf(product: DemoProduct): number {
  return product.variants.reduce((sum, { stock }) => sum + stock, 0);
}
