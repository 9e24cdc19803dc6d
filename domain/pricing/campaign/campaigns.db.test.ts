import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands } from "#db/schema/brand.ts";
import { campaignProducts, campaignTranslations } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { products } from "#db/schema/product.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import { refreshListings, refreshStaleListings } from "#domain/discovery/listing/refresh-listings.ts";
import { getProductDetails } from "#domain/catalog/product/get-product-details.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { HOUR, joinCampaign, makeCampaign, requestToJoin, reducePrice } from "#tests/support/sales.ts";
import { acceptCampaignProduct } from "./accept-campaign-product.ts";
import { findCampaignBrands } from "./find-campaign-brands.ts";
import { findCampaignProducts } from "./find-campaign-products.ts";
import { findCampaignShops } from "./find-campaign-shops.ts";
import { findCampaigns } from "./find-campaigns.ts";
import { findDailyDeals } from "./find-daily-deals.ts";
import { findFlashSaleProducts } from "./find-flash-sale-products.ts";
import { getCampaign } from "./get-campaign.ts";
import { getFlashSale } from "./get-flash-sale.ts";

const { db } = await openTestDatabase();
const FIRST_PAGE = { page: 1, perPage: 10 };
const ctx = makeContext(db);
const hours = (count: number) => new Date(Date.now() + count * HOUR);

const category = await makeCategory(db);
const lamp = await makeProduct(db, await makeShop(db), category, { prices: [2000] });
const mug = await makeProduct(db, await makeShop(db), category, { prices: [1000] });
await refreshListings(ctx, "all");

describe("campaigns", () => {
  test("are listed while they run and before, those that run first, the nearest end on top", async () => {
    const late = await makeCampaign(db, { startsAt: hours(20), endsAt: hours(30) });
    const soon = await makeCampaign(db, { startsAt: hours(10), endsAt: hours(40) });
    const long = await makeCampaign(db, { endsAt: hours(50) });
    const short = await makeCampaign(db);
    await makeCampaign(db, { startsAt: hours(-9), endsAt: hours(-1) });
    await makeCampaign(db, { status: "draft" });
    const found = await findCampaigns(ctx, FIRST_PAGE);
    expect(found.items.map(({ id }) => id)).toEqual([short.id, long.id, soon.id, late.id]);
    expect(found.items.map(({ state }) => state)).toEqual(["running", "running", "upcoming", "upcoming"]);
    expect(found.total).toBe(4);
    expect((await findCampaigns(ctx, { page: 2, perPage: 3 })).items.map(({ id }) => id)).toEqual([late.id]);
  });

  test("hold until the nearest of their edges, also that of one on another page", async () => {
    await makeCampaign(db, { startsAt: hours(-2), endsAt: hours(30) });
    const soon = await makeCampaign(db, { startsAt: hours(3), endsAt: hours(40) });
    const edges: Date[] = [];
    const noting = { ...ctx, cache: { ...ctx.cache, cacheExpiresAt: (edge: Date) => void edges.push(edge) } };
    const { items } = await findCampaigns(noting, { page: 1, perPage: 1 });
    expect(items.map(({ id }) => id)).not.toContain(soon.id);
    const nearest = Math.min(...edges.map((edge) => edge.getTime()));
    expect(Math.abs(nearest - hours(3).getTime())).toBeLessThan(HOUR);
  });

  test("are shown in the page's language, also when they are over, but not before they are published", async () => {
    const over = await makeCampaign(db, { startsAt: hours(-9), endsAt: hours(-1) });
    await db
      .insert(campaignTranslations)
      .values({ campaignId: over.id, languageCode: "ar", title: "تخفيضات", description: "" });
    const language = { code: "ar", name: "Arabic", direction: "rtl" as const, flag: "sa" };
    expect(await getCampaign(makeContext(db, { visitor: { language } }), over.slug)).toMatchObject({
      title: "تخفيضات",
      state: "over",
    });
    const draft = await makeCampaign(db, { status: "draft" });
    expect(await getCampaign(ctx, draft.slug)).toBeNull();
    expect(await getCampaign(ctx, "nothing")).toBeNull();
  });

  test("run from their start on, and no longer at their end", async () => {
    const { slug } = await makeCampaign(db, { startsAt: hours(1), endsAt: hours(2) });
    const { startsAt, endsAt } = (await getCampaign(ctx, slug))!;
    const stateAt = async (iso: string, off = 0) =>
      (await getCampaign(makeContext(db, { now: new Date(Date.parse(iso) + off) }), slug))!.state;
    expect(await stateAt(startsAt, -1)).toBe("upcoming");
    expect(await stateAt(startsAt)).toBe("running");
    expect(await stateAt(endsAt, -1)).toBe("running");
    expect(await stateAt(endsAt)).toBe("over");
  });

  test("list their products, brands and shops", async () => {
    const [brand] = await db.insert(brands).values({ slug: "volt", name: "Volt" }).returning();
    await db.update(products).set({ brandId: brand!.id }).where(eq(products.id, lamp.productId));
    const { id, slug } = await makeCampaign(db);
    await joinCampaign(db, id, lamp);
    await joinCampaign(db, id, mug);
    const campaign = (await getCampaign(ctx, slug))!;
    expect(campaign.productsCount).toBe(2);
    const found = (await findCampaignProducts(ctx, slug, FIRST_PAGE))!;
    expect(new Set(found.items.map((card) => card.price.amount))).toEqual(new Set([1000, 500]));
    expect(await findCampaignBrands(ctx, campaign)).toMatchObject([{ slug: "volt", productsCount: 1 }]);
    const shops = await findCampaignShops(ctx, campaign);
    expect(new Set(shops.map(({ id: shopId }) => shopId))).toEqual(new Set([lamp.shopId, mug.shopId]));
    expect(await findCampaignProducts(ctx, "nothing", FIRST_PAGE)).toBeNull();
  });

  test("list their future products at today's price before they start, and nothing when they are over", async () => {
    const { id, slug } = await makeCampaign(db, { startsAt: hours(5), endsAt: hours(9) });
    await joinCampaign(db, id, lamp);
    expect((await findCampaignProducts(ctx, slug, FIRST_PAGE))!.items).toMatchObject([{ price: { amount: 2000 } }]);
    const during = makeContext(db, { now: hours(6) });
    await refreshStaleListings(during);
    expect((await findCampaignProducts(during, slug, FIRST_PAGE))!.items).toMatchObject([{ price: { amount: 1000 } }]);
    const after = makeContext(db, { now: hours(10) });
    expect((await findCampaignProducts(after, slug, FIRST_PAGE))!.total).toBe(0);
    await refreshStaleListings(after);
    expect(await findProductCards(after, [lamp.productId])).toMatchObject([
      { price: { amount: 2000 }, oldPrice: null },
    ]);
  });
});

