import type { Database } from "#db/client.ts";
import { campaignProducts, campaigns, campaignTranslations } from "#db/schema/campaign.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { TONGUES } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known } from "../known.ts";
import type { DemoProduct } from "./demo-product.ts";
import type { ProductIds } from "./insert-products.ts";
import type { PlannedCampaign, PlannedDeal, PlannedSales, PlannedStep } from "./plan-sales.ts";
import type { Picture } from "../pictures/picture.ts";

export type SaleIds = { shops: ReadonlyMap<string, number>; products: ProductIds };
type Pictures = ReadonlyMap<string, Picture>;
type Rule = typeof priceRules.$inferInsert;
type Change = typeof priceChanges.$inferInsert;

/** Campaigns, daily deals and quantity prices, with the price history they caused. */
export async function insertSales(
  db: Database,
  sales: PlannedSales,
  ids: SaleIds,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const rules: Rule[] = [
    ...sales.deals.map((deal) => dealRow(deal, ids, now)),
    ...sales.ladders.map((step) => stepRow(step, ids, now)),
  ];
  const changes = sales.deals.flatMap((deal) => changeRows(deal.product, deal, ids, now));
  for (const planned of sales.campaigns) {
    rules.push(...(await insertCampaign(db, planned, ids, pictures, now)));
    for (const { product, basisPoints, status } of planned.joins)
      if (status === "accepted") changes.push(...changeRows(product, { ...planned.campaign, basisPoints }, ids, now));
  }
  await insertRows(db, priceRules, rules);
  await insertRows(db, priceChanges, changes);
}

/** Returns the price rules of the accepted products. */
async function insertCampaign(
  db: Database,
  { campaign, joins }: PlannedCampaign,
  ids: SaleIds,
  pictures: Pictures,
  now: Date,
): Promise<Rule[]> {
  const { slug, title, description, stage, textColor, isFlashSale } = campaign;
  const interval = { startsAt: daysFrom(now, campaign.fromDay), endsAt: daysFrom(now, campaign.toDay) };
  const banners = {
    banner: known(pictures, `campaign ${slug}`).file,
    phoneBanner: known(pictures, `campaign-phone ${slug}`).file,
  };
  const texts = { slug, title: title[0], description: description[0] };
  const [campaignId = 0] = await insertWithIds(db, campaigns, [
    { ...texts, ...banners, ...interval, backdrop: stage, textColor, isFlashSale, status: "published" },
  ]);
  await insertRows(
    db,
    campaignTranslations,
    TONGUES.map((languageCode, index) => ({
      campaignId,
      languageCode,
      title: title[index + 1] ?? title[0],
      description: description[index + 1] ?? description[0],
    })),
  );
  const joined = await insertWithIds(
    db,
    campaignProducts,
    joins.map(({ product, basisPoints, ...join }) => ({
      ...join,
      campaignId,
      productId: known(ids.products.products, product.slug),
      discountKind: "percent" as const,
      percentBasisPoints: basisPoints,
    })),
  );
  return joins.flatMap(({ product, basisPoints, status }, index) =>
    status === "accepted"
      ? [{ ...percentOff(product, basisPoints, ids), ...interval, kind: "campaign", campaignProductId: joined[index] }]
      : [],
  );
}

function dealRow(deal: PlannedDeal, ids: SaleIds, now: Date): Rule {
  const interval = { startsAt: daysFrom(now, deal.fromDay), endsAt: daysFrom(now, deal.toDay) };
  return { ...percentOff(deal.product, deal.basisPoints, ids), ...interval, kind: "daily_deal" };
}

function stepRow({ product, from, basisPoints }: PlannedStep, ids: SaleIds, now: Date): Rule {
  const startsAt = daysFrom(now, -product.daysOnSale);
  return { ...percentOff(product, basisPoints, ids), kind: "wholesale", minimumQuantity: from, startsAt };
}

function percentOff(product: DemoProduct, basisPoints: number, ids: SaleIds) {
  return {
    shopId: known(ids.shops, product.shopSlug),
    productId: known(ids.products.products, product.slug),
    discountKind: "percent" as const,
    percentBasisPoints: basisPoints,
  };
}

/** The prices of the variants since the sale started, and since it ended. */
function changeRows(
  product: DemoProduct,
  { basisPoints, fromDay, toDay }: { basisPoints: number; fromDay: number; toDay: number },
  ids: SaleIds,
  now: Date,
): Change[] {
  return product.variants.flatMap(({ sku, priceMinor }) => {
    const row = (day: number, cents: number) => ({
      variantId: known(ids.products.variants, sku),
      priceMinor: cents,
      changedAt: daysFrom(now, day),
    });
    const reduced = priceMinor - Math.round((priceMinor * basisPoints) / 10_000);
    return [...(fromDay <= 0 ? [row(fromDay, reduced)] : []), ...(toDay <= 0 ? [row(toDay, priceMinor)] : [])];
  });
}
