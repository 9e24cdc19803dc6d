import { CAMPAIGNS, DEALS, LADDERS, type DemoCampaign } from "../content/campaigns.ts";
import { at, randomFor } from "../random.ts";
import type { DemoProduct } from "./demo-product.ts";

/** What is taken off a product in a campaign; caps and sold units in a flash sale. */
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
const REQUESTED = 3;

/** The campaigns, deals and ladders of the demo. What is in a sale has no other one, and was not bought in the demo's orders. */
export function planSales(all: readonly DemoProduct[], bought: ReadonlySet<string>): PlannedSales {
  const free = all.filter((product) => product.offers.length === 0 && !product.wholesale && !bought.has(product.slug));
  const taken = new Set<string>();
  const take = (count: number, key: string, isFitting: (product: DemoProduct) => boolean): DemoProduct[] => {
    const fitting = free.filter((product) => !taken.has(product.slug) && isFitting(product));
    // Goods with a rendered picture go first: sales are what visitors see on the home page.
    const [first, others] = [
      fitting.filter(isRenderedProduct),
      fitting.filter((product) => !isRenderedProduct(product)),
    ];
    const shown = randomFor(key).some(first, Math.min(first.length, count));
    const chosen = [...shown, ...randomFor(key).some(others, count - shown.length)];
    for (const { slug } of chosen) taken.add(slug);
    return chosen;
  };
  return {
    campaigns: CAMPAIGNS.map((campaign) => planCampaign(campaign, take)),
    deals: planDeals(take),
    ladders: [...all.flatMap(planSecondStep), ...planLadders(take)],
  };
}

type Take = (count: number, key: string, isFitting: (product: DemoProduct) => boolean) => DemoProduct[];

function planCampaign(campaign: DemoCampaign, take: Take): PlannedCampaign {
  const isUpcoming = campaign.fromDay > 0;
  const wanted = campaign.products + (isUpcoming ? REQUESTED : 0);
  const products = take(
    wanted,
    `campaign ${campaign.slug}`,
    (product) =>
      campaign.tops.includes(product.topSlug) &&
      !product.isDigital &&
      product.priceSteps.length === 1 &&
      product.minimumQuantity === 1 &&
      product.daysOnSale > 1 - campaign.fromDay &&
      stockOf(product) >= MIN_STOCK,
  );
  const joins = products.map((product, index): PlannedJoin => {
    const random = randomFor(`join ${campaign.slug} ${product.slug}`);
    const join = { product, status: "accepted" as const, basisPoints: random.pick(campaign.basisPoints) };
    if (campaign.isFlashSale) return { ...join, ...planCaps(product, index) };
    const status = index < campaign.products ? ("accepted" as const) : ("requested" as const);
    return { ...join, status, maximumPerBuyer: null, maximumUnits: null, soldUnits: 0 };
  });
  return { campaign, joins };
}

/** One of them is sold out at the sale's price, the others more or less gone. */
function planCaps(
  product: DemoProduct,
  index: number,
): Pick<PlannedJoin, "maximumPerBuyer" | "maximumUnits" | "soldUnits"> {
  const random = randomFor(`caps ${product.slug}`);
  const left = index === 4 ? 0 : random.between(3, Math.min(30, stockOf(product)));
  const soldUnits = index === 4 ? 25 : random.between(2, 40);
  return { maximumPerBuyer: at([2, 3, 5], index), maximumUnits: soldUnits + left, soldUnits };
}

/** Those of today end one after another, those of the days to come last a day. */
function planDeals(take: Take): PlannedDeal[] {
  const products = take(
    DEALS.perDay * DEALS.days,
    "daily deals",
    (product) => !product.isDigital && product.daysOnSale > 30 && stockOf(product) >= MIN_STOCK,
  );
  const shuffled = randomFor("order of deals").some(products, products.length);
  return shuffled.map((product, index) => {
    const day = index % DEALS.days;
    const turn = Math.floor(index / DEALS.days);
    const basisPoints = randomFor(`deal ${product.slug}`).pick(DEALS.basisPoints);
    return day === 0
      ? { product, basisPoints, fromDay: -6 * HOUR, toDay: (5 + turn * 1.5) * HOUR }
      : { product, basisPoints, fromDay: day - 6 * HOUR, toDay: day + (16 + turn * 0.5) * HOUR };
  });
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
    LADDERS.products,
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

function isRenderedProduct({ pictures }: DemoProduct): boolean {
  return pictures.some(({ recipe }) => "rendered" in recipe);
}

function stockOf(product: DemoProduct): number {
  return product.variants.reduce((sum, { stock }) => sum + stock, 0);
}