describe("being accepted", () => {
  test("gives the campaign's price, from now on where it runs already", async () => {
    const { id } = await makeCampaign(db);
    const requestId = await requestToJoin(db, id, lamp, {
      discountKind: "flat",
      percentBasisPoints: null,
      amountMinor: 300,
    });
    expect(await acceptCampaignProduct(ctx, requestId)).toSucceed();
    const [rule] = await db.select().from(priceRules).where(eq(priceRules.campaignProductId, requestId));
    expect(rule!.startsAt.getTime()).toBe(ctx.now().getTime());
    expect(await findProductCards(ctx, [lamp.productId])).toMatchObject([
      { price: { amount: 1700 }, oldPrice: { amount: 2000 }, lowestPrice30Days: { amount: 2000 } },
    ]);
    expect(await acceptCampaignProduct(ctx, requestId)).toFail("wrong_state");
  });

  test("is refused while the product is in another campaign, and possible right after that", async () => {
    const first = await makeCampaign(db, { startsAt: hours(1), endsAt: hours(3) });
    await joinCampaign(db, first.id, lamp);
    const overlapping = await makeCampaign(db, { startsAt: hours(2), endsAt: hours(5) });
    const requestId = await requestToJoin(db, overlapping.id, lamp);
    expect(await acceptCampaignProduct(ctx, requestId)).toFail("in_other_campaign");
    const [row] = await db.select().from(campaignProducts).where(eq(campaignProducts.id, requestId));
    expect(row!.status).toBe("requested");
    const { ends_at: end } = { ends_at: (await getCampaign(ctx, first.slug))!.endsAt };
    const next = await makeCampaign(db, { startsAt: new Date(end), endsAt: hours(9) });
    await joinCampaign(db, next.id, lamp);
  });

  test("is not for drafts, for what is over, and for what is not there", async () => {
    const draft = await makeCampaign(db, { status: "draft" });
    const over = await makeCampaign(db, { startsAt: hours(-3), endsAt: hours(-1) });
    for (const id of [await requestToJoin(db, draft.id, lamp), await requestToJoin(db, over.id, lamp), 999_999])
      expect(await acceptCampaignProduct(ctx, id)).toFail("not_found");
  });
});

describe("a flash sale", () => {
  test("is the one that runs, or else the next one", async () => {
    expect(await getFlashSale(ctx)).toBeNull();
    await makeCampaign(db);
    const next = await makeCampaign(db, { isFlashSale: true, startsAt: hours(5), endsAt: hours(6) });
    expect(await getFlashSale(ctx)).toMatchObject({ id: next.id, state: "upcoming" });
    const running = await makeCampaign(db, { isFlashSale: true });
    expect(await getFlashSale(ctx)).toMatchObject({ id: running.id, state: "running" });
  });

  test("never overlaps another one, which may begin when it ends", async () => {
    const end = hours(1);
    await makeCampaign(db, { isFlashSale: true, endsAt: end });
    await makeCampaign(db, { isFlashSale: true, startsAt: end, endsAt: hours(2) });
    await makeCampaign(db, { isFlashSale: true, status: "draft" });
    await expect(makeCampaign(db, { isFlashSale: true })).rejects.toThrow();
  });

  test("shows the sold units of each product, sold-out products last", async () => {
    const { id } = await makeCampaign(db, { isFlashSale: true });
    await joinCampaign(db, id, lamp, { maximumUnits: 10, soldUnits: 10, maximumPerBuyer: 2 });
    await joinCampaign(db, id, mug, { maximumPerBuyer: 3 });
    const sale = (await getFlashSale(ctx))!;
    const found = await findFlashSaleProducts(ctx, sale, FIRST_PAGE);
    expect(found.items).toMatchObject([
      { id: mug.productId, price: { amount: 500 }, soldUnits: null, maximumUnits: null, maximumPerBuyer: 3 },
      { id: lamp.productId, price: { amount: 2000 }, soldUnits: 10, maximumUnits: 10, maximumPerBuyer: 2 },
    ]);
    expect(found.items[0]!.saleEndsAt).toBe(sale.endsAt);
    expect(found.total).toBe(2);
  });
});

test("a product's own screen shows its campaign, its caps, and when the lower price ends", async () => {
  const sale = await makeCampaign(db, { isFlashSale: true });
  await joinCampaign(db, sale.id, lamp, { maximumUnits: 10, soldUnits: 4, maximumPerBuyer: 2 });
  const [{ slug } = { slug: "" }] = await db.select().from(products).where(eq(products.id, lamp.productId));
  const { endsAt } = (await getCampaign(ctx, sale.slug))!;
  expect(await getProductDetails(ctx, slug)).toMatchObject({
    offerEndsAt: endsAt,
    campaign: { slug: sale.slug, isFlashSale: true, maximumPerBuyer: 2, unitsLeft: 6 },
  });
  expect(await getProductDetails(makeContext(db, { now: hours(2) }), slug)).toMatchObject({
    offerEndsAt: null,
    campaign: null,
  });
});

test("deals of the day are listed while they run, the nearest end first", async () => {
  const deal = (product: MadeProduct, from: number, to: number) =>
    reducePrice(db, product.productId, {
      kind: "daily_deal",
      percentBasisPoints: 1000,
      startsAt: hours(from),
      endsAt: hours(to),
    });
  await deal(lamp, -2, 5);
  await deal(mug, -1, 3);
  await deal(mug, 20, 30);
  await refreshListings(ctx, "all");
  const found = await findDailyDeals(ctx, FIRST_PAGE);
  expect(found.items.map(({ id, price }) => [id, price.amount])).toEqual([
    [mug.productId, 900],
    [lamp.productId, 1800],
  ]);
  expect(Date.parse(found.items[0]!.saleEndsAt)).toBeLessThan(Date.parse(found.items[1]!.saleEndsAt));
  expect((await findDailyDeals(makeContext(db, { now: hours(4) }), FIRST_PAGE)).items).toMatchObject([
    { id: lamp.productId },
  ]);
});
